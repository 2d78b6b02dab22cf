// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { langAttributes, type LanguageCode } from '../../i18n/languages.ts';
import { copyOf } from '../../i18n/copy.ts';
import { handoutCopy } from './handoutCopy.ts';
import { HandoutMaker } from './HandoutMaker.island.tsx';

const copy = copyOf('sv', handoutCopy);
const titles: Record<string, string> = { 1: 'Fasta', 2: 'Vakna' };
const maker = (
  <HandoutMaker
    copy={copy}
    language={langAttributes('sv')}
    groups={[
      { id: 9, title: 'Narkos', items: Object.entries(titles).map(([id, title]) => ({ id: Number(id), title })) },
    ]}
    languages={(['sv', 'ar', 'fi'] as const).map((code) => ({ ...langAttributes(code), label: code }))}
  />
);

const pageOf = (code: LanguageCode, id: string) => `
  <html lang="${code}" dir="${langAttributes(code).dir}">
    <h1>${titles[id]} ${code}</h1>
    <div data-pair><p class="lead">Se <a href="/x">brevet</a>.</p></div>
    <div data-pair><div><h2 id="x">Varför?</h2></div></div>
    <div data-pair><div><ul><li>Ett</li><li>Två</li></ul></div></div>
    <details><summary>Källor ${code}</summary><ul data-sources><li>En bok</li></ul></details>
    <div data-print-footer="${code === 'ar' ? 'machine' : ''}"><img src="/qr/${id}-${code}.svg" alt=""><bdi>/q/${id}-${code}</bdi></div>
  </html>`;

/** Addresses that do not answer before they are let go, or that fail. */
let held: Record<string, Promise<unknown>>;

beforeEach(() => {
  held = {};
  history.replaceState(null, '', '/informationsmaterial');
  vi.stubGlobal('fetch', async (url: string) => {
    await held[url];
    const [, code = 'sv', id = ''] = /(\w+)(?:\.json|\/(\d))$/.exec(url) ?? [];
    const entries = Object.keys(titles).map((id) => ({ id: Number(id), path: `/${code}/${id}`, items: [] }));
    return new Response(url.endsWith('.json') ? JSON.stringify(entries) : pageOf(code as LanguageCode, id));
  });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const ready = (count: number) =>
  vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${copy.handout_ready} ${count}`));
const sheets = () => screen.queryAllByRole('article');

it('says what to do where no page is chosen', async () => {
  render(maker);
  press(copy.handout_show);
  await screen.findByText(copy.handout_none);
  expect(sheets()).toEqual([]);
  expect(screen.queryByRole('button', { name: copy.handout_print })).toBeNull();
});

it('sets a page in two languages side by side, item by item, without links, its sources once', async () => {
  render(maker);
  tick('Fasta');
  choose(copy.handout_first, 'ar');
  choose(copy.handout_second, 'sv');
  press(copy.handout_show);
  await ready(1);
  const [sheet] = sheets();
  expect(sheet?.dir).toBe('rtl');
  expect([...(sheet?.querySelectorAll('h3') ?? [])].map((title) => title.textContent)).toEqual([
    'Fasta ar',
    'Fasta sv',
  ]);
  expect([...(sheet?.querySelectorAll('[data-rows] > * > [lang="ar"]') ?? [])].map((cell) => cell.innerHTML)).toEqual([
    '<p>Se brevet.</p>',
    '<div><h4>Varför?</h4></div>',
    '<ul><li>Ett</li></ul>',
    '<ul><li>Två</li></ul>',
    'Källor ar',
  ]);
  expect(within(sheet as HTMLElement).getAllByText('En bok')).toHaveLength(1);
  expect([...(sheet?.querySelectorAll('bdi') ?? [])].map((address) => address.textContent)).toEqual([
    '/q/1-ar',
    '/q/1-sv',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: copy.handout_print }));
  expect(location.search).toBe('?pages=1&languages=ar%2Csv');
});

it('says that a text can not be had, keeps the choice, and makes the sheet at the next press', async () => {
  held['/fi/1'] = Promise.reject(new Error('No network'));
  render(maker);
  tick('Fasta');
  choose(copy.handout_first, 'fi');
  press(copy.handout_show);
  await screen.findByText(copy.handout_failed);
  expect(sheets()).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Fasta' }).checked).toBe(true);
  held = {};
  press(copy.handout_show);
  await ready(1);
});

it('leaves a late answer to an earlier choice out', async () => {
  const late = Promise.withResolvers<undefined>();
  held['/fi/2'] = late.promise;
  render(maker);
  tick('Vakna');
  choose(copy.handout_first, 'fi');
  press(copy.handout_show);
  choose(copy.handout_first, 'ar');
  press(copy.handout_show);
  await ready(1);
  await act(async () => late.resolve(undefined));
  expect(sheets()[0]?.querySelector('h3')?.textContent).toBe('Vakna ar');
});

it('shows what was ticked while the first sheets were on their way', async () => {
  const late = Promise.withResolvers<undefined>();
  held['/data/caregivers/sv.json'] = late.promise;
  render(maker);
  tick('Fasta');
  press(copy.handout_show);
  tick('Vakna');
  await act(async () => late.resolve(undefined));
  await ready(2);
});

it('ticks every page, or none, and shows what is ticked', async () => {
  render(maker);
  tick('Fasta');
  press(copy.handout_all);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  expect(sheets()).toEqual([]);
  press(copy.handout_show);
  await ready(2);
  press(copy.handout_all);
  await screen.findByText(copy.handout_none);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(sheets()).toEqual([]);
});

it('counts what was ticked before the island woke', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(createElement(() => maker));
  tick('Vakna');
  choose(copy.handout_second, 'ar');
  render(
    createElement(() => maker),
    { container, hydrate: true },
  );
  press(copy.handout_show);
  await ready(1);
  expect([...(sheets()[0]?.querySelectorAll('h3') ?? [])].map((title) => title.lang || title.textContent)).toEqual([
    'Vakna sv',
    'Vakna ar',
  ]);
});

it.each([
  { first: 'sv', second: '', isSaid: false },
  // Read by somebody who has the language as their own.
  { first: 'fi', second: 'sv', isSaid: false },
  { first: 'ar', second: 'sv', isSaid: true },
  { first: 'fi', second: 'ar', isSaid: true },
])('says that a machine translated what it translated alone: $first $second', async ({ first, second, isSaid }) => {
  render(maker);
  tick('Fasta');
  choose(copy.handout_first, first);
  choose(copy.handout_second, second);
  press(copy.handout_show);
  await ready(1);
  expect(screen.queryAllByText(copy.handout_machine)).toHaveLength(isSaid ? 1 : 0);
});
