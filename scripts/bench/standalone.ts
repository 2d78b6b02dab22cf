/** Builds the same pages with @astrojs/node in standalone mode, for comparison. Started inside the copy of the sources. */
import node from '@astrojs/node';
import { type AstroIntegration, build } from 'astro';

/** Without one address that is rendered on demand, Astro makes no server. */
const onDemand: AstroIntegration = {
  name: 'bench-on-demand',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({
        pattern: '/api/bench',
        entrypoint: new URL('./on-demand.ts', import.meta.url),
        prerender: false,
      }),
  },
};

// The level is built in: only then does the server say where it listens.
await build({ logLevel: 'info', adapter: node({ mode: 'standalone' }), integrations: [onDemand] });
