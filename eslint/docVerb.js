/** Words that end as verbs do and are none. */
const nouns = /^(Another|Clips|Films|Its|Languages|Questions|Settings|Shapes|Sheets|Subjects|This|Times|Ways|Words)$/;

/**
 * Refuses an exported function without a comment that says what it does, in words that begin with a verb: "Returns …",
 * "Renders …".
 * @type {import('eslint').Rule.RuleModule}
 */
export const docVerb = {
  create(context) {
    /** @param {import('eslint').Rule.Node} node the whole export @param {string} name the function's */
    const check = (node, name) => {
      const comment = context.sourceCode.getCommentsBefore(node).at(-1);
      const isAbove = comment && comment.loc.end.line + 1 === node.loc.start.line;
      const [, word] = (isAbove && /^\*[\s*]*([A-Z][a-z-]*s)\b/.exec(comment.value)) || [];
      if (word && !nouns.test(word)) return;
      context.report({
        node,
        message: `Say above ${name} what it does, and begin with a verb: "Returns …", "Renders …".`,
      });
    };
    return {
      'ExportNamedDeclaration > FunctionDeclaration': (node) => check(node.parent, node.id.name),
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator:matches([init.type=/Function/], [init.callee.name="memo"])':
        (node) => check(node.parent.parent, node.id.name),
    };
  },
};
