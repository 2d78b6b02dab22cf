/** Detects stale builds with a hash of all inputs. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../src/config.ts';

const inputs = [
  'src',
  'messages',
  'public',
  'scripts/build',
  'scripts/build.ts',
  'scripts/nginx-files.ts',
  'astro.config.ts',
  'package-lock.json',
  'budgets.json',
];

const filesBelow = (place: string): string[] => {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.join(item.parentPath, item.name));
};

/** Returns a hash of the sources and of the settings that are fixed at build time. */
export function stampOf({ siteEnv, isRelease, siteUrl, contactEmail, social, matomoUrl, contentDir }: Config): string {
  const settings = { siteEnv, isRelease, siteUrl, contactEmail, social, matomoUrl, contentDir };
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of [...inputs, contentDir].flatMap(filesBelow).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const stampFile = (outDir: string) => path.join(outDir, '.stamp');

/** Returns whether `outDir` has a build of the current sources and settings. */
export const isFresh = (config: Config): boolean =>
  existsSync(stampFile(config.outDir)) && readFileSync(stampFile(config.outDir), 'utf8') === stampOf(config);

export { stampFile };
