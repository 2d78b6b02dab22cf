/** The body atlas by mouse, touch and keyboard: each part can be reached, has a name and links onward. */
import { expect, type Page, test } from './test.ts';
import { defaults, storageKey } from '../../src/shared/preferences.ts';
import { drawing, layers, map, parts, show, chosen } from './atlas.ts';
import { findViolations, findViolationsInAllLooks, placesOf } from './violations.ts';

/** What the atlas opens with on each of the eighteen pages: the layer, the announced name, the highlighted parts. */
const openings: Record<string, [layer: string, name: string, ...parts: string[]]> = {
  hjarnan: ['organs', 'Hjärna', 'brain'],
  nervsystemet: ['nerves', 'Nervsystemet'],
  ansiktet: ['skin', 'Ansikte', 'face'],
  lungor: ['organs', 'Lungor', 'lung-right', 'lung-left'],
  'hjartat-och-cirkulationen': ['circulation', 'Hjärta', 'heart'],
  'magsack-och-tarmar': [
    'organs',
    'Magsäck och tarmar',
    ...['stomach', 'duodenum', 'small-bowel', 'colon', 'appendix', 'rectum'],
  ],
  'lever-och-gallblasa': ['organs', 'Lever och gallblåsa', 'liver', 'gall'],
  bukspottkorteln: ['organs', 'Bukspottkörtel', 'pancreas'],
  njurar: ['organs', 'Njurar', 'kidneys'],
  urinblasan: ['organs', 'Urinblåsa', 'bladder'],
  skelettet: ['skeleton', 'Skelettet'],
  leder: [
    'skeleton',
    'Leder',
    ...['shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle'].map((joint) => `joint-${joint}`),
  ],
  'muskler-och-senor': ['muscles', 'Muskler och senor'],
  'ytliga-muskler': ['muscles', 'Ytliga muskler'],
  'djupa-muskler': ['deep', 'Djupa muskler'],
  lymfsystemet: ['lymph', 'Lymfsystemet'],
  huden: ['skin', 'Hud', 'skin'],
  konsorganen: ['skin', 'Könsorgan', 'sex-organs'],
};

test('loads nothing before the reader reaches for it, and each layer when it is shown', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(map, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /island|react|data\/atlas/.test(path))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/atlas/'))).toEqual(['/atlas/figures/organs.svg']);
  await show(page, 'organs');
  await show(page, 'nerves');
  expect(asked).toContain('/atlas/nerves.svg');
  expect(asked).not.toContain('/atlas/muscles.svg');
});

