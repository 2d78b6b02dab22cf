/** Writes what deploy/nginx.conf includes: headers and redirects, from the modules that our own server uses. */
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
 * @param config settings of the build that nginx is to serve
 * @param folder where the files go, `deploy/generated` unless a test keeps its own
 */
export function writeNginxFiles(config: PolicySettings & Pick<Config, 'siteUrl'>, folder = 'deploy/generated'): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, lines: string[]) =>
    writeFileSync(path.join(folder, name), [`# ${generated}`, ...lines, ''].join('\n'));

  // The Node server behind sends the same ones; twice would make two policies. It has another one for an SVG of others.
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
    // Fixed, whatever Host a client names.
    'map "" $site_url {',
    `  default ${quote(config.siteUrl.replace(/^http:/, 'https:'))};`,
    '}',
    ...map('$redirect_permanent', rowsOf(301)),
    ...map('$redirect_temporary', rowsOf(302)),
    // The exact case comes first, so that only another case is sent on.
    ...map('$redirect_language_case', [
      ...codes.map((code) => `"~^/${code}(/|$)" "";`),
      ...codes.map((code) => `"~*^/${code}(?<rest_of_path>/[a-z0-9/._-]*)?$" "/${code}$rest_of_path";`),
    ]),
    // nginx looks strings up whatever their capitals: the page's own case is what it finds.
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
    // Where nginx could not even read the address, only the request line is known.
    'map $request $bad_request_page {',
    '  default /404.html;',
    ...wrongAddressPages.map((code) => `  "~*^[A-Z]+ /${code}[/?\\s]" /${code}/404.html;`),
    '}',
  ]);
}
