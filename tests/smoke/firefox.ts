/** Firefox over WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it speaks without a driver. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFirefox } from '../../scripts/otherBrowsers.ts';
import { type Engine, endProgram, phone, readLine, spawnProgram } from './engine.ts';

type Reply = { id?: number; type: string; message?: string; result?: unknown };
type Evaluated = { result?: { value?: unknown }; exceptionDetails?: { text: string } };

/**
 * Opens a connection.
 * @returns a function that sends a command and resolves with its result
 */
async function connect(url: string): Promise<(method: string, params: object) => Promise<unknown>> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${url}`)));
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1;
      waiting.set(id, ({ type, message, result }) =>
        type === 'success' ? resolve(result) : reject(new Error(`${method}: ${message}`)),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
}

export async function launchFirefox(): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'tryggve-firefox-'));
  // Without this, pages in Swedish offer themselves in the language of the system.
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("intl.accept_languages", "sv");\n');
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawnProgram({ name: 'Firefox', file: findFirefox(), args });
  const url = await readLine(firefox, /BiDi listening on (\S+)/);
  const send = await connect(`${url}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
  const [{ context }] = contexts;
  await send('browsingContext.setViewport', { context, viewport: phone });
  return {
    open: async (address) => void (await send('browsingContext.navigate', { context, url: address, wait: 'complete' })),
    evaluate: async (expression) => {
      const params = { expression, target: { context }, awaitPromise: false };
      const { result, exceptionDetails } = (await send('script.evaluate', params)) as Evaluated;
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return String(result?.value);
    },
    perform: async (source) => void (await send('input.performActions', { context, actions: [source] })),
    close: async () => {
      await endProgram(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
