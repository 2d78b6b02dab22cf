/**
 * `npm run setup`: checks for what the tests need and npm can't install: Chromium, Firefox, WebKit, nginx, PostgreSQL,
 * pdftotext and fonts for two scripts. Installs what is missing with apt-get if possible; otherwise says what to do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from '../tests/search/postgresServer.ts';
import { chromiumPlaces, findChromium, findTestBrowser, lacksHeadlessShell } from './chromium.ts';
import { findFirefox, findProgram, findWebKitDriver, findXvfb } from './otherBrowsers.ts';

const onPath = (name: string): boolean => findProgram(name) !== undefined || existsSync(path.join('/usr/sbin', name));

const hasBrotli = () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

/** Returns whether a font is installed that covers a language. */
const hasLetters = (code: string) =>
  onPath('fc-list') && spawnSync('fc-list', [`:lang=${code}`], { encoding: 'utf8' }).stdout !== '';

function install(packages: string[]): boolean {
  if (!onPath('apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args: string[]) => {
    const [tool = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return (
      spawnSync(tool, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
      0
    );
  };
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

// Not every system has this package. If it can't be installed, any other Chromium works.
if (lacksHeadlessShell()) install(['chromium-headless-shell']);

const missing = [
  // The headless shell writes no History file, which the tests of a search's traces read.
  ...(findChromium() ? [] : ['chromium']),
  // The smoke tests run in these two. Xvfb is the screen of WebKit.
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebKitDriver() ? [] : ['webkit2gtk-driver']),
  ...(findXvfb() ? [] : ['xvfb']),
  ...(onPath('nginx') && hasBrotli() ? [] : ['nginx-light', 'libnginx-mod-http-brotli-static']),
  ...(findPostgres() ? [] : ['postgresql']),
  ...(onPath('pdftotext') ? [] : ['poppler-utils']),
  // The print tests read a PDF in two non-Latin scripts. These fonts are small: 1 and 5 MB.
  ...(onPath('fc-list') ? [] : ['fontconfig']),
  ...(hasLetters('ti') ? [] : ['fonts-sil-abyssinica']),
  ...(hasLetters('zh') ? [] : ['fonts-wqy-microhei']),
];

if (missing.length === 0) {
  console.log(
    `Chromium: ${findTestBrowser()} and ${findChromium()}; Firefox: ${findFirefox()}; WebKit: ${findWebKitDriver()}; nginx: found; PostgreSQL: ${findPostgres()}; pdftotext and letters: found`,
  );
} else if (!install(missing)) {
  console.error(
    [
      `The tests need ${missing.join(', ')}, which could not be installed here.`,
      'Install them by hand. For Chromium, any Chrome or Chromium does:',
      `set CHROMIUM_PATH to its program, or put it in one of ${chromiumPlaces.join(', ')}.`,
      'Firefox, WebKitWebDriver (WebKitGTK) and Xvfb are looked for on the path.',
      'nginx needs the module brotli_static (Debian: libnginx-mod-http-brotli-static).',
      'PostgreSQL is looked for in /usr/lib/postgresql and on the path.',
    ].join('\n'),
  );
  process.exitCode = 1;
}
