/** Files next to the pages: icons, preview pictures of shared links, licences. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';

const { outDir } = readConfig();
const file = (name: string) => readFileSync(path.join(outDir, name));
const meta = (page: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(file(page).toString())?.[1];

it('has an icon for those who ask for /favicon.ico: one PNG in an ICO', () => {
  const icon = file('favicon.ico');
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(icon.subarray(icon.readUInt32LE(18)).subarray(1, 4).toString()).toBe('PNG');
  expect(icon.length).toBe(icon.readUInt32LE(18) + icon.readUInt32LE(14));
});

it('has an installable manifest, with an id and an icon that a phone may cut; its icons exist', () => {
  const { id, icons } = JSON.parse(file('manifest.webmanifest').toString());
  expect(id).toBe('/');
  expect(icons).toContainEqual(expect.objectContaining({ src: '/icon-maskable.png', purpose: 'maskable' }));
  for (const { src } of icons) expect(file(src).length, src).toBeGreaterThan(0);
});

it.each([
  ['index.html', 'website', 'og.png', /sjuksköterska/],
  ['en.html', 'website', 'og.png', /nurse/],
  ['404.html', 'website', 'og.png', /sjuksköterska/],
  ['narstaende/fasta.html', 'article', 'og-caregiver.png', /vuxna/],
  ['ar/alsiyam-qabl-altakhdir.html', 'article', 'og-caregiver.png', /^Tryggve: .*\p{Script=Arabic}/u],
  ['mediplay/video/masken.html', 'video.other', 'og-film.png', /film/],
  ['mediplay/klipp/gor-det-ont.html', 'video.other', 'og-film.png', /film/],
  ['podcast/magnetkameran.html', 'article', 'og-sound.png', /hörlurar/],
  ['podcast.html', 'article', 'og-sound.png', /hörlurar/],
  ['mediplay/klipp.html', 'article', 'og-film.png', /film/],
  ['clownsjukhuset.html', 'article', 'og-clowns.png', /clown/],
  ['fragor-och-svar.html', 'article', 'og-questions.png', /frågetecken/],
  ['en/how-things-work/body.html', 'article', 'og-body.png', /lungs/],
  ['en/clown-hospital/clownronden.html', 'article', 'og-clowns.png', /clown/],
])('says of %s that it is of type %s, with the picture %s and its words', (page, type, picture, words) => {
  expect(meta(page, 'og:type')).toBe(type);
  expect(meta(page, 'og:image')).toMatch(new RegExp(`/${picture}$`));
  expect(file(picture).subarray(1, 4).toString()).toBe('PNG');
  expect(meta(page, 'og:image:alt')).toMatch(words);
});

it('says that films and clips of ours have captions', () => {
  for (const page of ['mediplay/video/masken.html', 'mediplay/klipp/gor-det-ont.html'])
    expect(file(page).toString(), page).toContain('"accessibilityFeature":["captions"]');
});

it('has the licences of the packages and fonts that readers are sent', () => {
  const licences = file('licences.txt').toString();
  for (const name of ['react', 'react-dom', 'scheduler', 'astro', 'fredoka', 'atkinson-hyperlegible-next'])
    expect(licences, name).toMatch(new RegExp(`^${name}\n=+\n`, 'm'));
  expect(licences).toContain('SIL OPEN FONT LICENSE');
});

it('marks Swedish names and credits on English pages as Swedish', () => {
  const clowns = file('en/clown-hospital.html').toString();
  for (const name of ['Drottning Silvias barnsjukhus', 'Nyköpings lasarett']) {
    const bare = clowns.replace(
      /<(option|span)[^>]* lang="sv"[^>]*>[^<]*<\/\1>|<(option|span) lang="sv"[^>]*>[^<]*<\/\2>/g,
      '',
    );
    expect(clowns).toContain(name);
    expect(bare, name).not.toContain(name);
  }
  const books = file('en/read-a-book.html').toString();
  expect(books).toMatch(/<span lang="sv" dir="ltr">Patrick Ness, efter en idé av Siobhan Dowd<\/span>/);
  expect(books).toMatch(/<span lang="sv" dir="ltr">Natur &amp; Kultur och Förlaget, 2019<\/span>/);
});
