import tseslint from 'typescript-eslint';

const files = ['{src,scripts,films}/**/*.{ts,tsx}'];
// What a template's script does is an enhancement's; tests hand in what no type allows.
const ignores = ['**/*.astro/**', '**/*.test.{ts,tsx}'];

/** What only types can tell. */
export const typed = [
  ...tseslint.configs.strictTypeCheckedOnly.map((config) => ({ ...config, files, ignores })),
  {
    files,
    ignores,
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Style.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Letters are spread, by code points.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Forms have no files.
      '@typescript-eslint/no-base-to-string': ['error', { ignoredTypeNames: ['File'] }],
      // By `async` a throw becomes a rejection.
      '@typescript-eslint/require-await': 'off',
      // Node's listeners may be asynchronous.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { returns: false } }],
    },
  },
];
