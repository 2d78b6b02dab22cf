// @vitest-environment happy-dom
import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { copyOf } from '../../i18n/copy.ts';
import { urgentCopy, UrgentSigns } from './UrgentSigns.tsx';

type Signs = ComponentProps<typeof UrgentSigns>['signs'];
type Audience = ComponentProps<typeof UrgentSigns>['audience'];

const copy = copyOf('sv', urgentCopy);

/** Returns the signs as a page has them. */
function shown(signs: Signs, audience: Audience = 'child'): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = renderToStaticMarkup(<UrgentSigns copy={copy} rings="ward" audience={audience} signs={signs} />);
  return root;
}
const textsOf = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
const callsOf = (signs: Signs) =>
  [...shown(signs).querySelectorAll('[href^="tel:"]')].map((link) => link.getAttribute('href'));

describe('the line', () => {
  it('is the page’s own, as a heading that unfolds and as the bar that leads to it', () => {
    const root = shown({ line: 'Blöder det? Ring 112', now: ['Det blöder.'] });
    expect(textsOf(root, 'summary h2')).toEqual(['Blöder det? Ring 112']);
    expect(textsOf(root, '[data-signs-bar] a')).toEqual(['Blöder det? Ring 112']);
    expect(root.querySelector('[data-signs-bar] a')?.getAttribute('href')).toBe(
      `#${root.querySelector('details')?.id}`,
    );
    expect(root.querySelector('details')?.open).toBe(false);
  });

  it.each<[keyof Omit<Signs, 'line'>, string]>([
    ['now', copy.urgent_line],
    ['soon', copy.urgent_line],
    ['today', copy.urgent_line_today],
    ['here', copy.urgent_line_here],
  ])('promises, of signs for %s alone, no more than there is', (when, line) => {
    expect(textsOf(shown({ [when]: ['Det gör ont.'] }), 'h2')).toEqual([line]);
    expect(/112/.test(line)).toBe(when === 'now' || when === 'soon');
  });
});

describe('the headings', () => {
  const all = { now: ['Ett.'], soon: ['Två.'], here: ['Tre.'], today: ['Fyra.'] };

  it('come from the highest level to the lowest', () => {
    expect(textsOf(shown(all), 'h3')).toEqual([
      copy.urgent_now,
      copy.urgent_soon,
      copy.urgent_here,
      copy.urgent_today_ward,
    ]);
  });

  it('of what is soon leave the act to the sign, and send to the emergency department where it names none', () => {
    expect(copy.urgent_soon).not.toMatch(/akuten|1177/);
    expect(copy.urgent_soon_how).toMatch(/^Åk till akuten direkt, om det inte står något annat/);
    expect(shown(all).textContent).toContain(copy.urgent_soon_how);
    expect(shown({ today: ['Fyra.'] }).textContent).not.toContain(copy.urgent_soon_how);
  });
});

it('has a button for each number that the heading or a sign names, and for no other', () => {
  expect(callsOf({ now: ['Det blöder.'] })).toEqual(['tel:112']);
  expect(callsOf({ soon: ['Du kan inte dricka.'] })).toEqual([]);
  expect(callsOf({ soon: ['Ring 1177 nu.', 'Ring Giftinformation, 010-456 67 00.'] })).toEqual([
    'tel:1177',
    'tel:0104566700',
  ]);
  expect(callsOf({ here: ['Det gör ont.'] })).toEqual([]);
  expect(callsOf({ today: ['Du har feber.'] })).toEqual(['tel:1177']);
});

describe('who is spoken to', () => {
  const serious = { now: ['Barnet går inte att väcka.'] };

  it.each<[Audience, boolean, boolean]>([
    ['child', true, true],
    ['everyone', true, false],
    ['teen', false, false],
    ['caregiver', false, false],
  ])('on a page for %s', (audience, child, adult) => {
    const { textContent } = shown(serious, audience);
    expect(textContent.includes(copy.urgent_child)).toBe(child);
    expect(textContent.includes(copy.urgent_adult)).toBe(adult);
  });

  it('no child is sent to 112 by what one tells at the hospital or rings about the same day', () => {
    expect(shown({ here: ['Namnet är fel.'], today: ['Du har feber.'] }).textContent).not.toContain('112');
  });
});
