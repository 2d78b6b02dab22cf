/** Serves the built site. `npm start` builds it first where that is needed. */
import { readConfig } from '../config.ts';
import { createApp } from './http/app.ts';
import { createBadRequest } from './http/badRequest.ts';
import { networkOfRequest, trustedProxies } from './http/clientAddress.ts';
import { createLimiter, limited } from './http/limit.ts';
import { listen, stop } from './http/serve.ts';
import { searchRoutes } from './search/api.ts';
import { chooseEngine } from './search/engines.ts';
import { searchPages } from './search/page.ts';
import { createSearch } from './search/start.ts';

const config = readConfig();
try {
  const search = createSearch(config.outDir, chooseEngine(config));
  const limit = {
    limiter: createLimiter(config.searchLimit),
    networkOf: networkOfRequest(trustedProxies(config.trustProxy)),
  };
  const pages = searchPages(config.outDir, search.service);
  const app = createApp({
    ...config,
    routes: limited(limit, searchRoutes(search.service)),
    answers: limited(limit, pages.routes, pages.refusal),
    search: () => ({ engine: search.engine, ready: search.service() !== undefined }),
  });
  const { server, url } = await listen(app, config.host, config.port, createBadRequest(config));
  // After a new build: its search, without a question lost. Pages and redirects need a restart.
  process.on('SIGHUP', () => {
    search.load().then(
      () => console.log('Search is loaded anew'),
      (error: unknown) => console.error('Search stays as it was:', error),
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop(server).then(() => process.exit(0));
    });
  }
  await search.load();
  console.log(`Tryggve is ready at ${url}`);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') console.error(`Port ${config.port} is taken. Choose another, as in PORT=4322 npm start.`);
  else if (code === 'ENOENT') console.error(`${config.outDir} holds no built site. Run npm run build first.`);
  else console.error(error);
  // It may listen already; whoever keeps it running is to see that it failed.
  process.exit(1);
}
