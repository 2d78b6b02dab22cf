/** Rules in the overlays' own code that can be tested without a browser. */
import { afterEach, expect, it, vi } from 'vitest';
import { type ModalDescriptor, onModal, tellModal } from '../../../src/client/modal.ts';
import { track, trackedEvent, type TrackedEvent } from '../../../src/client/track.ts';
import { faq } from '../../../src/content/kinds/faq.ts';

const page = () => {
  const document = new EventTarget();
  vi.stubGlobal('document', document);
  return document;
};
afterEach(() => {
  vi.unstubAllGlobals();
});

it('[#207] a modal is described by its name, whether it is open, and what it is about', () => {
  page();
  const heard: ModalDescriptor[] = [];
  onModal((modal) => heard.push(modal));
  const modalProps = { title: 'Film', currentPage: '/tand', lightboxName: 'a.png', itemTitle: 'En tand' };
  tellModal({ modalName: 'lightbox', open: true, modalProps });
  expect(heard).toEqual([{ modalName: 'lightbox', open: true, modalProps }]);
});

it('[#188] an event needs category, action and name, and its name begins with a capital', () => {
  const heard: TrackedEvent[] = [];
  page().addEventListener(trackedEvent, (event) => heard.push((event as CustomEvent<TrackedEvent>).detail));
  track('FAQ', 'Open', 'kan jag vakna?');
  track('FAQ', 'Open', 'åker vi hem?');
  expect(heard.map(({ name }) => name)).toEqual(['Kan jag vakna?', 'Åker vi hem?']);
  for (const [category, action, name] of [
    ['', 'Open', 'x'],
    ['FAQ', '', 'x'],
    ['FAQ', 'Open', ''],
  ] as const) {
    expect(() => track(category, action, name)).toThrow('An event lacks a part');
  }
  expect(heard).toHaveLength(2);
});

it('[#198] tags may be words or objects that carry the word', () => {
  const question = (tags: unknown) =>
    faq.schema.safeParse({
      id: 'a',
      question: 'Kan jag vakna?',
      theme: 'asleep',
      order: 1,
      tags,
      facts: [],
      changed: '2026-11-21',
      author: 'Tryggve',
      drafted: 'ai',
      review: 'unreviewed',
      translation: 'original',
    });
  expect(question(['Narkos', { tag: 'Smärta' }]).data?.tags).toEqual(['Narkos', 'Smärta']);
  expect(question([{ name: 'Smärta' }]).success).toBe(false);
  expect(question([]).success).toBe(false);
});
