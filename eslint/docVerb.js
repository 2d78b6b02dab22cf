/** Nouns, pronouns and determiners that end in -s like a verb. */
const nouns = /^(Another|Clips|Films|Its|Languages|Questions|Settings|Shapes|Sheets|Subjects|This|Times|Ways|Words)$/;

/**
 * Requires the doc comment of an exported function to begin with a verb: "Returns …", "Renders …". A function whose
 * name and types say everything needs no comment.
 * @type {import('eslint').Rule.RuleModule}
 */
export const docVerb = {
  create(context) {
    /**
     * @param {import('eslint').Rule.Node} node the export statement
     * @param {string} name the function's name
     */
    const check = (node, name) => {
      const comment = context.sourceCode.getCommentsBefore(node).at(-1);
      const isAbove = comment && comment.loc.end.line + 1 === node.loc.start.line;
      if (!isAbove || comment.type !== 'Block' || !comment.value.startsWith('*')) return;
      const [, word] = /^\*[\s*]*([A-Z][a-z-]*s)\b/.exec(comment.value) ?? [];
      if (word && !nouns.test(word)) return;
      context.report({
        node,
        message: `Begin the doc comment of ${name} with a verb: "Returns …", "Renders …".`,
      });
    };
    return {
      'ExportNamedDeclaration > FunctionDeclaration': (node) => check(node.parent, node.id.name),
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator:matches([init.type=/Function/], [init.callee.name="memo"])':
        (node) => check(node.parent.parent, node.id.name),
    };
  },
};
