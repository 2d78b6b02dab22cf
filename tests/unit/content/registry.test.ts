/** The registry and the code that queries it, on the real content. */
import { describe, expect, it } from 'vitest';
import { letterIndexOf } from '../../../src/content/letterIndex.ts';
import { caregiverMenuOf, mainMenuOf } from '../../../src/content/menus.ts';
import { faq } from '../../../src/content/kinds/faq.ts';
import { redirectsOf } from '../../../src/content/redirects.ts';
import { sparseCount } from '../../../src/content/sections.ts';
import { buildSite, caregiverLanguages, caregiverOrder, pathOf } from '../../../src/content/site.ts';
import { loadContent } from '../../../src/content/store.ts';
import { languageOf } from '../../../src/i18n/languages.ts';
import { translator } from '../../../src/i18n/messages.ts';

const site = buildSite(loadContent('content').content);
const entry = (path: string) => {
  const found = site.byPath.get(path);
  if (!found) throw new Error(`No page at ${path}`);
  return found;
};

it('[#266] names every language of a page once, and what the rest get', () => {
  const tooth = site.alternatesOf('dental').map(({ hreflang, path }) => `${hreflang} ${path}`);
  expect(tooth).toEqual(['sv /tand', 'en /en/dental', 'x-default /tand']);
  const fasting = site.alternatesOf('2658').map(({ hreflang }) => hreflang);
  const translated = caregiverLanguages(site).map((code) => languageOf(code).hreflang);
  expect(translated.slice(0, 3)).toEqual(['sv', 'en', 'ar']);
  expect(fasting).toEqual([...translated, 'x-default']);
  expect(site.alternatesOf('2658').at(-1)?.path).toBe('/en/caregivers/nil-by-mouth');
  expect(site.alternatesOf('nothing')).toEqual([]);
});

it('finds the pages above and below a page', () => {
  const above = site.ancestorsOf(entry('/hur-funkar-det/kroppen/lungor')).map(pathOf);
  expect(above).toEqual(['/', '/hur-funkar-det', '/hur-funkar-det/kroppen']);
  expect(site.ancestorsOf(entry('/narstaende/fasta')).map(pathOf)).toEqual(['/narstaende/valkommen-till-tryggve']);
  expect(site.childrenOf(entry('/tand')).map(({ data }) => data.id)).toEqual([
    'firstdental',
    'dentalfear',
    'drilling',
    'toothout',
    'dentalmore',
    'toothaccident',
    'braces',
  ]);
});

describe('caregiver menu', () => {
  const groupSizes = { 53: 7, 62: 7, 63: 3, 74: 3 };

  it.each(caregiverLanguages(site))(
    '[#77] [#78] [#80] in %s is the welcome page and four groups without a path',
    (language) => {
      const [welcome, ...groups] = caregiverMenuOf(site, language, translator(language));
      expect(welcome?.id).toBe(4486);
      expect(Object.fromEntries(groups.map(({ id, items }) => [id, items.length]))).toEqual(groupSizes);
      for (const group of groups) expect(group.path).toBe('');
      for (const item of groups.flatMap(({ items }) => items)) expect(item.items).toEqual([]);
    },
  );

  it('[#79] has the same ids in the same order in every language', () => {
    const ids =
      '4486 2720 2751 2627 2782 2565 2224 2286 2596 2658 2534 2410 2503 2472 2441 2255 2348 2317 2813 2379 2689'.split(
        ' ',
      );
    for (const language of caregiverLanguages(site))
      expect(caregiverOrder(site, language).map(({ data }) => data.id)).toEqual(ids);
  });

  it('[#76] has the English slugs of the specification', () => {
    const slugs = caregiverOrder(site, 'en').map(({ slug }) => slug);
    expect(slugs).toEqual(
      'welcome-tryggve children-right child-view preparation up-to-three preschool six-to-twelve teenagers preparing-ahead nil-by-mouth anaesthesia risks operating-suite recovery-suite side-effects pain assessing-pain pain-management children-reactions child-pain dealing'.split(
        ' ',
      ),
    );
  });
});

it('[#119] gives every menu item the fields of the specification', () => {
  const [first] = mainMenuOf(site, 'sv');
  expect(Object.keys(first ?? {}).sort()).toEqual([
    'external',
    'icon',
    'id',
    'items',
    'path',
    'sectionDivider',
    'text',
    'title',
  ]);
});

