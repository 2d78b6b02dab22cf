/** A built site can be moved anywhere: nothing in it imports a package of the repository. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { startServer } from './process.ts';
import { ask } from './raw.ts';

const { outDir } = readConfig();

it('a site outside the repository answers searches', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-elsewhere-'));
  for (const name of readdirSync(outDir).filter((one) => one !== '.server'))
    symlinkSync(path.resolve(outDir, name), path.join(folder, name));
  // Copy it: symlinked code would resolve packages from its original location.
  cpSync(path.join(outDir, '.server'), path.join(folder, '.server'), { recursive: true });
  const server = await startServer({ OUT_DIR: folder });
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const help = await ask(server.url, '/sok?q=jag+vill+d%C3%B6');
  expect([help.status, help.body.toString().includes('tel:112')]).toEqual([200, true]);
});

it('the code that renders on demand brings its packages along', () => {
  const folder = path.join(outDir, '.server');
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
  expect(code).toContain('entry.mjs');
  const asked = code.flatMap((name) =>
    [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(/^(?:import|export)\b[^'"\n]*["']([^."'][^"']*)["']/gm),
    ].map(([, from]) => from),
  );
  expect(asked.filter((from) => !from?.startsWith('node:'))).toEqual([]);
});
