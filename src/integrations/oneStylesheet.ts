import type { Plugin } from 'vite';
import { isSecondary } from '../styles/isSecondary.ts';

/**
 * Keeps the styles of the whole site in one file, except those that `isApart` selects. Only the build of the pages
 * collects rules: it includes every component because the gallery imports them all, even in production, where no
 * gallery page is generated. The builds for the browser and the server need the class names but not the rules.
 */
export const oneStylesheet: Plugin = {
  name: 'tryggve:one-stylesheet',
  apply: 'build',
  transform: {
    filter: { id: /\.css$/ },
    handler(_code, id) {
      return this.environment.name !== 'prerender' || isSecondary(id) ? { code: '', map: null } : null;
    },
  },
};
