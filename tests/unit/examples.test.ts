/** Every component has examples, and every example can be shown in the gallery. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Examples } from '../../src/gallery/examples.ts';
import { contextOf, renderExample } from '../../src/gallery/renderExample.ts';
import { translator } from '../../src/i18n/messages.ts';

/** Files that export shapes or parts, each with the reason why it needs no examples of its own. */
const exceptions: Record<string, string> = {
  'src/features/atlas/AtlasBody.tsx': 'a part of Atlas',
  'src/features/atlas/LayerDrawing.tsx': 'a part of Atlas',
  'src/features/atlas/PartCard.tsx': 'a part of Atlas',
  'src/features/atlas/Stage.tsx': 'a part of Atlas',
  'src/features/consent/ConsentSave.tsx': 'a part of Banner and ConsentSettings',
  'src/features/listen/ListenControls.tsx': 'ListenBar with the voices of a device, which the server has not',
  'src/features/play/ColouringCards.tsx': 'a part of Colouring and ColouringSheets',
  'src/features/play/Room.tsx': 'a part of FindIt',
  'src/features/play/ThingPicture.tsx': 'a part of games and GameWords',
  'src/features/play/Wave.tsx': 'a part of MatchSound',
  'src/features/day/Beads.tsx': 'a part of DayStepView',
  'src/features/day/Dock.tsx': 'a part of DayMaker and PlanMaker',
  'src/features/day/AvatarFace.tsx': 'AvatarFigure, loaded apart from DayMaker',
  'src/features/day/PlanForm.tsx': 'a part of PlanMaker',
  'src/features/day/PlanShow.tsx': 'a dialog of PlanMaker: it takes the whole screen',
  'src/features/day/DayPicks.tsx': 'a part of DayMaker',
  'src/features/day/BilingualText.tsx': 'words of PlanMaker, PlanShow and PlanSheet',
  'src/features/day/SenseSign.tsx': 'a part of DayStepView',
  'src/features/provenance/Status.tsx': 'words of Provenance and PrintFooter',
  'src/features/reels/ReelAvatar.tsx': 'AvatarFigure, loaded apart from Reels',
  'src/features/reels/ReelProgress.tsx': 'a part of Reels',
  'src/features/reels/ReelShare.tsx': 'a sheet of Reels',
  'src/features/reels/ReelVideo.tsx': 'a part of Reels',
  'src/features/search/QueryLinks.tsx': 'a part of SearchRecent and SearchStart',
  'src/features/topic/SignGroups.tsx': 'a part of UrgentSigns',
  'src/ui/ShowAgain/ShowAgain.tsx': 'shows what a device put out of sight, which the server has not',
  'src/ui/Drawing/Frame.tsx': 'the <svg> around every drawing and figure: shown by both',
  'src/ui/Drawing/props.tsx': 'shapes of drawings, shown by Drawing',
  'src/ui/Drawing/shapes.tsx': 'shapes of drawings and figures, shown by both',
  'src/ui/Drawing/wheelchair.tsx': 'shapes of drawings and figures, shown by Drawing and AvatarFigure',
  'src/ui/Drawing/figure/Face.tsx': 'a part of Figure',
  'src/ui/Drawing/figure/Head.tsx': 'a part of Figure',
  'src/ui/Drawing/figure/Limbs.tsx': 'a part of Figure',
  'src/ui/Drawing/figure/Torso.tsx': 'a part of Figure',
  'src/ui/Flag/bands.tsx': 'shapes of flags, shown by Flag',
};

const exportsComponent = (file: string) => /^export (?:function|const) [A-Z]/m.test(readFileSync(file, 'utf8'));

const isExamples = (file: string) => file.endsWith('.examples.tsx');
const files = ['src/ui', 'src/features']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .sort();
const components = files.filter((file) => !isExamples(file) && exportsComponent(file));
const examplesOf = (component: string) => component.replace(/(\.island)?\.tsx$/, '.examples.tsx');