for (const layer of layers)
  test(`every part of ${layer} is reached and named by keyboard`, async ({ page }) => {
    await page.goto(map);
    await show(page, layer);
    await expect(parts(page).first()).toBeAttached();
    const count = await parts(page).count();
    expect(count).toBeGreaterThan(5);
    await parts(page).first().focus();
    await page.keyboard.press('Space');
    const said = new Set<string>();
    for (let at = 0; at < count; at++) {
      const name = await parts(page)
        .nth(at)
        .evaluate((radio) => radio.closest('label')?.textContent ?? '');
      await expect(parts(page).nth(at)).toBeChecked();
      await expect(chosen(page)).toHaveText(name);
      await expect(page.locator('[data-part-card] h3')).toHaveText(name);
      await expect(page.locator('[data-part-card] a').first()).toHaveAttribute('href', /^\//);
      said.add(name);
      await page.keyboard.press('ArrowDown');
    }
    expect(said.size).toBe(count);
  });

test('layers that can be seen through are shown together, on one outline', async ({ page }) => {
  await page.goto(map);
  await show(page, 'organs');
  await page.getByRole('checkbox', { name: 'Skelett' }).check();
  await expect(drawing(page, 'skeleton')).toBeAttached();
  const [bones, organs] = await Promise.all(
    ['skeleton', 'organs'].map((id) =>
      page.locator(`[data-layer="${id}"]`).evaluate((g) => String((g as SVGGElement).getCTM()?.e)),
    ),
  );
  expect(bones).toBe(organs);
  await show(page, 'muscles');
  await expect(page.getByRole('checkbox', { name: 'Skelett' })).toHaveCount(0);
});

for (const [slug, [layer, name, ...own]] of Object.entries(openings))
  test(`[#73] ${slug} opens the atlas at ${name}`, async ({ page }) => {
    await page.goto(`${map}/${slug}`);
    const card = page.locator('[data-part-card]');
    const marks = page.locator('[data-chosen] > [data-spot]');
    const marked = () => marks.evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-spot') ?? '').sort());
    await expect(card.locator('h3')).toHaveText(name);
    await expect(card).toContainText('Sidan som du läser nu handlar om den här delen.');
    await expect(page.locator(`[name="atlas-layer"][value="${layer}"]`)).toBeChecked();
    await expect(page.locator('[name="atlas-part"]:checked')).toHaveCount(own.length === 1 ? 1 : 0);
    // The picture already marks the parts before any interaction.
    expect(await marked()).toEqual(own.toSorted());
    await page.locator('[name="atlas-part"]').first().focus();
    await expect(drawing(page, layer)).toBeAttached();
    await expect(marks).toHaveCount(own.length);
    expect(await marked()).toEqual(own.toSorted());
    const drawn = page.locator('g[data-chosen] > [data-part]');
    await expect(drawn).not.toHaveCount(own.length === 0 ? 1 : 0);
    await expect(chosen(page)).toHaveText(name);
  });

test('the body is the reader’s own figure', async ({ page }) => {
  await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
    storageKey,
    JSON.stringify({
      ...defaults,
      cookies: { hide: true, v: 1 },
      aa_avatar: { ...defaults.aa_avatar, sex: 'male', skin: 'black', isSaved: true },
    }),
  ] as const);
  await page.goto(map);
  // A saved figure is shown without any interaction.
  await expect(drawing(page, 'organs')).toBeAttached();
  await expect(page.locator('svg [fill="#583A2C"]').first()).toBeAttached();
  await page.getByRole('link', { name: 'Ändra hur figuren ser ut' }).click();
  await expect(page).toHaveURL(/min-figur$/);
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('axe finds nothing in any layer, whole or near', async ({ page }) => {
      // With reduced motion the chosen part is scrolled into view at once, so no target is half under the header on its
      // way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Colours are the same on a phone.
      const look = async (one: Page) =>
        viewport.width > 390 ? findViolationsInAllLooks(one) : placesOf(await findViolations(one));
      await page.goto(`${map}/njurar`);
      for (const layer of ['organs', 'muscles', 'lymph']) {
        await show(page, layer);
        await parts(page).first().check();
        await expect(page.locator('[data-part-card]')).toBeInViewport();
        expect(await look(page)).toEqual([]);
      }
      await page.getByRole('button', { name: 'Större', exact: true }).click();
      // The code that places the labels is loaded with the first zoom.
      await expect(page.locator('[data-pin]')).not.toHaveCount(0);
      expect(await look(page)).toEqual([]);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map shows every layer as a picture, with its parts as links', async ({ page }) => {
    await page.goto(map);
    for (const layer of [
      'Hud',
      'Ytliga muskler',
      'Djupa muskler',
      'Skelett',
      'Organ',
      'Hjärta och blod',
      'Nerver',
      'Lymfa',
    ]) {
      const section = page.getByRole('region', { name: layer, exact: true });
      await expect(section.getByRole('img', { name: `Kroppen framifrån: ${layer}` })).toBeVisible();
      await expect(section.getByRole('link').nth(5)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Mjälte' }).first().click();
    await expect(page).toHaveURL(/lymfsystemet$/);
    await expect(page.getByRole('region', { name: 'Lymfa', exact: true })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('schematics name what they show', async ({ page }) => {
    await page.goto(`${map}/hjartat-och-cirkulationen`);
    const heart = page.getByRole('region', { name: 'Hjärtats fyra rum' });
    await expect(heart.getByRole('listitem')).toHaveCount(11);
    await expect(heart.getByText('Vänster kammare')).toBeVisible();
  });
});
