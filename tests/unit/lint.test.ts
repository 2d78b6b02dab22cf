/** Our own rules in eslint.config.js and stylelint.config.js, each with code that breaks it. */
import { ESLint, type Linter } from 'eslint';
import stylelint from 'stylelint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';

// The pieces of code belong to no TypeScript project.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked as Linter.Config });

/** Returns what ESLint reports for code in a file of that name. */
async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

// Linting the first file loads ESLint's plugins and the compiler.
beforeAll(() => eslint.lintText('', { filePath: 'src/layouts/Empty.astro' }));

describe('an island', () => {
  const page = (attribute: string, file: string) =>
    `---\nimport { Countdown } from '../features/countdown/${file}';\n---\n\n<Countdown ${attribute} />\n`;
  const lint = (attribute: string, file = 'Countdown.island.tsx') =>
    complaints('src/layouts/Countdown.astro', page(attribute, file));

  it('wakes by client:intent, out of a file with the ending of islands', async () => {
    expect(await lint('client:intent')).toEqual([]);
    expect(await lint('locale="sv"', 'Countdown.tsx')).toEqual([]);
  });

  it.each(['load', 'idle', 'visible', 'only="react"'])('does not wake by client:%s', async (directive) => {
    expect(await lint(`client:${directive}`)).toEqual([
      expect.stringContaining('tryggve/island-file: An island wakes by client:intent'),
    ]);
  });

  it('is refused out of another file', async () => {
    expect(await lint('client:intent', 'Countdown.tsx')).toEqual([
      expect.stringContaining('import it from a file whose name ends in .island.tsx'),
    ]);
  });
});

describe('a script that works on what the server rendered', () => {
  const lint = (code: string, file: string) => complaints(file, `${code}\n`);
  const scripts = ['src/features/shell/tool.enhance.ts', 'src/layouts/tool.overlay.ts', 'src/client/tool.ts'];
  const refused = expect.stringMatching(/^no-restricted-\w+: .*Structure is React’s/);

  it.each(scripts)('%s may change and copy it', async (file) => {
    const code = `import type { Shown } from '../client/shown.tsx';
document.querySelector<Shown>('p')?.replaceChildren(document.body.cloneNode(true));`;
    expect(await lint(code, file)).toEqual([]);
  });

  const broken = [
    `document.createElement('p');`,
    `document['createElementNS']('a', 'b');`,
    `document.createDocumentFragment();`,
    `document.createRange().createContextualFragment('<p>');`,
    `const { importNode } = document;\nimportNode(document.body);`,
    `document.body.innerHTML = '<p>';`,
    `document.body.innerHTML += '<p>';`,
    `document.body.outerHTML = '<p>';`,
    `document.body.insertAdjacentHTML('beforeend', '<p>');`,
    `document.body.setHTML('<p>');`,
    `document.body.setHTMLUnsafe('<p>');`,
    `Document.parseHTMLUnsafe('<p>');`,
    `window.parser.parseFromString('<p>', 'text/html');`,
    `document.body.append(new Image());`,
    `document.body.append(new Option());`,
    `document.body.append(new Audio());`,
    `window.parser = new DOMParser();`,
    `import { createRoot } from 'react-dom/client';\ncreateRoot(document.body);`,
    `import { useState } from 'react';\nuseState(0);`,
    `void import('react');`,
    `void import('../../client/reactOverlay.tsx');`,
    `document.body.attachShadow({ mode: 'open' });`,
    `document.querySelector('table')?.insertRow();`,
    `import { Icon } from '../ui/Icon/Icon.tsx';\nIcon({});`,
    `import { iconNames } from '../../ui/names.ts';\niconNames.at(0);`,
  ];
  it.each(broken)('makes no structure as by %s', async (code) => {
    for (const file of scripts) expect(await lint(code, file), file).toContainEqual(refused);
  });

  it.each(['src/features/shell/tool.ts', 'src/search/tool.ts', 'src/tool.ts'])(
    'nor does %s, which it may import',
    async (file) => {
      expect(await lint(`document.body.innerHTML = '<p>';`, file)).toContainEqual(refused);
      expect(await lint(`document.createElement('p');`, file)).toContainEqual(refused);
    },
  );

  it('loads React where it opens overlays', async () => {
    expect(await lint(`void import('./reactOverlay.tsx');`, 'src/client/openers.ts')).toEqual([]);
  });

  it('stands in no template: its script only starts it', async () => {
    const template = (code: string) =>
      complaints('src/layouts/Tool.astro', `<p></p>\n<script>\n  ${code}\n</script>\n`);
    expect(await template(`import '../features/shell/tool.enhance.ts';`)).toEqual([]);
    expect(await template(`import { createRoot } from 'react-dom/client';`)).toContainEqual(
      expect.stringContaining('A template’s script starts enhancements'),
    );
    expect(await template(`document.body.innerHTML = '<p>';`)).toContainEqual(refused);
  });

  it('has at most 60 lines of code, where it is one of a feature', async () => {
    const lines = (count: number) => `// Why.\n\n${'void 0;\n'.repeat(count)}`;
    expect(await lint(lines(60), 'src/features/shell/tool.enhance.ts')).toEqual([]);
    expect(await lint(lines(61), 'src/features/shell/tool.enhance.ts')).toEqual([expect.stringMatching(/^max-lines/)]);
    expect(await lint(lines(61), 'src/layouts/tool.overlay.ts')).toEqual([expect.stringMatching(/^max-lines/)]);
  });
});

