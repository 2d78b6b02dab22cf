/** Serves the built site. `npm start` builds it first if needed. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfigOrExit } from '../config.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { searchPath } from '../i18n/paths.ts';
import { trustedProxies } from '../shared/trustedProxies.ts';
import { BuildProblem } from './builtFile.ts';
import { createApp } from './http/app.ts';
import { createBadRequest } from './http/badRequest.ts';
import { networkOfConnection, networkOfRequest } from './http/clientAddress.ts';
import { createLimiter, limited } from './http/limit.ts';
import { createNetworks } from './http/networks.ts';
import { listen, stop } from './http/serve.ts';
import { mediaRoutes } from './media/routes.ts';
import { openFilesLimit, safeConnections } from './openFiles.ts';
import { searchRoutes } from './search/api.ts';
import { searchPages } from './search/page.ts';
import { createThreadedSearch } from './search/threaded.ts';

// Keep running when the log can't be written, for example on a full disk.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const config = readConfigOrExit();
// Converting pictures takes up to four of the threads that also read files: leave as many for files.
// eslint-disable-next-line no-restricted-properties
process.env.UV_THREADPOOL_SIZE ??= '8';
// React's production mode, which the search thread inherits. Development mode takes four times as long.
// eslint-disable-next-line no-restricted-properties
process.env.NODE_ENV ??= 'production';

/** Returns what to log for an error: one line if the operator can fix it, otherwise the error itself. */
function explain(error: unknown): unknown {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${config.port} is taken. Choose another, as in PORT=4322 npm start.`;
  if (!existsSync(path.join(config.outDir, 'index.html')))
    return `${config.outDir} holds no built site. Run npm run build first.`;
  if (error instanceof BuildProblem) return message;
  // An error with another name, such as TypeError, is a bug: log its stack.
  return name === 'Error' ? message : error;
}

try {
  const search = createThreadedSearch(config);
  const proxies = trustedProxies(config.trustProxy);
  const networkOf = networkOfRequest(proxies);
  const limit = { limiter: createLimiter(config.searchLimit), networkOf };
  const mediaLimit = { limiter: createLimiter(config.mediaLimit), networkOf };
  const pages = searchPages(config.outDir, search.service, search);
  const app = createApp({
    ...config,
    routes: { ...limited(limit, searchRoutes(search.service)), ...limited(mediaLimit, mediaRoutes(config)) },
    answers: limited(limit, pages.routes, pages.refusal),
    search: () => ({ engine: search.engine, ready: search.isReady() }),
  });
  const files = openFilesLimit();
  const maxConnections = safeConnections(config.maxConnections, files);
  if (maxConnections < config.maxConnections)
    console.error(
      `The system lets ${files} files be open (ulimit -n): ${maxConnections} connections are taken at a time, not ${config.maxConnections}.`,
    );
  const { server, url } = await listen(app, config.host, config.port, {
    maxConnections,
    ...(config.networkConnections > 0 && {
      networks: createNetworks(config.networkConnections, networkOfConnection(proxies)),
    }),
    badRequest: createBadRequest(config),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop(server).then(() => process.exit(0));
    });
  }
  const load = () => search.load().catch((error: unknown) => error as Error);
  // After a new build, reload the search without losing a question. Pages and redirects need a restart.
  process.on('SIGHUP', () => {
    void load().then((error) => {
      if (error) console.error(`${error.message} Search stays as it was.`);
      else console.log('Search is loaded anew');
    });
  });
  const error = await load();
  if (error) console.error(`Search can't answer: ${error.message}`);
  // A refused reader without JavaScript may need help, and gets this page. Render it now, to log any failure early.
  try {
    await pages.refusal(searchPath(defaultLanguage));
  } catch (reason) {
    console.error("Search pages can't be made:", explain(reason));
  }
  console.log(`Tryggve is ready at ${url}`);
} catch (error) {
  console.error(explain(error));
  // The port may already be open. Exit so that the supervisor notices.
  process.exit(1);
}
