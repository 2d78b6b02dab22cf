/** Builds the same pages with @astrojs/node in standalone mode, for comparison. Run in the copy of the sources. */
import node from '@astrojs/node';
import { type AstroIntegration, build } from 'astro';

/** Adds an on-demand route: without one, Astro builds no server. */
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

// The log level is compiled into the server, which prints its address only at this level.
await build({ logLevel: 'info', adapter: node({ mode: 'standalone' }), integrations: [onDemand] });
