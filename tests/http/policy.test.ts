/** The content policy names the inline scripts and styles of the built pages, and nothing else. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineHashes, knownInline, writePolicyNeeds } from '../../scripts/build/csp.ts';
import { writeNginxFiles } from '../../scripts/nginx-files.ts';
import { readConfig } from '../../src/config.ts';
import { earlyScript } from '../../src/shared/earlyScript.ts';
import { directiveFile } from '../../src/integrations/intent.ts';
import { createApp } from '../../src/server/http/app.ts';
import { securityHeaders } from '../../src/server/http/headers.ts';
import { listen, stop } from '../../src/server/http/serve.ts';
import { searchPages } from '../../src/server/search/page.ts';
import { createSearch } from '../../src/server/search/start.ts';

const config = readConfig();
const policy = securityHeaders(config)['content-security-policy'] ?? '';
const hashesOf = (directive: string) =>
  new RegExp(`${directive} 'self'([^;]*)`).exec(policy)?.[1]?.trim().split(' ').sort();

it('[#273] every inline script and style of every built page is named by the policy, and none else', () => {
  const inline = { script: new Set<string>(), style: new Set<string>() };
  const pages = readdirSync(config.outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) {
    const html = readFileSync(path.join(config.outDir, page), 'utf8');
    expect(html, page).not.toMatch(/<[^>]+ (?:style|on[a-z]+)="/);
    for (const kind of ['script', 'style'] as const)
      for (const piece of html.split(`<${kind}`).slice(1)) {
        const [attributes = '', ...rest] = piece.split('>');
        if (attributes.includes('src=') || attributes.includes('ld+json')) continue;
        const text = rest.join('>').split(`</${kind}>`)[0] ?? '';
        inline[kind].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
  }
  expect(pages.length).toBeGreaterThan(100);
  expect(hashesOf('script-src')).toEqual([...inline.script].sort());
  expect(hashesOf('style-src')).toEqual([...inline.style].sort());
  expect(policy).not.toContain('unsafe');
});

it('[#273] a page is in no frame, has no plugin and no base, and sends forms to us alone', () => {
  const rules = [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  expect(policy.split('; ')).toEqual(expect.arrayContaining(rules));
});

it('[#273] a site that counts visits speaks to its Matomo and to nobody else, by our server and by nginx', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
  const outDir = path.join(folder, 'site');
  cpSync(path.join(config.outDir, 'data'), path.join(outDir, 'data'), { recursive: true });
  mkdirSync(path.join(outDir, '.server'));
  cpSync(path.join(config.outDir, directiveFile), path.join(outDir, directiveFile));
  const policyOf = (matomoUrl?: string) => {
    writePolicyNeeds({ outDir, matomoUrl });
    const ours = securityHeaders({ ...config, outDir })['content-security-policy'] ?? '';
    writeNginxFiles({ ...config, outDir }, folder);
    // For a page that our server rendered, nginx sends the policy that came with it.
    expect(readFileSync(path.join(folder, 'cache.conf'), 'utf8')).toContain(`"" ${JSON.stringify(ours)}`);
    return ours;
  };
  try {
    expect(policyOf('https://stats.example/matomo')).toMatch(/; connect-src 'self' https:\/\/stats\.example(;|$)/);
    expect(policyOf()).not.toContain('connect-src');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('of a page, the policy', () => {
  const hashes = (html: string) => inlineHashes([['a.html', html]], knownInline(config.outDir));

  it('counts no script that has an address, and no data for search engines', () => {
    const hash = createHash('sha256').update(earlyScript).digest('base64');
    const html = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(hashes(`${html}<script>${earlyScript}</script>`)).toEqual({ script: [`'sha256-${hash}'`], style: [] });
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a style', '<style>body{display:none}</style>'],
    ['what looks like a script in a description', '<meta content="&quot;></script><script>alert(1)</script>">'],
    ['a known script with something after it', `<script>${earlyScript};alert(1)</script>`],
  ])('[#273] refuses %s that nobody knows, by the name of the page', (_what, html) => {
    expect(() => hashes(html)).toThrow('a.html holds an inline');
  });
});

it('[#273] a search page that is answered runs what the built page runs, once', async () => {
  const search = createSearch(config.outDir);
  await search.load();
  const { routes } = searchPages(config.outDir, search.service);
  const { server, url } = await listen(createApp({ ...config, answers: routes }), '127.0.0.1', 0);
  const inline = async (place: string) =>
    (await (await fetch(url + place)).text()).match(/<(script|style)>[^]*?<\/\1>/g) ?? [];
  try {
    const built = await inline('/sok');
    // The early script, and the style, the directive and the runtime of islands.
    expect(built).toHaveLength(4);
    for (const place of ['/sok?q=narkos', '/sok?q=jag+vill+d%C3%B6', `/sok?q=${'a'.repeat(513)}`])
      expect(await inline(place), place).toEqual(built);
  } finally {
    await stop(server);
  }
});
