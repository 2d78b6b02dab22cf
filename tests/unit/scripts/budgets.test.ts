/** Pages that are too heavy fail the build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { overBudget, weigh } from '../../../scripts/build/budgets.ts';

const budgets = {
  caregiverPage: 60,
  signTable: 70,
  topicPage: 250,
  anyPage: 500,
  script: 8,
  scriptFiles: 2,
  firstReach: 75,
  overlay: 15,
  game: 40,
};

/** Returns a built site with these files, given as text or as a number of bytes, and a page that links to them. */
function siteWith(html: string, files: Record<string, number | string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-budgets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, '_astro'));
  writeFileSync(path.join(folder, 'a.html'), html);
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, '_astro', name), typeof content === 'string' ? content : 'x'.repeat(content));
  return folder;
}

const head = '<link rel="stylesheet" href="/_astro/a.css"><script type="module" src="/_astro/a.js"></script>';
const picture =
  '<picture><source type="image/avif" srcSet="/_astro/s.avif 640w, /_astro/l.avif 1280w"><img src="/_astro/l.png"></picture>';

it('lets through what is light enough', () => {
  expect(overBudget(siteWith(head, { 'a.css': 50_000, 'a.js': 7_000 }), budgets)).toEqual([]);
});

it('names the page that is too heavy, with both figures', () => {
  const files = { 'a.css': 240_000, 'a.js': 9_000, 's.avif': 1_000, 'l.avif': 20_000, 'l.png': 900_000 };
  const lines = overBudget(siteWith(head + picture, files), budgets);
  expect(lines).toEqual([
    expect.stringMatching(/^a\.html: 269\.\d kB in all, of 250$/),
    expect.stringMatching(/^a\.html: 9\.0 kB of JavaScript, of 8$/),
  ]);
});

it('holds pages for parents to less', () => {
  const html = `<html data-audience="caregivers">${head}`;
  expect(overBudget(siteWith(html, { 'a.css': 61_000, 'a.js': 1_000 }), budgets)).toHaveLength(1);
});

it('lets the whole table of signs weigh more', () => {
  const html = `<html data-audience="caregivers">${head}<div data-signs-table="true"></div>`;
  expect(overBudget(siteWith(html, { 'a.css': 61_000, 'a.js': 1_000 }), budgets)).toEqual([]);
  expect(overBudget(siteWith(html, { 'a.css': 71_000, 'a.js': 1_000 }), budgets)).toHaveLength(1);
});

it('counts the compressed file, a picture in its best format, and the fonts that a page needs', () => {
  const files = {
    'a.css': 9_000,
    'a.css.br': 1_000,
    'a.js': 10,
    'fredoka.woff2': 5,
    'body.woff2': 3,
    'body-latin-ext.woff2': 7,
  };
  expect(weigh(siteWith(head, files), 'a.html')).toMatchObject({ css: 1_000, script: 10, fonts: 8, pictures: 0 });
  const caregivers = siteWith(`<html data-audience="caregivers">ł${head}`, files);
  expect(weigh(caregivers, 'a.html')).toMatchObject({ fonts: 10 });
});

it('weighs a trial as it would be released', () => {
  // As a trial build leaves it, compressed less than a release.
  const text = `<html data-audience="caregivers">${'<p>Narkos.</p>'.repeat(5_000)}`;
  const folder = siteWith(text, { 'body.woff2': 59_000 });
  writeFileSync(path.join(folder, 'a.html.br'), 'x'.repeat(2_000));
  expect(weigh(folder, 'a.html').total).toBe(61_000);
  expect(overBudget(folder, budgets)).toEqual([]);
});

it('counts what scripts import at once and what stands inline, and no more than two files', () => {
  const files = {
    'a.css': 1,
    'a.js': 'import{b}from"./b.js";import("./c.js")',
    'b.js': 7_900,
    'c.js': 9_000,
    'd.js': 1,
  };
  const inline = `<script>${'"abcdefghij"'.repeat(9)}${Array.from({ length: 99 }, (_, at) => at * at).join()}</script>`;
  expect(overBudget(siteWith(head, files), budgets)).toEqual([]);
  expect(overBudget(siteWith(head + inline, files), budgets)).toEqual([
    expect.stringMatching(/^a\.html: 8\.\d kB of JavaScript, of 8$/),
  ]);
  expect(overBudget(siteWith(`${head}<script src="/_astro/d.js"></script>`, files), budgets)).toEqual([
    'a.html: 3 files of JavaScript, of 2',
  ]);
});

it('weighs an island and each overlay with React, where the reader first reaches for one, and without', () => {
  const island = '<astro-island component-url="/_astro/island.js" renderer-url="/_astro/react.js"></astro-island>';
  const html = `${head}<a data-modal="b"></a>${island}`;
  const files = {
    'a.css': 1,
    'a.js': 7_000,
    'island.js': 'import"./own.js";import"./a.js"',
    'own.js': 14_000,
    'react.js': 60_000,
    'b.overlay.x.js': 14_000,
    'c.overlay.x.js': 'import"./react.js"',
  };
  expect(overBudget(siteWith(html, files), budgets)).toEqual([]);
  expect(overBudget(siteWith(html, { ...files, 'own.js': 15_100, 'b.overlay.x.js': 15_100 }), budgets)).toEqual([
    'island.js: 75.1 kB of JavaScript at the first reach, of 75',
    'island.js: 15.1 kB of JavaScript, of 15',
    'b.overlay.x.js: 15.1 kB of JavaScript, of 15',
  ]);
  expect(overBudget(siteWith(html, { ...files, 'react.js': 76_000 }), budgets)).toEqual([
    'island.js: 90.0 kB of JavaScript at the first reach, of 75',
    'c.overlay.x.js: 76.0 kB of JavaScript at the first reach, of 75',
  ]);
});

it('lets a game be heavier than other islands, and no heavier than a game may be', () => {
  const html = `${head}<section data-game></section><astro-island component-url="/_astro/island.js" renderer-url="/_astro/react.js"></astro-island>`;
  const files = { 'a.css': 1, 'a.js': 7_000, 'island.js': 39_000, 'react.js': 60_000 };
  expect(overBudget(siteWith(html, files), budgets)).toEqual([]);
  expect(overBudget(siteWith(html.replace(' data-game', ''), files), budgets)).toHaveLength(2);
  expect(overBudget(siteWith(html, { ...files, 'island.js': 40_100 }), budgets)).toEqual([
    'island.js: 100.1 kB of JavaScript at the first reach, of 100',
    'island.js: 40.1 kB of JavaScript, of 40',
  ]);
});
