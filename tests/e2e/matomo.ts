/** A fake Matomo: a local server that records what it receives, at the address in the staging build. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test as base } from './test.ts';
import { chromiumArguments, findTestBrowser } from '../../scripts/chromium.ts';

/** MATOMO_URL of the staging build (scripts/test.ts). */
export const matomoHost = 'matomo.example';

export type Told = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  fields: Record<string, string>;
};

type Recorder = { port: number; told: Told[] };

/**
 * Extends `test` with a browser that reaches this server under Matomo's name. `matomo` holds what the server has
 * received in the test so far, and `foreign` every request of the page to another host than ours.
 */
export const test = base.extend<{ matomo: Told[]; foreign: string[] }, { recorder: Recorder }>({
  recorder: [
    async ({}, use) => {
      const told: Told[] = [];
      const server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const { method, url, headers } = request;
          const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
          told.push({ method, url, headers, fields });
          // Matomo tries to set a cookie where it can. None may stay.
          response.writeHead(200, { 'set-cookie': 'MATOMO_SESSID=1; Path=/' }).end();
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ port: (server.address() as AddressInfo).port, told });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ recorder }, use) => {
      const rules = `--host-resolver-rules=MAP ${matomoHost} 127.0.0.1:${recorder.port}`;
      await use({ executablePath: findTestBrowser() ?? '', args: [...chromiumArguments, rules] });
    },
    { scope: 'worker' },
  ],
  matomo: async ({ recorder }, use) => {
    recorder.told.length = 0;
    await use(recorder.told);
  },
  foreign: async ({ page, baseURL }, use) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    await use(foreign);
  },
});

/** Returns the page views among the recorded requests; `events` returns the events as text. */
export const views = (told: Told[]) => told.filter(({ fields }) => 'action_name' in fields);
export const events = (told: Told[]) =>
  told.filter(({ fields }) => 'e_c' in fields).map(({ fields: { e_c, e_a, e_n } }) => [e_c, e_a, e_n].join(' / '));

/** Waits until everything that a page had to send has arrived, by sending a last event, which nothing can overtake. */
export async function settle(page: Page, matomo: Told[]): Promise<void> {
  await page.evaluate(() => {
    const detail = { category: 'Test', action: 'End', name: 'End' };
    document.dispatchEvent(new CustomEvent('tryggve:track', { detail }));
  });
  await expect.poll(() => events(matomo)).toContain('Test / End / End');
  matomo.splice(
    matomo.findIndex(({ fields }) => fields['e_c'] === 'Test'),
    1,
  );
}
