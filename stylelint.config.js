import { maxLines } from './stylelint/maxLines.js';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css', maxLines],
  rules: {
    'tryggve/max-lines': 200,
    // Every page also exists from right to left, so physical properties and units (left, right, width, height) are
    // forbidden.
    'logical-css/require-logical-properties': true,
    'logical-css/require-logical-keywords': true,
    'logical-css/require-logical-units': true,
    // CSS Modules are used as `styles.someName`.
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9-]*$', { message: 'Class names are camelCase' }],
    // Quote font names with or without a space.
    'font-family-name-quotes': 'always-unless-keyword',
    // Every file declares the order of layers at its top on purpose
    // (docs/decisions/0013-layers-named-in-every-file.md).
    'no-duplicate-selectors': null,
    'no-descending-specificity': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'rule-empty-line-before': null,
    'media-feature-range-notation': 'prefix',
    'declaration-block-single-line-max-declarations': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'value-keyword-case': [
      'lower',
      {
        ignoreKeywords: [
          'A4',
          'CanvasText',
          'Canvas',
          'LinkText',
          'ButtonFace',
          'ButtonText',
          'ButtonBorder',
          'Highlight',
          'HighlightText',
          'Mark',
        ],
      },
    ],
  },
  ignoreFiles: ['dist/**', 'node_modules/**'],
};
