/** Both servers that can serve the site, on the same build. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { writeNginxFiles } from '../../scripts/nginx-files.ts';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/server/http/app.ts';
import { createBadRequest } from '../../src/server/http/badRequest.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { startNginx } from './nginx.ts';

export const config = readConfig();
export const serverNames = ['own server', 'nginx'] as const;

/**
 * Starts both for the tests of a file.
 * @param more options of our own server, in addition to the built site
 * @returns their addresses, filled in before the first test
 */
export function bothServers(more: Partial<Parameters<typeof createApp>[0]> = {}): Record<string, string> {
  const urls: Record<string, string> = {};
  const stops: (() => Promise<void>)[] = [];
  const generated = mkdtempSync(path.join(os.tmpdir(), 'tryggve-generated-'));
  // The strictest environment sends one more header than the others.
  const settings = { ...config, siteEnv: 'production' } as const;

  beforeAll(async () => {
    const app = createApp({ ...settings, ...more });
    const { server, url } = await listen(app, '127.0.0.1', 0, { badRequest: createBadRequest(settings) });
    urls['own server'] = url;
    stops.push(() => stop(server));
    writeNginxFiles(settings, generated);
    const nginx = await startNginx({ outDir: config.outDir, generated, upstreamPort: Number(new URL(url).port) });
    urls['nginx'] = nginx.url;
    stops.unshift(nginx.stop);
  });

  afterAll(async () => {
    for (const end of stops) await end();
    rmSync(generated, { recursive: true, force: true });
  });

  return urls;
}
