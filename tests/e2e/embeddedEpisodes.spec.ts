/** Episodes on other hosts: no request before the reader's consent, exactly one after it, none once it is withdrawn. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from './test.ts';
import { otherHosts } from './filmPages.ts';

const main = (page: Page) => page.getByRole('main');
const accept = (page: Page) => main(page).getByRole('button', { name: 'OK' });
const frame = (page: Page) => main(page).locator('iframe');
const reach = (page: Page) => page.getByTestId('reach').hover();

/** Returns a value as Astro serializes it for its islands. */
const packed = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? [0, Object.fromEntries(Object.entries(value).map(([key, one]) => [key, packed(one)]))]
    : [0, value];

/** Puts the player of another host on an episode's page, since no content has one. Its text is short. */
async function giveEpisode(page: Page, provider: string): Promise<void> {
  const scripts = readdirSync(path.join(process.env['OUT_STAGING'] ?? '.cache/dist-staging', '_astro'));
  const script = scripts.find((name) => /^EpisodeEmbed\.island\..+\.js$/.test(name)) ?? '';
  const copy = {
    embed_title: 'Title',
    embed_text: 'From {provider}',
    embed_question: 'From {provider}?',
    embed_accept: 'OK',
    consent_provider_text: '{provider}',
    consent_link: 'Settings',
    embed_may_play: '{provider}',
    embed_take_back: 'Take back',
  };
  const props = {
    copy,
    listenAt: 'Lyssna hos {provider}',
    title: 'Bruset',
    provider,
    providerId: 'podden/bruset',
    locale: 'sv',
    settingsHref: '/cookies-och-dataskydd#cookies',
  };
  const escaped = JSON.stringify((packed(props) as [0, object])[1]).replaceAll('"', '&quot;');
  await page.route('**/podcast/magnetkameran', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(/component-url="[^"]+"/, `component-url="/_astro/${script}"`)
      .replace('component-export="PodcastPlayer"', 'component-export="EpisodeEmbed"')
      .replace(/ props="[^"]+"/, () => ` props="${escaped}"`)
      .replace(/(<astro-island[^>]*>).*?<\/astro-island>/s, '$1<p data-testid="reach">Reach</p></astro-island>');
    await route.fulfill({ response: answer, body: html });
  });
}

for (const [provider, name, address, own] of [
  [
    'soundcloud',
    'SoundCloud',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fpodden%2Fbruset&auto_play=false&show_comments=false',
    'https://soundcloud.com/podden/bruset',
  ],
  [
    'acast',
    'Acast',
    'https://embed.acast.com/podden/bruset?autoplay=false',
    'https://shows.acast.com/podden/episodes/bruset',
  ],
] as const) {
  test(`[#66] [#179] [#180] ${name} is asked after a yes, exactly, and no longer when it is taken back`, async ({
    page,
    context,
  }) => {
    const asked = await otherHosts(page);
    const broken: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) broken.push(message.text());
    });
    await giveEpisode(page, provider);
    await page.goto('/podcast/magnetkameran');
    await reach(page);
    await expect(accept(page)).toBeVisible();
    await expect(main(page).getByRole('link', { name: `Lyssna hos ${name}` })).toHaveAttribute('href', own);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await accept(page).click();
    await expect(frame(page).contentFrame().getByText('Film')).toBeVisible();
    await expect(frame(page)).toBeFocused();
    await expect(frame(page)).toHaveAccessibleName('Bruset');
    expect(asked).toEqual([address]);

    // Consent is withdrawn in another tab, as on the page of the cookie settings.
    const other = await context.newPage();
    await other.goto('/cookies-och-dataskydd');
    await other.locator('#cookies').getByRole('switch', { name }).uncheck();
    await other.locator('#cookies').getByRole('button', { name: 'Uppdatera mina val' }).click();
    await expect(frame(page)).toHaveCount(0);
    await expect(accept(page)).toBeVisible();
    await page.reload();
    await reach(page);
    await expect(accept(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([address]);
    expect(broken, 'nothing breaks the content policy').toEqual([]);
  });
}
