/**
 * Refuses imports of values. Types may come from anywhere below; what the browser runs takes none of the server's either.
 * @param {string[]} files whom it holds for
 * @param {string[]} folders what they may not import, below src
 * @param {string} message what to do instead
 */
const mayNotImport = (files, folders, message) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: `(^|/)(${folders.join('|')})/`, allowTypeImports: true, message },
          ...(files.some((pattern) => /^src\/(features|search|gallery)\//.test(pattern)) ? [noServer] : []),
        ],
      },
    ],
  },
});

const noServer = {
  regex: '(^|/)server/',
  message: 'Import nothing of the server, not even types: what both sides agree on is in src/search/contract.ts.',
};

/** Imports go one way: pages, layouts, features, ui, i18n; the server knows i18n and what content looks like. */
export const imports = [
  mayNotImport(
    ['src/i18n/**'],
    ['ui', 'features', 'layouts', 'pages', 'content', 'server'],
    'i18n knows nothing of pages.',
  ),
  // src/client/overlays.ts alone knows them all: it says where the code of each overlay lies.
  {
    ignores: ['src/client/overlays.ts'],
    ...mayNotImport(
      ['src/client/**'],
      ['ui', 'features', 'layouts', 'pages', 'content', 'server'],
      'What several features need in the browser knows none of them.',
    ),
  },
  mayNotImport(
    ['src/ui/**'],
    ['features', 'layouts', 'pages', 'content', 'server'],
    'A primitive gets text and addresses as props.',
  ),
  mayNotImport(
    ['src/features/**'],
    ['layouts', 'pages', 'content'],
    'A feature gets content as props: compose them in a layout.',
  ),
  mayNotImport(
    ['src/search/**'],
    ['ui', 'features', 'layouts', 'pages', 'content'],
    'Both sides share it: it knows neither.',
  ),
  mayNotImport(['src/gallery/**'], ['pages'], 'The gallery shows components and examples.'),
  mayNotImport(
    ['src/content/**', 'src/layouts/**'],
    ['pages', 'server'],
    'Content and layouts know no routes and no server.',
  ),
  mayNotImport(['src/server/**'], ['ui', 'features', 'layouts', 'pages'], 'The server renders no page.'),
];
