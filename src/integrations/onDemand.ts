import type { AstroIntegration } from 'astro';

/**
 * Lets our own server render the routes that are not built (`prerender = false`): their code goes to `.server` beside
 * the built files. The server calls it in the thread that searches, where there is no socket, so that the adapter
 * hands out a function of a request and not a middleware (decision 0020).
 */
export const onDemand: AstroIntegration = {
  name: 'tryggve:on-demand',
  hooks: {
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'tryggve:on-demand',
        // Astro deprecates the other value, which is what it takes without this line.
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
