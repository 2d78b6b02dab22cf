/** Serves the built site. `npm start` builds it first where that is needed. */
import { readConfig } from '../config.ts';
import { createApp } from './http/app.ts';
import { listen, stop } from './http/serve.ts';
import { searchRoutes } from './search/api.ts';
import { createSearch } from './search/start.ts';

const config = readConfig();
try {
  const search = createSearch(config.outDir);
  const app = createApp({
    ...config,
    routes: searchRoutes(search.service),
    search: () => ({ engine: search.engine, ready: search.service() !== undefined }),
  });
  const { server, url } = await listen(app, config.host, config.port);
  await search.load();
  console.log(`Tryggve is ready at ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void stop(server).then(() => process.exit(0));
    });
  }
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') console.error(`Port ${config.port} is taken. Choose another, as in PORT=4322 npm start.`);
  else if (code === 'ENOENT') console.error(`${config.outDir} holds no built site. Run npm run build first.`);
  else console.error(error);
  process.exitCode = 1;
}
