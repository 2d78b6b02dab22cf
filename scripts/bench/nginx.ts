/** Runs nginx on a build until told to stop, as the tests start it. Argument: the port of the server behind it. */
import { startNginx } from '../../tests/http/nginx.ts';
import { readConfig } from '../../src/config.ts';
import { writeNginxFiles } from '../nginx-files.ts';

const config = readConfig();
const generated = '.cache/nginx';

try {
  writeNginxFiles(config, generated);
  const { url, stop } = await startNginx({ outDir: config.outDir, generated, upstreamPort: Number(process.argv[2]) });
  console.log(url);
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Not the exit code alone: the wait for an answer would go on.
  process.exit(1);
}
