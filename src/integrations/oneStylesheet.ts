import type { Plugin } from 'vite';

/** Styles of what stands on few pages, and would weigh on all: `/styles/explore.css` has them (src/pages/styles). */
const apart =
  /\/src\/(?:features\/(?:atlas|avatar|books|clowns|day|discreet|faq|glossary|handout|hospitals|listen|news|play|podcast|poster|questions|reels)\/[^/?]+|layouts\/(?:Clip|Gallery|Podcast)\.module)\.css$/;

/**
 * Keeps the styles of the whole site in one file, but for those that lie apart. Every component also stands on a page
 * that is built, so the builds for the browser and for the server need the names of the classes and none of the rules.
 */
export const oneStylesheet: Plugin = {
  name: 'tryggve:one-stylesheet',
  apply: 'build',
  transform: {
    filter: { id: /\.css$/ },
    handler(_code, id) {
      return this.environment.name !== 'prerender' || apart.test(id) ? { code: '', map: null } : null;
    },
  },
};
