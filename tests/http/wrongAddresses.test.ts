/** Addresses that were mistyped or cut off, on both servers: they lead to their page, or to a helpful message. */
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { translator } from '../../src/i18n/messages.ts';
import { securityHeaders } from '../../src/server/http/headers.ts';
import { bothServers, config, serverNames } from './both.ts';
import { ask } from './raw.ts';

const urls = bothServers();

describe.each(serverNames)('%s', (name) => {
  const get = (place: string) => ask(urls[name] ?? '', place);

  it.each([
    ['/sv', '/'],
    ['/sv/tand', '/tand'],
    ['/sv/narstaende/fasta?a=1', '/narstaende/fasta?a=1'],
    ['/Tand', '/tand'],
    ['/narstaende/Fasta', '/narstaende/fasta'],
    ['/Narstaende/FASTA?a=1', '/narstaende/fasta?a=1'],
    ['/EN/Dental', '/en/dental'],
    ['/fa-AF/Menu', '/fa-AF/menu'],
    ['/FA-AF/MENU', '/fa-AF/menu'],
  ])('leads %s on to %s for good', async (from, to) => {
    const { status, headers } = await get(from);
    expect(status).toBe(301);
    expect(headers['location']).toBe(to);
  });

  it('leads a short address in capitals to its page too', async () => {
    const { status, headers } = await get('/Q/2658-SV');
    expect(status).toBe(302);
    expect(headers['location']).toBe('/narstaende/fasta');
  });

  it.each([
    ['/100%', 'sv'],
    ['/%zz', 'sv'],
    ['/narstaende/fast%', 'sv'],
    ['/en/caregivers/nil%2', 'en'],
    ['/ar/%', 'ar'],
    ['/fa-AF/%d8%b1%', 'fa-AF'],
    // Cut inside a character: each of these is a complete percent sequence, but not a complete character.
    ['/s%C3', 'sv'],
    ['/ti/%E1%88', 'ti'],
    ['/tand?q=', 'sv', 17_000],
    ['/ar/menu?q=', 'ar', 40_000],
  ])('answers 400 to %s with words and a way home, in %s', async (place, language, more = 0) => {
    const { status, headers, body } = await get(place + 'a'.repeat(more));
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const header of Object.keys(securityHeaders({ ...config, siteEnv: 'production' })))
      expect(headers[header], header).toBeTruthy();
    const text = body.toString();
    expect(text).toContain(`<html lang="${language}"`);
    expect(text).toContain('Ooops!</');
    expect(text).toContain(translator(language as LanguageCode)('not_found_help'));
    expect(text).toContain(translator(language as LanguageCode)('not_found_home'));
  });

  it('answers a whole letter in another script with 404, not 400', async () => {
    expect((await get('/s%C3%B6k')).status).toBe(404);
    expect((await get('/ar/%D8%A7')).status).toBe(404);
  });
});
