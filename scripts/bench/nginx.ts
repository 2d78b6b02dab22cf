/** Runs nginx on a build until told to stop, as the tests start it. Argument: the port of the server behind it. */
import path from 'node:path';
import { startNginx } from '../../tests/http/nginx.ts';
import { readConfig } from '../../src/config.ts';

try {
  const { url, stop } = await startNginx({
    outDir: readConfig().outDir,
    generated: path.resolve('deploy/generated'),
    upstreamPort: Number(process.argv[2]),
  });
  console.log(url);
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Not the exit code alone: the wait for an answer would go on.
  process.exit(1);
}
