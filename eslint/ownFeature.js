import path from 'node:path';

const features = path.resolve('src/features');

/**
 * Returns the folder in src/features that contains a file, or `undefined`.
 * @param {string} file
 */
const featureOf = (file) => {
  const [first = ''] = path.relative(features, file).split(path.sep);
  return first === '..' ? undefined : first;
};

/**
 * Prevents a feature from importing another feature through any path: pages and layouts combine features. Type imports
 * are allowed.
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownFeature = {
  create(context) {
    const own = featureOf(context.filename);
    /** @param {any} node an import, or an export from another file */
    const check = (node) => {
      const from = node.source?.value;
      if (own === undefined || typeof from !== 'string' || !from.startsWith('.')) return;
      if (node.importKind === 'type' || node.exportKind === 'type') return;
      const other = featureOf(path.resolve(path.dirname(context.filename), from));
      if (other === undefined || other === own) return;
      context.report({
        node,
        message: `A feature gets content as props and imports no other feature (${other}): compose them in a layout.`,
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
