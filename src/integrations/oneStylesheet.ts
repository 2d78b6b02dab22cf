import type { Plugin } from 'vite';
import { isApart } from '../styles/isApart.ts';

/**
 * Keeps the styles of the whole site in one file, but for those that lie apart. The build of the pages collects the rules:
 * it holds every component, since the gallery imports them all. That is so in production too, where the gallery makes no
 * page. The builds for the browser and for the server need the names of the classes and none of the rules.
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
