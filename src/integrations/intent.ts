import type { AstroIntegration } from 'astro';

/** Adds the directive `client:intent`, the only one that islands here may have. */
export const intent: AstroIntegration = {
  name: 'tryggve:intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/client/intent.ts' });
    },
  },
};
