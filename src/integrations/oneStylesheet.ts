import type { Plugin } from 'vite';

/**
 * Keeps the styles of the whole site in one file. Every component also stands on a page that is built, so the builds
 * for the browser and for the server need the names of the classes and none of the rules.
 */
export const oneStylesheet: Plugin = {
  name: 'tryggve:one-stylesheet',
  apply: 'build',
  applyToEnvironment: ({ name }) => name !== 'prerender',
  transform: { filter: { id: /\.css$/ }, handler: () => ({ code: '', map: null }) },
};
