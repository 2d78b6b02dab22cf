import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import packageFile from './package.json' with { type: 'json' };
import { readConfig } from './src/config.ts';
import { intent } from './src/integrations/intent.ts';
import { licences } from './src/integrations/licences.ts';
import { onDemand } from './src/integrations/onDemand.ts';
import { oneStylesheet } from './src/integrations/oneStylesheet.ts';
import { plainImports } from './src/integrations/plainImports.ts';
import { shortNames } from './src/integrations/shortNames.ts';
import { scriptChunks } from './src/integrations/scriptChunks.ts';

const config = readConfig();
const isBuild = !process.argv.includes('dev');

export default defineConfig({
  site: config.siteUrl,
  outDir: config.outDir,
  output: 'static',
  trailingSlash: 'never',
  // /a/b becomes a/b.html, which both our server and nginx serve without a redirect.
  build: {
    format: 'file',
    inlineStylesheets: 'never',
    // Not public: neither server serves names that begin with a dot.
    client: './',
    server: './.server/',
    // While one page waits for a file or a picture, Astro renders others.
    concurrency: 4,
  },
  integrations: [react(), intent],
  adapter: onDemand,
  devToolbar: { enabled: false },
  vite: {
    // Bundle the packages of on-demand routes, so that the built site runs anywhere.
    environments: { ssr: { resolve: { noExternal: true, external: ['sharp'] } } },
    plugins: [oneStylesheet, plainImports, scriptChunks, licences],
    build: {
      // The content security policy forbids inline scripts and styles, so never inline assets.
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      // One stylesheet for the whole site: it is the only request that blocks the text, and it is cached for the second
      // page.
      cssCodeSplit: false,
      // Target of both scripts and styles; light-dark() is compiled for these browsers
      // (docs/decisions/0033-one-browser-floor.md).
      target: packageFile.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', '')),
    },
    // In development, keep the original names readable.
    css: { modules: { generateScopedName: isBuild ? shortNames(path.resolve('src')) : '[name]_[local]' } },
  },
});
