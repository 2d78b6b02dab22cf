import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shortNames } from '../../src/integrations/shortNames.ts';

let folder = '';
const write = (name: string, css: string) => writeFileSync(path.join(folder, name), css);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tryggve-names-'));
  mkdirSync(path.join(folder, 'b'));
  write('a.module.css', '@layer components { .box { color: red; } .box:hover, .boxTitle { color: blue; } }');
  write('b/a.module.css', '.box { animation: grow 1s; } @keyframes grow { from { opacity: 0; } }');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives each class and animation of each module a short name of its own, the same in every build', () => {
  const all = () => {
    const nameOf = shortNames(folder);
    return [
      nameOf('box', path.join(folder, 'a.module.css')),
      nameOf('boxTitle', path.join(folder, 'a.module.css')),
      nameOf('box', `${path.join(folder, 'b/a.module.css')}?used`),
      nameOf('grow', path.join(folder, 'b/a.module.css')),
    ];
  };
  expect(new Set(all()).size).toBe(4);
  expect(all()).toEqual(all());
  for (const name of all()) expect(name).toMatch(/^_[a-z0-9]{1,3}$/);
});

it('says which class it has not read', () => {
  expect(() => shortNames(folder)('lid', path.join(folder, 'a.module.css'))).toThrow('no class is called lid');
});
