/** Makes a kind of content: its schema, its entry in the list of kinds, and its row in content/README.md. */
import { existsSync } from 'node:fs';
import { type Made, readNeeded, refuseUnless } from './made.ts';

const index = 'src/content/kinds/index.ts';
const readme = 'content/README.md';

/** Inserts a line before the first match. */
function insertBefore(file: string, place: RegExp, line: string): string {
  const source = readNeeded(file);
  refuseUnless(place.test(source), `${file} has changed: add this by hand: ${line}`);
  return source.replace(place, (found) => `${line}\n${found}`);
}

/** Makes a kind with a title and the provenance fields. */
export function makeKind([name = '', folder = '']: string[], purpose = ''): Made {
  refuseUnless(/^[a-z][A-Za-z0-9]*$/.test(name), `"${name}" is no name of a kind: write it as song or newsItem.`);
  refuseUnless(/^[a-z]+(-[a-z]+)*$/.test(folder), `"${folder}" is no folder below content: write it as songs.`);
  refuseUnless(!existsSync(`content/${folder}`), `content/${folder} belongs to another kind.`);
  refuseUnless(
    purpose && !purpose.includes('|'),
    'Say what a file of it is: --what "A song; the body says what it is about".',
  );
  const sentence = `${purpose.replace(/\.$/, '')}.`;
  const kinds = insertBefore(index, /\nexport const kinds = /, `import { ${name} } from './${name}.ts';`);
  return {
    files: {
      [`src/content/kinds/${name}.ts`]: `/** ${sentence} */
import { z } from 'zod';
import { factId, pageId, provenance, text } from './fields.ts';
import { defineKind } from './kind.ts';

export const ${name} = defineKind({
  files: /^${folder}\\/(?<language>[^/]+)\\/(?<slug>[^/]+)\\.md$/,
  schema: z.strictObject({ id: pageId, title: text, facts: z.array(factId), ...provenance }),
});
`,
    },
    changed: {
      [index]: kinds.replace(/\n\};\nexport type KindName/, (end) => `\n  ${name},${end}`),
      [readme]: insertBefore(
        readme,
        /^\| `menus\/main\.json`/m,
        `| \`${folder}/{language}/{slug}.md\` | ${sentence} | \`src/content/kinds/${name}.ts\` |`,
      ),
    },
    next: [
      `Add its fields to src/content/kinds/${name}.ts.`,
      `Write a file in Swedish and one in English: content/${folder}/sv/… and content/${folder}/en/…, with the same id: tests try the rules on them.`,
      'Show them: npm run new -- component features/…',
    ],
  };
}