describe('a feature', () => {
  const file = 'src/features/atlas/drawing/tool.ts';
  const refused = expect.stringMatching(/^tryggve\/own-feature: .*imports no other feature \(search\)/);

  it.each([
    `import { ask } from '../../search/ask.ts';\nask();`,
    `import { ask } from '../../../features/search/ask.ts';\nask();`,
    `export { ask } from '../../search/ask.ts';`,
    `void import('../../search/ask.ts');`,
  ])('imports no other one as by %s', async (code) => {
    expect(await complaints(file, `${code}\n`)).toContainEqual(refused);
  });

  it('imports itself, what lies below, and types', async () => {
    const code = `import type { Ask } from '../../search/ask.ts';
import { fill } from '../../../i18n/fill.ts';
import { part } from '../parts.ts';

fill(part as Ask);
`;
    expect(await complaints(file, code)).toEqual([]);
  });
});

describe('a component', () => {
  // The pieces are not complete components.
  const lint = async (code: string) =>
    (await complaints('src/features/play/Tool.tsx', `${code}\n`)).filter((said) => !said.startsWith('react-hooks/'));

  it.each([
    `requestAnimationFrame(() => document.querySelector('button')?.focus());`,
    `useEffect(() => {\n  if (isOpen) first.current?.focus();\n}, [isOpen]);`,
    `useEffect(() => {\n  dialog.current?.showModal();\n}, []);`,
  ])('does not move the focus later than it renders: %s', async (code) => {
    expect(await lint(code)).toEqual([expect.stringContaining('Move the focus in the commit that shows its target')]);
  });

  it('moves it with what it renders, and where a reader presses', async () => {
    expect(await lint(`useLayoutEffect(() => {\n  first.current?.focus();\n}, []);`)).toEqual([]);
    const press = `const press = () => first.current?.focus();`;
    expect(await lint(`useEffect(() => {\n  ${press}\n  addEventListener('keydown', press);\n}, []);`)).toEqual([]);
  });
});

describe('a file of any kind', () => {
  it.each(['src/i18n/long.ts', 'src/layouts/Long.astro'])('%s has at most 200 lines of code', async (file) => {
    const code = (count: number) => {
      const lines = `/*\n * Why.\n */\n\n${'void 0;\n'.repeat(count)}`;
      return file.endsWith('.astro') ? `---\n${lines}---\n` : lines;
    };
    const fences = file.endsWith('.astro') ? 2 : 0;
    expect(await complaints(file, code(200 - fences))).toEqual([]);
    expect(await complaints(file, code(201 - fences))).toEqual([expect.stringMatching(/^max-lines/)]);
  });

  it('has at most 200 lines of code where it is styles', async () => {
    const lint = async (count: number) => {
      const code = `/*\n * Why.\n */\n\n.long {\n${'  color: red;\n\n'.repeat(count - 2)}}\n`;
      const rules = { 'declaration-block-no-duplicate-properties': null };
      const { default: config } = await import('../../stylelint.config.js');
      const { results } = await stylelint.lint({
        code,
        codeFilename: 'src/ui/long.css',
        config: { ...config, rules: { ...config.rules, ...rules } },
      });
      return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
    };
    expect(await lint(200)).toEqual([]);
    expect(await lint(201)).toEqual([expect.stringContaining('201 lines of code, of 200')]);
  });
});

describe('the settings of the machine', () => {
  it.each(['src/client/tool.ts', 'src/client/fragment.ts', 'src/i18n/tool.ts'])('are not read by %s', async (file) => {
    expect(await complaints(file, `window.site = process.env['SITE_URL'];\n`)).toEqual([
      expect.stringContaining('src/config.ts alone reads the environment.'),
    ]);
  });
});

describe('the comment above an exported function', () => {
  const lint = (code: string, file = 'src/i18n/sum.ts') => complaints(file, `${code}\n`);
  const sum = 'export const sum = (a: number, b: number): number => a + b;';
  const refused = [expect.stringMatching(/^tryggve\/doc-verb: .* sum /)];

  it('begins with a verb', async () => {
    expect(await lint(`/** Returns the sum of two numbers. */\n${sum}`)).toEqual([]);
    expect(await lint(`/**\n * Adds, carefully.\n * @param a a number\n */\n${sum}`)).toEqual([]);
  });

  it.each(['The sum of two numbers.', 'Ways to add.', '@returns the sum', 'Sum of two numbers.'])(
    'does not begin as in "%s"',
    async (words) => {
      expect(await lint(`/** ${words} */\n${sum}`)).toEqual(refused);
      expect(await lint(`/** ${words} */\nexport function sum(): void {}`)).toEqual(refused);
      expect(await lint(`/** ${words} */\nexport const sum = memo(function sum() {});`)).toEqual(refused);
    },
  );

  it('may be missing', async () => {
    expect(await lint(sum)).toEqual([]);
    expect(await lint(`// Numbers.\n${sum}`)).toEqual([]);
  });

  it('is asked neither of what is no function nor of what only its file knows nor of routes', async () => {
    expect(await lint(`export const limit = 3;\nconst sum = () => limit;\nsum();`)).toEqual([]);
    expect(await lint(`export const GET = () => new Response('');`, 'src/pages/sum.ts')).toEqual([]);
  });
});
