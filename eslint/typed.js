import tseslint from 'typescript-eslint';

const files = ['{src,scripts,films}/**/*.{ts,tsx}'];
// Scripts in templates only start enhancements, which are linted. Tests pass values that no type allows.
const ignores = ['**/*.astro/**', '**/*.test.{ts,tsx}'];

/** Rules that need type information. */
export const typed = [
  ...tseslint.configs.strictTypeCheckedOnly.map((config) => ({ ...config, files, ignores })),
  {
    files,
    ignores,
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A matter of style.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Spreading a string splits it by code points, as intended.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // FormData.get() can return a File, but our forms have no file inputs.
      '@typescript-eslint/no-base-to-string': ['error', { ignoredTypeNames: ['File'] }],
      // `async` without `await` turns a thrown error into a rejection.
      '@typescript-eslint/require-await': 'off',
      // Node's event listeners may be asynchronous.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { returns: false } }],
    },
  },
];
