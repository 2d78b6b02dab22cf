/** What our own server does beyond serving files. */
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createApp } from '../../src/server/http/app.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { until } from './process.ts';
import { ask } from './raw.ts';

const config = readConfig();

describe('graceful stop', () => {
  it('[#275] ends answers under way before it stops', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const app = createApp({
      ...config,
      routes: {
        '/api/slow': async ({ response }) => {
          await held;
          response.end('done');
        },
      },
    });
    const { server, url } = await listen(app, '127.0.0.1', 0);
    const asked = new Promise<void>((resolve) => server.once('request', () => resolve()));
    const slow = ask(url, '/api/slow');
    await asked;
    const stopped = stop(server);
    await until(() => !server.listening);
    await expect(ask(url, '/')).rejects.toThrow();
    release();
    expect((await slow).body.toString()).toBe('done');
    await stopped;
  });

  it('answers 500 with a page of its own when a route breaks', async () => {
    const app = createApp({ ...config, routes: { '/api/broken': () => Promise.reject(new Error('secret')) } });
    const { server, url } = await listen(app, '127.0.0.1', 0);
    const { status, body } = await ask(url, '/api/broken');
    expect(status).toBe(500);
    expect(body.toString()).not.toContain('secret');
    await stop(server);
  });
});
