/** Makes a component with styles and examples; an island also gets a string and a test. */
import { addStrings } from './strings.ts';
import { type Made, refuseUnless } from './made.ts';

const css = (className: string) => `@layer reset, tokens, base, components, utilities;

@layer components {
  .${className} {
    color: var(--color-text);
  }
}
`;

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const snake = (name: string) => lowerFirst(name).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const nameRule = 'a name begins with a capital and has letters and digits, as DayCard';
const isName = (name: string) => /^[A-Z][A-Za-z0-9]*$/.test(name);

/** Makes a component in `ui` or in a feature. */
export function makeComponent([place = '']: string[]): Made {
  const [, folder, name = ''] = /^(ui|features\/[a-z][A-Za-z0-9]*)\/([^/]+)$/.exec(place) ?? [];
  refuseUnless(folder && isName(name), `"${place}" is no place: write ui/Badge or features/topic/Badge; ${nameRule}.`);
  const base = folder === 'ui' ? `src/ui/${name}/${name}` : `src/${folder}/${name}`;
  const className = lowerFirst(name);
  return {
    files: {
      [`${base}.tsx`]: `import styles from './${name}.module.css';

type ${name}Props = {
  /** Ready text in the page's language; the layout looks it up. */
  label: string;
};

/** Renders its label. */
export function ${name}({ label }: ${name}Props) {
  return <span className={styles.${className}}>{label}</span>;
}
`,
      [`${base}.module.css`]: css(className),
      [`${base}.examples.tsx`]: `import type { Examples } from '../../gallery/examples.ts';
import { ${name} } from './${name}.tsx';

const examples: Examples = {
  name: '${name}',
  examples: [
    { name: 'a word', render: ({ say }) => <${name} label={say('Nytt', 'جديد')} /> },
    { name: 'a long word', render: ({ say }) => <${name} label={say('Uppvakningsavdelningen', 'غرفة الإفاقة')} /> },
  ],
};

export default examples;
`,
    },
    next: [
      `Write what it shows in ${base}.tsx, and every state that it has in ${base}.examples.tsx.`,
      'Use it in a layout of src/layouts, which looks its words up.',
      'Look at it in the gallery: npm run dev, then http://localhost:4321/gallery/sv.',
    ],
  };
}

/** Makes an island with one field, which shows what is typed. */
export function makeIsland([place = '']: string[], words: { sv: string; en: string }): Made {
  const [, feature, name = ''] = /^([a-z][A-Za-z0-9]*)\/([^/]+)$/.exec(place) ?? [];
  refuseUnless(feature && isName(name), `"${place}" is no place: write countdown/Countdown; ${nameRule}.`);
  const base = `src/features/${feature}/${name}`;
  const [className, key] = [lowerFirst(name), `${snake(name)}_label`];
  const copy = `${className}Copy`;
  return {
    files: {
      [`${base}.island.tsx`]: `import { useState } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import styles from './${name}.module.css';

export const ${copy} = ['${key}'] as const;

type ${name}Props = { copy: Copy<typeof ${copy}> };

/** Renders a field, and what is typed into it. */
export function ${name}({ copy }: ${name}Props) {
  const [typed, setTyped] = useState('');
  return (
    <label className={styles.${className}}>
      {copy.${key}}
      <input defaultValue="" onChange={({ target }) => setTyped(target.value)} />
      <output>{typed}</output>
    </label>
  );
}
`,
      [`${base}.module.css`]: css(className),
      [`${base}.examples.tsx`]: `import type { Examples } from '../../gallery/examples.ts';
import { ${name}, ${copy} } from './${name}.island.tsx';

const examples: Examples = {
  name: '${name}',
  examples: [{ name: 'empty', render: ({ copy }) => <${name} copy={copy(${copy})} /> }],
};

export default examples;
`,
      [`${base}.test.tsx`]: `// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { copyOf } from '../../i18n/copy.ts';
import { ${name}, ${copy} } from './${name}.island.tsx';

afterEach(cleanup);

it('shows what is typed', () => {
  render(<${name} copy={copyOf('sv', ${copy})} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'tre' } });
  expect(screen.getByRole('status').textContent).toBe('tre');
});
`,
    },
    changed: addStrings(key, words),
    next: [
      `Write what it does in ${base}.island.tsx, and its states in the examples and the test.`,
      `Put it into a layout: <${name} client:intent copy={copyOf(language, ${copy})} />.`,
      'Write a test in tests/e2e that nothing of it is loaded before the reader reaches for it.',
    ],
  };
}
