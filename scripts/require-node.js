/**
 * Runs before the npm commands, and says what to do if no Node that can run our TypeScript is installed. Plain
 * JavaScript, so that an old Node can run it.
 */
import { readFileSync } from 'node:fs';

/** The first Node version with everything that the scripts and the server use. */
const least = 24;

if (Number.parseInt(process.versions.node, 10) < least) {
  const { optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = `node-${system}`;
  console.error(
    name in optionalDependencies
      ? `This needs Node ${least}, and ${name}, which brings it, is not installed. Run npm ci, without --omit=optional.`
      : `This needs Node ${least}, and no package brings it for ${system}. Install it from https://nodejs.org, then run the command again.`,
  );
  console.error(`Node ${process.versions.node} is what was found.`);
  process.exitCode = 1;
}
