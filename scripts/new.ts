/** `npm run new`: scaffolds a page, a component, an island, a kind of content or a string. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Mistake } from './new/made.ts';
import { make } from './new/make.ts';

try {
  const { files, changed, next } = await make(process.argv.slice(2));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source, { flag: 'wx' });
    console.log(`made    ${file}`);
  }
  for (const [file, source] of Object.entries(changed)) {
    writeFileSync(file, source);
    console.log(`changed ${file}`);
  }
  console.log(`\nNext:\n${next.map((step) => `- ${step}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
