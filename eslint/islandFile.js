/**
 * Requires an island to come from a file `<Name>.island.tsx` and to hydrate through `client:intent`
 * (docs/architecture.md).
 * @type {import('eslint').Rule.RuleModule}
 */
export const islandFile = {
  create(context) {
    /**
     * The module of each imported name.
     * @type {Map<string, string>}
     */
    const sources = new Map();
    return {
      ImportDeclaration({ specifiers, source }) {
        for (const { local } of specifiers) sources.set(local.name, String(source.value));
      },
      "JSXAttribute[name.namespace.name='client']"(attribute) {
        const directive = attribute.name.name.name;
        if (directive !== 'intent') {
          context.report({
            node: attribute,
            message: `An island wakes by client:intent, and not by client:${directive}: nothing of it is loaded before the reader reaches for it.`,
          });
        }
        const { name = 'it' } = attribute.parent.name;
        if (sources.get(name)?.endsWith('.island.tsx')) return;
        context.report({
          node: attribute,
          message: `${name} wakes in the browser: import it from a file whose name ends in .island.tsx.`,
        });
      },
    };
  },
};