it('[#13] has on the first level of the menu what holds three things or more, and the rest below Play and learn', () => {
  const menuWith = (count: number) => {
    const film = (index: number) =>
      site.content.film.filter(({ slug }) => slug === 'the-mask').map((one) => ({ ...one, slug: `film-${index}` }));
    const films = Array.from({ length: count }, (_, index) => film(index)).flat();
    const menu = mainMenuOf(buildSite({ ...site.content, film: films }), 'en');
    const all = menu.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    return { first: menu.map(({ id }) => id), all };
  };
  for (const count of [0, 2]) {
    expect(menuWith(count).first).not.toContain('mediplay');
    expect(menuWith(count).all).toContain('mediplay');
  }
  expect(menuWith(3).first).toContain('mediplay');
  expect(menuWith(3).all.filter((id) => id === 'mediplay')).toHaveLength(1);
  const unfilled = (['podcast', 'books', 'news'] as const).filter((id) => sparseCount(site, id, 'en') !== undefined);
  expect(menuWith(3).first).toHaveLength(19 - unfilled.length);
});

it('[#61] [#63] [#64] [#65] gives films and series the addresses of the specification, in both languages', () => {
  const series = site.content.series.find(({ language }) => language === 'en');
  const film = site.page('maskfilm', 'sv');
  if (!series || !film) throw new Error('There is no series or no film');
  const swedish = { ...series, language: 'sv' as const };
  const at = (one: typeof series, format: typeof series.data.format) =>
    pathOf({ ...one, slug: 'x', data: { ...one.data, format } });
  expect([at(swedish, 'series'), at(series, 'series')]).toEqual(['/mediplay/serier/x', '/en/mediplay/series/x']);
  expect([at(swedish, 'playlist'), at(series, 'playlist')]).toEqual([
    '/mediplay/spellistor/x',
    '/en/mediplay/playlists/x',
  ]);
  expect([at(swedish, 'quick'), at(series, 'quick')]).toEqual([
    '/mediplay/snabba-fragor-snabba-svar/x',
    '/en/mediplay/snabba-fragor-snabba-svar/x',
  ]);
  expect(site.alternatesOf('maskfilm').map(({ path }) => path)).toEqual([
    '/mediplay/video/masken',
    '/en/mediplay/video/the-mask',
    '/mediplay/video/masken',
  ]);
  expect(site.ancestorsOf(film).map(pathOf)).toEqual(['/', '/mediplay']);
  expect(redirectsOf(site)).toContainEqual({ from: '/en/mediplay/video', to: '/en/mediplay', status: 302 });
});

it('leads every short address and section root to its page', () => {
  const redirects = redirectsOf(site);
  expect(redirects).toContainEqual({
    from: '/q/2658-ar',
    to: pathOf(site.page('2658', 'ar') ?? entry('/')),
    status: 302,
  });
  expect(redirects).toContainEqual({ from: '/narstaende', to: '/narstaende/valkommen-till-tryggve', status: 302 });
  expect(redirects).toContainEqual({
    from: '/q/waking-en',
    to: '/en/being-anaesthetized-and-operated-on/waking-up',
    status: 302,
  });
  expect(redirects.every(({ from }) => !from.startsWith('/q/') || /^\/q\/[a-z0-9]+-/.test(from))).toBe(true);
});

it('lists every page of a language once in its index, å, ä and ö last', () => {
  const letters = letterIndexOf(site, 'sv');
  const listed = letters.flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(listed).toHaveLength([...site.byPath.values()].filter(({ language }) => language === 'sv').length);
  expect(new Set(listed).size).toBe(listed.length);
  const order = letters.map(({ letter }) => letter).filter((letter) => 'ZÅÄÖ'.includes(letter));
  expect(order).toEqual([...order].sort((a, b) => 'ZÅÄÖ'.indexOf(a) - 'ZÅÄÖ'.indexOf(b)));
  expect(new Set(letters.map(({ anchor }) => anchor)).size).toBe(letters.length);
});

it('[#61] leads from the word for one playlist to the playlist, in both languages', () => {
  const lead = redirectsOf(site);
  expect(lead).toContainEqual({
    from: '/mediplay/spellista/vaken-hela-tiden',
    to: '/mediplay/spellistor/vaken-hela-tiden',
    status: 301,
  });
  expect(lead.filter(({ from }) => /\/playlist\//.test(from)).map(({ to }) => to)).toEqual([
    expect.stringMatching(/^\/en\/mediplay\/playlists\//),
  ]);
});

it('[#198] takes a number as the id of a question, as its digits', () => {
  const question = {
    question: 'Får jag äta?',
    theme: 'before',
    order: 1,
    tags: ['fasta', { tag: 'mat' }],
    facts: [],
    changed: '2026-11-23',
    author: 'Tryggve',
    drafted: 'ai',
    review: 'unreviewed',
    translation: 'original',
  };
  expect(faq.schema.parse({ ...question, id: 12 })).toMatchObject({ id: '12', tags: ['fasta', 'mat'] });
  expect(faq.schema.safeParse({ ...question, id: 1.5 }).success).toBe(false);
  expect(faq.schema.safeParse({ ...question, id: 'Nej!' }).success).toBe(false);
});
