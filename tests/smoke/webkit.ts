/** WebKit's GTK port over WebDriver (https://www.w3.org/TR/webdriver2/), on a screen in memory. */
import { type AddressInfo, createServer } from 'node:net';
import { findWebKitDriver, findXvfb } from '../../scripts/otherBrowsers.ts';
import { until } from '../http/process.ts';
import { type Engine, endProgram, phone, readLine, spawnProgram } from './engine.ts';

/** @returns the value of the answer */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${method} ${url}: ${value?.error} ${value?.message}`);
  return value;
}

/** Returns a port that nothing listens on. The driver does not say which one it takes by itself. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function launchWebKit(): Promise<Engine> {
  const screen = ['-displayfd', '3', '-screen', '0', `${phone.width}x${phone.height}x24`, '-nolisten', 'tcp'];
  const xvfb = spawnProgram({ name: 'Xvfb', file: findXvfb(), args: screen });
  const display = await readLine(xvfb, /^(\d+)\n/);
  const port = await freePort();
  const driver = spawnProgram({
    name: 'WebKitWebDriver',
    file: findWebKitDriver(),
    args: [`--port=${port}`],
    // The language of the reader follows from the locale. With this one it is English everywhere.
    env: { DISPLAY: `:${display}`, LC_ALL: 'C' },
  });
  const base = `http://127.0.0.1:${port}`;
  await until(() =>
    send('GET', `${base}/status`).then(
      () => true,
      () => false,
    ),
  );
  // Its toolbar is wider than a phone, and a full screen has none.
  const browser = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };
  const { sessionId } = (await send('POST', `${base}/session`, { capabilities: { alwaysMatch: browser } })) as {
    sessionId: string;
  };
  const session = `${base}/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...phone });
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    evaluate: async (expression) =>
      String(await send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })),
    perform: async (source) => void (await send('POST', `${session}/actions`, { actions: [source] })),
    close: async () => {
      await send('DELETE', session);
      await endProgram(driver);
      await endProgram(xvfb);
    },
  };
}
