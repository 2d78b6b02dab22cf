import type { AstroIntegration } from 'astro';

/**
 * Lets our own server render the routes that are not prerendered (`prerender = false`). Their code goes to `.server` in
 * the output folder. The server calls it in the search thread, which has no socket, so the adapter exports a request
 * handler instead of a middleware (decision 0020).
 */
export const onDemand: AstroIntegration = {
  name: 'tryggve:on-demand',
  hooks: {
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'tryggve:on-demand',
        // Without this option Astro uses the other value, which it deprecates.
        // eslint-disable-next-line @typescript-eslint/no-deprecated
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./render.ts', import.meta.url),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: {
          hybridOutput: 'stable',
          staticOutput: 'stable',
          serverOutput: 'stable',
          sharpImageService: 'stable',
        },
      });
    },
  },
};
