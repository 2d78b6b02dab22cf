// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedAvatar, firstAvatar } from '../../shared/avatar.ts';
import { setPreferences } from '../../client/stores/preferences.ts';
import { copyOf } from '../../i18n/copy.ts';
import { defaults } from '../../shared/preferences.ts';
import { Atlas } from './Atlas.tsx';
import { atlasCopy } from './atlasCopy.ts';
import { sampleAbout, sampleLayer, sampleLayers } from './sample.ts';

const file = (...parts: string[]) =>
  ['<svg>', ...parts.map((part) => `<g data-part="${part}"><path d="M0,0"/></g>`), '</svg>', ''].join('\n');
const skeleton = {
  ...sampleLayer,
  layer: 'skeleton',
  parts: [{ id: 'femur', name: 'Lår\u00adben', does: 'Ett stort ben.', page: 'brain', diseases: [] }],
  pins: [],
};
const answers: Record<string, string> = {
  '/atlas/organs.svg': file('brain', 'heart', 'appendix'),
  '/atlas/skeleton.svg': file('femur'),
  '/data/atlas/skeleton.sv.json': JSON.stringify(skeleton),
};
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  setPreferences(structuredClone(defaults));
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const body = answers[path];
    return Promise.resolve(new Response(body, { status: body === undefined ? 404 : 200 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const atlas = (parts?: string[]) =>
  render(
    <Atlas
      copy={copyOf('sv', atlasCopy)}
      language="sv"
      layers={[...sampleLayers]}
      first={sampleLayer}
      page={parts ? sampleAbout.page : 'body'}
      about={parts && { ...sampleAbout, parts }}
      figure={{ title: 'Min figur', path: '/min-figur' }}
    />,
  ).container;
const status = () => document.querySelector('[role="status"]:not([data-zoom])')?.textContent;
const zoomStatus = () => document.querySelector('[data-zoom]')?.textContent;
const brainDoes = 'Hjärnan minns, känner och styr kroppen.';

it('names a chosen part in place, says what it does, and leads to its page and its diseases', async () => {
  const container = atlas(['heart']);
  fireEvent.click(screen.getByLabelText('Hjärna'));
  expect(status()).toBe(brainDoes);
  expect(screen.getAllByText(brainDoes)[0]).toBeTruthy();
  expect(screen.getByText('Läs mer: Hjärnan').getAttribute('href')).toBe('/hjarnan');
  expect(screen.getByText('Hjärna och nerver').getAttribute('href')).toBe('/sjuk-hjarna');
  await waitFor(() => expect(container.querySelector('[data-chosen] [data-part="brain"]')).toBeTruthy());
  fireEvent.click(container.querySelector('[data-pin="heart"]') as Element);
  expect(status()).toBe('Hjärtat är en muskel. Den pumpar runt blodet, även när du sover.');
  // The page that is read needs no link to itself.
  expect(screen.queryByText('Läs mer: Hjärtat')).toBeNull();
});

it('names what a page is about by its own name, until a part is chosen', async () => {
  const container = atlas(['heart', 'brain']);
  expect(status()).toBe('Hjärtat pumpar runt blodet.');
  expect(screen.getAllByText('Hjärtat pumpar runt blodet.')[0]).toBeTruthy();
  expect(screen.getByText('Hjärta och blodkärl').getAttribute('href')).toBe('/sjukt-hjarta');
  expect(container.querySelector('[name="atlas-part"]:checked')).toBeNull();
  await waitFor(() => expect(container.querySelectorAll('[data-chosen] > [data-part]').length).toBe(2));
  fireEvent.click(screen.getByLabelText('Hjärna'));
  expect(status()).toBe(brainDoes);
  await waitFor(() => expect(container.querySelectorAll('[data-chosen] > [data-part]').length).toBe(1));
});

it('stands out with nothing where a page is about the whole layer', async () => {
  const container = atlas([]);
  await waitFor(() => expect(container.querySelector('[data-layer="organs"]')).toBeTruthy());
  expect(status()).toBe('Hjärtat pumpar runt blodet.');
  expect(container.querySelector('[data-chosen]')).toBeNull();
  fireEvent.click(screen.getAllByLabelText('Skelett')[0] as Element);
  await waitFor(() => expect(container.querySelector('[data-layer="skeleton"]')).toBeTruthy());
  expect(container.querySelector('[data-part-card]')).toBeNull();
});

it('asks for a layer when it is shown and not before, and once', async () => {
  const container = atlas(['heart']);
  await waitFor(() => expect(container.querySelector('[data-layer="organs"]')).toBeTruthy());
  expect(asked.filter((path) => path.includes('skeleton'))).toEqual([]);
  fireEvent.click(screen.getAllByLabelText('Skelett')[0] as Element);
  await waitFor(() => expect(container.querySelector('[data-layer="skeleton"]')).toBeTruthy());
  expect(screen.getByLabelText('Lårben')).toBeTruthy();
  fireEvent.click(screen.getAllByLabelText('Organ')[0] as Element);
  await waitFor(() => expect(container.querySelector('[data-layer="organs"]')).toBeTruthy());
  expect(asked.filter((path) => path === '/atlas/skeleton.svg').length).toBeLessThanOrEqual(1);
});

it('shows a thin layer beside another', async () => {
  const container = atlas();
  fireEvent.click(screen.getAllByLabelText('Skelett').at(-1) as Element);
  await waitFor(() => expect(container.querySelectorAll('[data-layer]').length).toBe(2));
  expect(container.querySelector('[data-layer]')?.getAttribute('data-layer')).toBe('skeleton');
});

it('wears the reader’s own colours', async () => {
  setPreferences({ aa_avatar: storedAvatar({ ...firstAvatar, skin: 'dark', sex: 'boy' }) });
  const container = atlas();
  await waitFor(() => expect(container.querySelector('[data-layer="organs"]')).toBeTruthy());
  expect(container.innerHTML).toContain('#7D4F38');
});

it('says when a layer can not be had, and keeps what was there', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const container = atlas(['heart']);
  await waitFor(() => expect(container.querySelector('[data-layer="organs"]')).toBeTruthy());
  fireEvent.click(screen.getAllByLabelText('Hud')[0] as Element);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Lagret gick inte att hämta.'));
  expect(container.querySelector('[data-layer="organs"]')).toBeTruthy();
  answers['/atlas/skin.svg'] = file('skin');
  answers['/data/atlas/skin.sv.json'] = JSON.stringify({ ...skeleton, layer: 'skin' });
  fireEvent.click(screen.getByText('Försök igen'));
  await waitFor(() => expect(container.querySelector('[data-layer="skin"]')).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is moved and zoomed by its tools and by keys', async () => {
  const container = atlas();
  await waitFor(() => expect(container.querySelector('[data-layer="organs"]')).toBeTruthy());
  const box = () =>
    container.querySelector('svg[viewBox^="-"], svg[viewBox*="840"], [class*="drawing"]')?.getAttribute('viewBox');
  const whole = box();
  fireEvent.click(screen.getByLabelText('Större'));
  const near = box();
  expect(near).not.toBe(whole);
  expect(zoomStatus()).toBe('160 %');
  // What is in sight keeps its name; the view is about the middle of the body, where the heart is.
  await waitFor(() => expect(container.querySelector('[data-pin="heart"]')).toBeTruthy());
  expect(container.querySelector('[data-pin="brain"]')).toBeNull();
  fireEvent.keyDown(screen.getByRole('group', { name: 'Flytta och förstora bilden' }), { key: 'ArrowRight' });
  expect(box()).not.toBe(near);
  fireEvent.keyDown(screen.getByRole('group', { name: 'Flytta och förstora bilden' }), { key: '0' });
  expect(box()).toBe(whole);
});

it('says at its limits that a tool does nothing, and keeps the tool', () => {
  atlas();
  const tool = (name: string) => screen.getByLabelText(name);
  expect(tool('Mindre').getAttribute('aria-disabled')).toBe('true');
  expect(zoomStatus()).toBe('');
  for (let presses = 0; presses < 5; presses++) fireEvent.click(tool('Större'));
  expect(tool('Större').getAttribute('aria-disabled')).toBe('true');
  expect(tool('Större').hasAttribute('disabled')).toBe(false);
  expect(tool('Mindre').getAttribute('aria-disabled')).toBe('false');
  expect(zoomStatus()).toBe('400 %');
});

it('holds nothing that takes the focus inside of what screen readers are not told', async () => {
  const container = atlas();
  await waitFor(() => expect(container.querySelector('[data-pin="heart"]')).toBeTruthy());
  expect(container.querySelectorAll('[aria-hidden] :is(a, button, input, [tabindex])')).toHaveLength(0);
});

it('leads from the map of all to no page that its reader is on', () => {
  const body = { ...sampleLayer.parts[0], page: 'body' };
  render(
    <Atlas
      copy={copyOf('sv', atlasCopy)}
      language="sv"
      layers={[...sampleLayers]}
      first={{
        ...sampleLayer,
        parts: [body as (typeof sampleLayer.parts)[number]],
        pages: { body: { title: 'Kroppen', path: '/kroppen' } },
      }}
      page="body"
    />,
  );
  fireEvent.click(screen.getByLabelText('Hjärna'));
  expect(screen.getByText('Hjärna', { selector: 'h3' })).toBeTruthy();
  expect(screen.queryByText('Läs mer: Kroppen')).toBeNull();
});
