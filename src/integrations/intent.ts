import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Where the build leaves the directive's script, so that the content policy can name it: below the built site. */
export const directiveFile = '.server/intent.js';

let serverFolder: URL;

/** Adds the directive `client:intent`, the only one that islands here may have. */
export const intent: AstroIntegration = {
  name: 'tryggve:intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/client/intent.ts' });
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
