/** Runs nginx on a build until SIGTERM, started in the same way as in the tests. Argument: the upstream port. */
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
  // Setting only the exit code would not end the process while it waits for an answer.
  process.exit(1);
}
