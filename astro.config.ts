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
  // /a/b is a/b.html: the form that both our server and nginx serve without a redirect.
  build: {
    format: 'file',
    inlineStylesheets: 'never',
    // Beside the files and not among them: neither server gives out what begins with a dot.
    client: './',
    server: './.server/',
    // While one page waits for a file or a picture, others are rendered.
    concurrency: 4,
  },
  integrations: [react(), intent],
  adapter: onDemand,
  devToolbar: { enabled: false },
  vite: {
    // The built site runs wherever it lies: what is rendered on demand brings its packages along.
    environments: { ssr: { resolve: { noExternal: true, external: ['sharp'] } } },
    plugins: [oneStylesheet, plainImports, scriptChunks, licences],
    build: {
      // The content policy forbids inline scripts and styles, so nothing may be folded into the page.
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      // One file for the whole site: the only request that holds the text back, and at hand on the second page.
      cssCodeSplit: false,
      // Of scripts and of styles; light-dark() is rewritten for them (docs/decisions/0033-one-browser-floor.md).
      target: packageFile.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', '')),
    },
    // While developing, the names as they are written.
    css: { modules: { generateScopedName: isBuild ? shortNames(path.resolve('src')) : '[name]_[local]' } },
  },
});