const modules = import.meta.glob<{ default: Examples }>('/src/**/*.examples.tsx', { eager: true });
const all = Object.entries(modules).map(([file, module]) => ({ file: file.slice(1), ...module.default }));

describe('every component', () => {
  it('has an examples file beside it', () => {
    const missing = components
      .filter((file) => !(file in exceptions) && !files.includes(examplesOf(file)))
      .map(
        (file) =>
          `${examplesOf(file)} is missing: write it, with every state that the component has (docs/how-to/add-a-component.md). A file that holds only parts of another component goes into the exceptions of tests/unit/examples.test.ts, with the reason.`,
      );
    expect(missing).toEqual([]);
  });

  it('has examples that belong to it', () => {
    const orphans = files.filter((file) => isExamples(file) && !components.map(examplesOf).includes(file));
    expect(orphans, 'Examples without a component: move or delete them').toEqual([]);
    const idle = Object.keys(exceptions).filter(
      (file) => !components.includes(file) || files.includes(examplesOf(file)),
    );
    expect(idle, 'Exceptions that are none: delete them').toEqual([]);
  });
});

describe('every examples file', () => {
  it.each(all)('$file is in the gallery, under its own name', ({ file, name, examples }) => {
    expect(path.basename(file)).toBe(`${name}.examples.tsx`);
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples.map((example) => example.name)).size).toBe(examples.length);
  });

  it.each(all)('$file draws every state in Swedish and in Arabic', ({ examples }) => {
    for (const language of ['sv', 'ar'] as const) {
      for (const example of examples)
        expect(renderExample(example, contextOf(language), 'x'), example.name).toContain('<');
    }
  });

  it('are all found', () => {
    expect(all.map(({ file }) => file).sort()).toEqual(files.filter(isExamples));
  });
});

describe('the words of examples', () => {
  it('are those of the gallery, and English where its language has none', () => {
    const { copy, t } = contextOf('ar');
    expect(copy(['menu', 'faq_list'])).toEqual({
      menu: translator('ar')('menu'),
      faq_list: translator('en')('faq_list'),
    });
    expect(t('faq_list')).toBe(translator('en')('faq_list'));
  });
});

describe('the stage', () => {
  const staged = (node: ReactNode, changes?: [string, string][]) =>
    renderExample({ name: 'a "state"', render: () => node, ...(changes && { changes }) }, contextOf('sv'), 'own');

  it('gives ids and what refers to them the name of the example', () => {
    const html = staged([
      createElement('p', { id: 'a', key: 1 }),
      createElement('a', { href: '#a', key: 2 }),
      createElement('a', { href: '#main', key: 3 }),
      createElement('p', { 'aria-describedby': 'a elsewhere', key: 4 }),
    ]);
    expect(html).toBe(
      '<p id="own-a"></p><a href="#own-a"></a><a href="#main"></a><p aria-describedby="own-a elsewhere"></p>',
    );
  });

  it('puts the headings below that of the example, at their distance from each other', () => {
    expect(staged([createElement('h1', { key: 1 }), createElement('h3', { key: 2 })])).toBe(
      '<h1 aria-level="4"></h1><h3 aria-level="6"></h3>',
    );
  });

  it('tells landmarks of the same name apart', () => {
    expect(staged(createElement('nav', { 'aria-label': 'Sidor' }))).toBe(
      '<nav aria-label="Sidor: a &quot;state&quot;"></nav>',
    );
    expect(staged(createElement('section', { 'aria-labelledby': 'b' }, createElement('b', { id: 'b' })))).toContain(
      'aria-labelledby="own-b own"',
    );
    expect(staged(createElement('form', { role: 'search' }))).toBe('<form role="search" aria-label="own"></form>');
  });

  it('refuses a change of what is not there', () => {
    expect(staged(createElement('details'), [['<details', '<details open']])).toBe('<details open></details>');
    expect(() => staged(createElement('p'), [['<details', '<details open']])).toThrow(
      'Example "a "state"": there is no <details in <p></p>',
    );
  });
});
