// @vitest-environment happy-dom
import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { copyOf } from '../../i18n/copy.ts';
import { urgentCopy, UrgentSigns } from './UrgentSigns.tsx';

type Props = ComponentProps<typeof UrgentSigns>;
type Groups = Props['groups'];
type Audience = Props['audience'];

const copy = copyOf('sv', urgentCopy);

/** Renders the signs as a page does. */
function shown(groups: Groups, { audience = 'child', line }: Partial<Props> = {}): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = renderToStaticMarkup(<UrgentSigns copy={copy} line={line} audience={audience} groups={groups} />);
  return root;
}
const textsOf = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
const callsOf = (groups: Groups) =>
  [...shown(groups).querySelectorAll('[href^="tel:"]')].map((link) => link.getAttribute('href'));

const now: Groups[number] = { level: 'now', whom: ['112'], told: ['Det blöder.'] };
const soon: Groups[number] = { level: 'soon', whom: ['ward', 'emergency'], told: ['Du kan inte dricka.'] };
const poison: Groups[number] = { level: 'soon', whom: ['poison', '112'], told: ['För mycket medicin.'] };
const here: Groups[number] = { level: 'here', whom: ['staff'], told: ['Det gör ont.'] };
const today: Groups[number] = { level: 'today', whom: ['ward', '1177'], told: ['Du har feber.'] };

describe('the line', () => {
  it('is the page’s own, as a heading that unfolds and as the bar that leads to it', () => {
    const root = shown([now], { line: 'Blöder det? Ring 112' });
    expect(textsOf(root, 'summary h2')).toEqual(['Blöder det? Ring 112']);
    expect(textsOf(root, '[data-signs-bar] a')).toEqual(['Blöder det? Ring 112']);
    expect(root.querySelector('[data-signs-bar] a')?.getAttribute('href')).toBe(
      `#${root.querySelector('details')?.id}`,
    );
    expect(root.querySelector('details')?.open).toBe(false);
  });

  it.each([
    [now, copy.urgent_line],
    [soon, copy.urgent_line],
    [today, copy.urgent_line_today],
    [here, copy.urgent_line_here],
  ])('promises, of signs of one level alone, no more than there is: $level', (group, line) => {
    expect(textsOf(shown([group]), 'h2')).toEqual([line]);
    expect(/112/.test(line)).toBe(group.level === 'now' || group.level === 'soon');
  });
});

describe('the levels', () => {
  it('stand in the order of the page, each with its heading once', () => {
    expect(textsOf(shown([now, soon, poison, here, today]), 'h3')).toEqual([
      copy.urgent_now,
      copy.urgent_soon,
      copy.urgent_here,
      copy.urgent_today,
    ]);
  });

  it('say of each sign whom one turns to, and to whom else; where the heading says it, not again', () => {
    const whomOf = (groups: Groups) =>
      [...shown(groups).querySelectorAll('ul')].flatMap(({ previousElementSibling: said }) => said?.textContent ?? []);
    expect(whomOf([soon, poison])).toEqual([
      'Ring avdelningen. Annars: åk till akuten',
      'Ring Giftinformation. Annars: ring 112',
    ]);
    expect(whomOf([today])).toEqual(['Ring avdelningen. Annars: ring 1177']);
    expect(whomOf([now, here])).toEqual([]);
    expect(copy.urgent_soon).not.toMatch(/akuten|1177/);
  });
});

it('has a button for each number that the signs ring, and for no other', () => {
  expect(callsOf([now])).toEqual(['tel:112']);
  expect(callsOf([soon])).toEqual([]);
  expect(callsOf([poison])).toEqual(['tel:112', 'tel:0104566700']);
  expect(callsOf([here])).toEqual([]);
  expect(callsOf([today])).toEqual(['tel:1177']);
});

describe('who is spoken to', () => {
  it.each<[Audience, boolean]>([
    ['child', true],
    ['everyone', true],
    ['teen', false],
    ['caregiver', false],
  ])('on a page for %s', (audience, child) => {
    expect(shown([now], { audience }).textContent.includes(copy.urgent_child)).toBe(child);
  });

  it('no child is sent to 112 by what one tells at the hospital or rings about the same day', () => {
    expect(shown([here, today]).textContent).not.toContain('112');
  });
});
