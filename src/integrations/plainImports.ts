import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite wraps each in a loader that asks for what the module needs, styles too: a fifth
 * of a page's script. Styles are one file here, and what is worth asking for beside an overlay, src/client/openers.ts asks for.
 */
export const plainImports: Plugin = {
  name: 'tryggve:plain-imports',
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
  // The calls of that loader too: on the pages of the search every byte counts.
  renderChunk: (code) => ({
    code: code.replaceAll(
      /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\((\w+)\) => \2\.\w+(?:\([\w, ]*\))?\))?), __VITE_PRELOAD__\)/g,
      '$1',
    ),
    map: null,
  }),
};
