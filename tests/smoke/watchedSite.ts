/**
 * The site as served, watched: a proxy that notes failed requests, and gives each page a script that notes errors,
 * because WebDriver has no command that reads the console.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const watcherPath = '/watcher.js';

/** Notes errors in `sessionStorage`, where they outlive the page. */
function watch(): void {
  const note = (fault: string) =>
    sessionStorage.setItem('faults', `${sessionStorage.getItem('faults') ?? ''}${fault}\n`);
  addEventListener(
    'error',
    ({ message, target }) =>
      note(target instanceof Element ? `Not loaded: ${target.outerHTML.slice(0, 200)}` : `Error: ${message}`),
    true,
  );
  document.documentElement.dataset['isWatched'] = '';
  addEventListener('unhandledrejection', ({ reason }) => note(`Unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`Refused by the policy: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ['warn', 'error'] as const) {
    const log = console[level].bind(console);
    console[level] = (...all: unknown[]) => {
      note(`Console: ${all.map(String).join(' ')}`);
      log(...all);
    };
  }
}

const withWatcher = (html: string) => html.replace(/<head>/, `$&<script src="${watcherPath}"></script>`);

/**
 * Starts the proxy.
 * @param site the address of the server
 * @returns its address, and the requests that failed
 */
export async function watchSite(site: string): Promise<{ base: string; failed: string[]; close: () => void }> {
  const failed: string[] = [];
  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    if (asked.url === watcherPath)
      return void response.setHeader('content-type', 'text/javascript').end(`(${watch.toString()})()`);
    const { method, url = '/' } = asked;
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(new URL(url, site), { method, headers }, (answer) => {
      const { statusCode = 0, headers: received } = answer;
      if (statusCode >= 400) failed.push(`${statusCode} ${url}`);
      const isPage = received['content-type']?.startsWith('text/html') ?? false;
      if (!isPage) return void answer.pipe(response.writeHead(statusCode, received));
      const { 'content-length': _length, ...others } = received;
      void text(answer).then(
        (html) => response.writeHead(statusCode, others).end(withWatcher(html)),
        () => response.destroy(),
      );
    });
    passed.on('error', (error) => {
      // A browser may stop a download, such as of a film.
      if (!response.destroyed) failed.push(`${error.message} ${url}`);
      response.destroy();
    });
    response.on('close', () => passed.destroy());
    asked.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    failed,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
