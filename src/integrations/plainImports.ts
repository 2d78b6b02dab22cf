import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite wraps each call in a loader that preloads the module's dependencies and
 * styles; the loader is a fifth of a page's script. All styles are in one file here, and src/client/openers.ts preloads
 * what an overlay needs.
 */
export const plainImports: Plugin = {
  name: 'tryggve:plain-imports',
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
  // Unwrap the calls to the loader too: every byte counts on search pages. Calls with more than an expression stay calls
  // of our own loader.
  renderChunk(code, { fileName }) {
    const plain = code.replaceAll('__vitePreload(() => import(', '(import(').replaceAll(', __VITE_PRELOAD__)', ')');
    // A later Vite may name its loader or write its calls differently.
    const left = /.{0,60}(?:__VITE_PRELOAD__|vite:preloadError)/.exec(plain)?.[0];
    if (left) this.error(`${fileName} has Vite's loader: ${left} Correct the patterns in plainImports.ts.`);
    return { code: plain, map: null };
  },
};
