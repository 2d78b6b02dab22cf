import stylelint from 'stylelint';

const ruleName = 'tryggve/max-lines';

/** Limits the lines of code in a file. Blank lines and comments don't count. */
const rule = (most) => (root, result) => {
  const code = root.source.input.css.replace(/\/\*[\s\S]*?\*\//g, '');
  const lines = code.split('\n').filter((line) => line.trim() !== '').length;
  if (lines <= most) return;
  const message = `${lines} lines of code, of ${most}: split the file by what its parts are for (${ruleName})`;
  stylelint.utils.report({ result, ruleName, node: root, message });
};

export const maxLines = stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName }));
