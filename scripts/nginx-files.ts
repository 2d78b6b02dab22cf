/** Generates the files that deploy/nginx.conf includes, from the same modules that our own server uses. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../src/config.ts';
import type { Redirect } from '../src/content/redirects.ts';
import { languageCodes } from '../src/i18n/languages.ts';
import { cacheControl, type PolicySettings, securityHeaders } from '../src/server/http/headers.ts';
import { pagePaths } from '../src/server/http/pagePaths.ts';

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const generated = 'Written by the build. Change src/server/http or src/content instead.';

/**
 * Writes the files that nginx includes: headers, redirects and the list of pages.
 * @param config settings of the build that nginx serves
 * @param folder output folder; tests use their own
 */
export function writeNginxFiles(config: PolicySettings & Pick<Config, 'siteUrl'>, folder = 'deploy/generated'): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, lines: string[]) =>
    writeFileSync(path.join(folder, name), [`# ${generated}`, ...lines, ''].join('\n'));

  // The upstream Node server sends these headers too, so hide them: two policies would both apply. The exception is the
  // content security policy, which Node sets differently for proxied SVG images.
  const { 'content-security-policy': policy = '', ...others } = securityHeaders(config);
  const headers = Object.entries(others).flatMap(([name, value]) => [
    `add_header ${name} ${quote(value)} always;`,
    `proxy_hide_header ${name};`,
  ]);
  write('headers.conf', [...headers, 'add_header content-security-policy $content_security_policy always;']);
  write('cache.conf', [
    'map $uri $file_cache_control {',
    `  default ${quote(cacheControl.other)};`,
    `  "~^/_astro/" ${quote(cacheControl.hashed)};`,
    '}',
    'map $upstream_http_content_security_policy $content_security_policy {',
    `  "" ${quote(policy)};`,
    '  default "";',
    '}',
  ]);

  const redirects = JSON.parse(readFileSync(path.join(config.outDir, 'data/routes.json'), 'utf8')) as Redirect[];
  const map = (variable: string, rows: string[]) => [
    `map $uri ${variable} {`,
    '  default "";',
    ...rows.map((row) => `  ${row}`),
    '}',
  ];
  const rowsOf = (status: number) =>
    redirects.filter((redirect) => redirect.status === status).map(({ from, to }) => `${quote(from)} ${quote(to)};`);
  const codes = languageCodes.filter((code) => code !== 'sv');
  const wrongAddressPages = codes.filter((code) => existsSync(path.join(config.outDir, code, '404.html')));
  write('redirects.conf', [
    // Fixed, regardless of the client's Host header.
    'map "" $site_url {',
    `  default ${quote(config.siteUrl.replace(/^http:/, 'https:'))};`,
    '}',
    ...map('$redirect_permanent', rowsOf(301)),
    ...map('$redirect_temporary', rowsOf(302)),
    // The exact case comes first, so that only other cases are redirected.
    ...map('$redirect_language_case', [
      ...codes.map((code) => `"~^/${code}(/|$)" "";`),
      ...codes.map((code) => `"~*^/${code}(?<rest_of_path>/[a-z0-9/._-]*)?$" "/${code}$rest_of_path";`),
    ]),
    // nginx looks up map keys case-insensitively, so the value is the page's own case.
    ...map(
      '$page_in_own_case',
      pagePaths(config.outDir).map((page) => `${quote(page)} ${quote(page)};`),
    ),
    'map "$uri $page_in_own_case" $redirect_case {',
    '  default "";',
    '  "~^(\\S+) \\1$" "";',
    '  "~^\\S+ (?<own_case>/\\S*)$" $own_case;',
    '}',
    'map $uri $not_found_page {',
    '  default /404.html;',
    ...wrongAddressPages.map((code) => `  "~*^/${code}(/|$)" /${code}/404.html;`),
    '}',
    // If nginx could not parse the request, only the request line is known.
    'map $request $bad_request_page {',
    '  default /404.html;',
    ...wrongAddressPages.map((code) => `  "~*^[A-Z]+ /${code}[/?\\s]" /${code}/404.html;`),
    '}',
  ]);
}
