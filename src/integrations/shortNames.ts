import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Matches a class or an animation in a CSS module. */
const namePattern = /\.([a-zA-Z][\w-]*)|@keyframes ([a-zA-Z][\w-]*)/g;

/**
 * Returns a function that gives each class of the CSS modules in a folder a name of two to four characters. Long hashed
 * names would make up a quarter of the stylesheet and a tenth of a page (docs/benchmarks.md). Names depend only on the
 * sources, so builds of the same sources give identical files.
 * @throws Error from the returned function, for a class that no module in the folder has
 */
export function shortNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const keys = files.sort().flatMap((file) => {
    const names = [...readFileSync(path.join(folder, file), 'utf8').matchAll(namePattern)];
    return [...new Set(names.map(([, klass, animation]) => klass ?? animation))].map((name) => `${file}:${name}`);
  });
  const places = new Map(keys.map((key, place) => [key, place]));
  return (name, file) => {
    const place = places.get(`${path.relative(folder, file.replace(/\?.*/, ''))}:${name}`);
    if (place === undefined) throw new Error(`${file}: no class is called ${name}`);
    return `_${place.toString(36)}`;
  };
}
