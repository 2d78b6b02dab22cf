import type { Plugin } from 'vite';
import { isApart } from '../styles/isApart.ts';

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
      return this.environment.name !== 'prerender' || isApart(id) ? { code: '', map: null } : null;
    },
  },
};
