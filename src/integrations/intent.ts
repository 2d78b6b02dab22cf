import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * The script of the directive, relative to the built site. The build writes it to a file so that the content security
 * policy can include its hash.
 */
export const directiveFile = '.server/intent.js';

let serverFolder: URL;

/** Adds the directive `client:intent`, the only one allowed for islands. */
export const intent: AstroIntegration = {
  name: 'tryggve:intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/client/island.ts' });
    },
    'astro:config:done': ({ config }) => {
      serverFolder = config.build.server;
    },
    'astro:build:ssr': ({ manifest }) => {
      const [, script = ''] = manifest.clientDirectives.find(([name]) => name === 'intent') ?? [];
      mkdirSync(serverFolder, { recursive: true });
      writeFileSync(new URL('intent.js', serverFolder), script);
    },
  },
};
