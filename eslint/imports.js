/**
 * Restricts value imports. Types may be imported from any of the folders; code for the browser can't import types from
 * the server either.
 * @param {string[]} files globs of the restricted files
 * @param {string[]} folders folders of src that they may not import from
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

/**
 * Imports go in one direction: pages, layouts, compose, features, ui, i18n, shared. The server may import i18n and the content's types.
 */
export const imports = [
  mayNotImport(
    ['src/i18n/**'],
    ['ui', 'features', 'compose', 'layouts', 'pages', 'content', 'server'],
    'i18n knows nothing of pages.',
  ),
  mayNotImport(
    ['src/client/**'],
    ['ui', 'features', 'compose', 'layouts', 'pages', 'content', 'server'],
    'What several features need in the browser knows none of them.',
  ),
  mayNotImport(
    ['src/ui/**'],
    ['features', 'compose', 'layouts', 'pages', 'content', 'server'],
    'A primitive gets text and addresses as props.',
  ),
  mayNotImport(
    ['src/features/**'],
    ['compose', 'layouts', 'pages', 'content'],
    'A feature gets content as props: compose them in a layout.',
  ),
  mayNotImport(
    ['src/search/**', 'src/shared/**'],
    ['ui', 'features', 'compose', 'layouts', 'pages', 'content', 'server'],
    'Both sides share it: it knows neither.',
  ),
  mayNotImport(
    ['src/compose/**'],
    ['layouts', 'pages', 'content', 'server'],
    'It joins features and gets content as props.',
  ),
  mayNotImport(['src/gallery/**'], ['pages'], 'The gallery shows components and examples.'),
  mayNotImport(
    ['src/content/**', 'src/layouts/**'],
    ['pages', 'server'],
    'Content and layouts know no routes and no server.',
  ),
  mayNotImport(['src/server/**'], ['ui', 'features', 'compose', 'layouts', 'pages'], 'The server renders no page.'),
];
