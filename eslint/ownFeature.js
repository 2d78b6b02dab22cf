import path from 'node:path';

const features = path.resolve('src/features');

/**
 * Returns the folder of src/features that a file lies in; nothing for any other file.
 * @param {string} file
 */
const featureOf = (file) => {
  const [first = ''] = path.relative(features, file).split(path.sep);
  return first === '..' ? undefined : first;
};

/**
 * Refuses that a feature imports another one, by whatever path: pages and layouts put features together. Types may come
 * from there.
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownFeature = {
  create(context) {
    const own = featureOf(context.filename);
    /** @param {any} node an import or export of something that another file has */
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
