import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Astro's own script is inlined in pages with islands, so it appears in no chunk. */
const always = ['astro'];
const fonts = 'src/fonts';

const packageOf = (id: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** @throws Error if a package has no licence file */
function licenceOf(name: string): string {
  // The packages may be installed in a parent of the folder that is built.
  const folder = path.dirname(findPackageJSON(name, import.meta.url) ?? name);
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`${folder} has no licence. Readers are sent its code: find out on what terms.`);
  return readFileSync(path.join(folder, file), 'utf8');
}

const part = (name: string, text: string) => `${name}\n${'='.repeat(name.length)}\n\n${text.trim()}\n`;

/**
 * Writes /licences.txt: the licences of third-party work that is sent to readers. These are the packages in the browser
 * bundles, and the fonts.
 */
export const licences: Plugin = {
  name: 'tryggve:licences',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const all = new Set(always);
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const own = new Set(chunk.moduleIds.flatMap((id) => packageOf(id) ?? []));
      if (own.size === 0) continue;
      for (const name of own) all.add(name);
    }
    const texts = [
      ...[...all].toSorted().map((name) => part(name, licenceOf(name))),
      ...readdirSync(fonts)
        .filter((file) => file.startsWith('LICENSE-'))
        .map((file) =>
          part(path.basename(file, '.txt').replace('LICENSE-', ''), readFileSync(path.join(fonts, file), 'utf8')),
        ),
    ];
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n') });
  },
};
