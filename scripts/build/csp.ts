/**
 * Names every inline script and style of the built pages, so that the content policy lets these run and no other, and
 * the one host that they may speak to.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../src/config.ts';
import { policyFile, type PolicyNeeds } from '../../src/server/http/headers.ts';

/** What stands inline; a script with an address is not, and data for search engines is never run. */
const inline = /<(script|style)(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>([^]*?)<\/\1>/g;

/** Returns the hashes of the inline scripts and styles of some pages, as the policy names them. */
export function inlineHashes(pages: Iterable<string>): Omit<PolicyNeeds, 'connect'> {
  const texts = { script: new Set<string>(), style: new Set<string>() };
  for (const html of pages)
    for (const [, kind, text = ''] of html.matchAll(inline)) texts[kind as keyof typeof texts].add(text);
  const hashes = (all: Iterable<string>) =>
    [...all].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();
  return { script: hashes(texts.script), style: hashes(texts.style) };
}

/** Writes what the policy of a built site must name to the file that its servers read. */
export function writePolicyNeeds({ outDir, matomoUrl }: Pick<Config, 'outDir' | 'matomoUrl'>): void {
  const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const hashes = inlineHashes(pages.map((page) => readFileSync(path.join(outDir, page), 'utf8')));
  const needs: PolicyNeeds = { ...hashes, connect: matomoUrl ? [new URL(matomoUrl).origin] : [] };
  writeFileSync(path.join(outDir, policyFile), JSON.stringify(needs));
}
