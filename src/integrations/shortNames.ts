import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A class or an animation of a module. */
const namePattern = /\.([a-zA-Z][\w-]*)|@keyframes ([a-zA-Z][\w-]*)/g;

/**
 * Returns a name of two to four letters for each class of the modules below a folder. Long names with a hash in them
 * would be a quarter of the stylesheet and a tenth of a page (docs/benchmarks.md). They follow from the sources alone,
 * so that a build of the same sources has the same files.
 * @throws Error of the returned function, for a class that no module of the folder has
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
