/**
 * Collects the hashes of all inline scripts and styles in the built pages, and the one host that pages may connect to,
 * so that the content security policy allows these and no others.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import type { Config } from '../../src/config.ts';
import { earlyScript, earlySearchScript } from '../../src/shared/earlyScript.ts';
import { directiveFile } from '../../src/integrations/intent.ts';
import { policyFile, type PolicyNeeds } from '../../src/server/http/headers.ts';

/** Inline scripts and styles, without external scripts, and without JSON-LD, which is never run. */
const inline = /<(script|style)(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>([^]*?)<\/\1>/g;

/** Returns the known inline scripts and styles: both forms of the early script, and what Astro's islands need. */
export const knownInline = (outDir: string): ReadonlySet<string> =>
  new Set([
    earlyScript,
    earlySearchScript,
    islandScript,
    ISLAND_STYLES,
    readFileSync(path.join(outDir, directiveFile), 'utf8'),
  ]);

/**
 * Returns the hashes of the pages' inline scripts and styles, as CSP source expressions.
 * @param pages name and HTML of each
 * @param known allowed scripts and styles
 * @throws Error naming a page that has any other: the policy would allow it on every page
 */
export function inlineHashes(
  pages: Iterable<readonly [string, string]>,
  known: ReadonlySet<string>,
): Omit<PolicyNeeds, 'connect'> {
  const texts = { script: new Set<string>(), style: new Set<string>() };
  for (const [name, html] of pages)
    for (const [, kind, text = ''] of html.matchAll(inline)) {
      if (!known.has(text)) throw new Error(`${name} holds an inline ${kind} that nobody knows: ${text.slice(0, 80)}`);
      texts[kind as keyof typeof texts].add(text);
    }
  const hashes = (all: Iterable<string>) =>
    [...all].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
  return { script: hashes(texts.script), style: hashes(texts.style) };
}

/** Writes the sources that a built site's policy must allow, to the file that its servers read. */
export function writePolicyNeeds({ outDir, matomoUrl }: Pick<Config, 'outDir' | 'matomoUrl'>): void {
  const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const hashes = inlineHashes(
    pages.map((page) => [page, readFileSync(path.join(outDir, page), 'utf8')]),
    knownInline(outDir),
  );
  const needs: PolicyNeeds = { ...hashes, connect: matomoUrl ? [new URL(matomoUrl).origin] : [] };
  writeFileSync(path.join(outDir, policyFile), JSON.stringify(needs));
}
