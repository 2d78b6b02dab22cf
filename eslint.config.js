import astro from 'eslint-plugin-astro';
import compat from 'eslint-plugin-compat';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { docVerb } from './eslint/docVerb.js';
import { imports } from './eslint/imports.js';
import { islandFile } from './eslint/islandFile.js';
import { ownFeature } from './eslint/ownFeature.js';
import { typed } from './eslint/typed.js';

const environment = { object: 'process', property: 'env', message: 'src/config.ts alone reads the environment.' };

/** Scripts that enhance HTML rendered by the server. */
const enhancements = ['src/**/*.enhance.ts', 'src/**/*.overlay.ts'];

/** Properties that create elements or parse markup. */
const structure = [
  ...['createElement', 'createElementNS', 'createDocumentFragment', 'createContextualFragment', 'importNode'],
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTML', 'setHTMLUnsafe', 'parseFromString', 'parseHTMLUnsafe'],
  ...['insertRow', 'insertCell', 'attachShadow'],
];
const structureMessage = 'Structure is React’s: make it an island or a React overlay.';

/** Prevents scripts other than React components from creating elements. */
const noStructure = {
  'no-restricted-properties': [
    'error',
    environment,
    ...structure.map((property) => ({ property, message: structureMessage })),
  ],
  'no-restricted-syntax': [
    'error',
    { selector: 'NewExpression[callee.name=/^(Audio|DOMParser|Image|Option)$/]', message: structureMessage },
  ],
};

const lateMessage = 'Move the focus in the commit that shows its target, by useLayoutEffect or flushSync.';

export default tseslint.config(
  { ignores: ['dist/', '.astro/', '.cache/', 'node_modules/', 'deploy/generated/'] },
  ...tseslint.configs.strict,
  ...astro.configs['flat/recommended'],
  jsxA11y.flatConfigs.strict,
  ...typed,
  {
    plugins: { tryggve: { rules: { 'doc-verb': docVerb, 'island-file': islandFile, 'own-feature': ownFeature } } },
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-properties': ['error', environment],
    },
  },
  {
    files: ['tests/e2e/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@playwright/test', message: 'Import from ./test.ts, where the reader has answered the banner.' },
      ],
    },
  },
  {
    // Limited to src, because the rules mistake Playwright's `use` for a hook.
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: Object.fromEntries(Object.keys(reactHooks.configs.flat.recommended.rules).map((rule) => [rule, 'error'])),
  },
  {
    // Code for browsers must work in those of `browserslist` in package.json
    // (docs/decisions/0033-one-browser-floor.md).
    files: ['src/{client,compose,features,layouts,search,shared,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { compat },
    // These APIs are feature-detected before use: autoplay, keeping the screen on, sentence boundaries.
    settings: { lintAllEsApis: true, polyfills: ['navigator.userActivation', 'navigator.wakeLock', 'Intl.Segmenter'] },
    rules: { 'compat/compat': 'error' },
  },
  { files: ['src/config.ts', 'scripts/**', 'tests/**', '*.config.ts'], rules: { 'no-restricted-properties': 'off' } },
  {
    files: ['src/**/*.tsx'],
    plugins: { i18next },
    rules: { 'i18next/no-literal-string': ['error', { mode: 'jsx-text-only' }] },
  },
  {
    files: enhancements,
    rules: { 'max-lines': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  // Creating elements that the server did not render is left to React (docs/architecture.md).
  {
    files: ['src/{client,compose,features,layouts,search,shared}/**/*.ts', 'src/*.ts'],
    ignores: ['src/config.ts', '**/*.test.ts'],
    rules: noStructure,
  },
  {
    files: [...enhancements, 'src/client/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^react|/ui/|\\.tsx$', allowTypeImports: true, message: structureMessage }] },
      ],
    },
  },
  {
    files: [...enhancements, 'src/client/**/*.ts'],
    // These files load React when the reader first uses overlays or reading aloud.
    ignores: ['src/client/openers.ts', 'src/compose/overlays.enhance.ts', 'src/features/listen/listen.enhance.ts'],
    rules: {
      'no-restricted-syntax': [
        ...noStructure['no-restricted-syntax'],
        { selector: 'ImportExpression[source.value=/^react|\\.tsx$/]', message: structureMessage },
      ],
    },
  },
  {
    // A template's script only starts enhancements.
    files: ['src/**/*.astro/*.{js,ts}'],
    rules: {
      ...noStructure,
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!.*(?:\\.enhance\\.ts|/client/\\w+\\.ts)$)',
              message: 'A template’s script starts enhancements (*.enhance.ts); what it does is theirs.',
            },
          ],
        },
      ],
    },
  },
  // Three exceptions: one copies a part of another page, two create files to save; all out of sight.
  {
    files: ['src/client/{fragment,downloadImage}.ts', 'src/features/avatar/svgFile.ts'],
    rules: { 'no-restricted-properties': ['error', environment], 'no-restricted-syntax': 'off' },
  },
  // Hooks through which React reads a store.
  { files: ['src/client/stores/use*.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    // Move the focus when its target appears: keys pressed in between would be lost.
    files: ['src/**/*.tsx', 'src/features/**/use*.ts'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'CallExpression[callee.name=/^(requestAnimationFrame|queueMicrotask)$/]', message: lateMessage },
        {
          selector:
            'CallExpression[callee.name="useEffect"] > ArrowFunctionExpression > BlockStatement > :matches(ExpressionStatement, IfStatement) CallExpression[callee.property.name=/^(focus|showModal)$/]',
          message: lateMessage,
        },
      ],
    },
  },
  {
    // React must not load before the reader interacts.
    files: ['src/**/*.astro'],
    rules: { 'tryggve/island-file': 'error' },
  },
  {
    // Routes are excluded: Astro defines the names and purposes of their functions.
    files: ['{films,scripts,src}/**/*.{ts,tsx}'],
    ignores: ['src/pages/**', '**/*.test.{ts,tsx}'],
    rules: { 'tryggve/doc-verb': 'error' },
  },
  { files: ['src/features/**'], rules: { 'tryggve/own-feature': 'error' } },
  // `lang` comes from an attribute spread with the language table's values, which the rule can't see.
  { files: ['src/layouts/Page.astro'], rules: { 'jsx-a11y/html-has-lang': 'off' } },
  {
    // A list without bullets is still a list; Safari needs the explicit role.
    files: ['src/**/*.tsx'],
    rules: { 'jsx-a11y/no-redundant-roles': 'off' },
  },
  ...imports,
);
