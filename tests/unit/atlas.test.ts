/** The atlas: every part is drawn, has a name, is in place and links onward; every layer is small enough to load. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { getSite } from '../../src/content/queries.ts';
import { cutPath } from '../../src/features/atlas/drawing/svgPaths.ts';
import { draw } from '../../src/features/atlas/drawing/pattern.ts';
import { crosses, heightOf, pinsOf } from '../../src/features/atlas/columns.ts';
import { atlasFiles, figureFile, layerFile, partsIn } from '../../src/features/atlas/files.ts';
import { layersFor } from '../../src/features/atlas/LayerDrawing.tsx';
import { layerIds, openings, pageOf, schematicIds, schematicsOn } from '../../src/features/atlas/layers.ts';
import { visibleLabels } from '../../src/features/atlas/zoomedLabels.ts';
import { type Pin, canvas } from '../../src/features/atlas/labels.ts';
import { placesIn } from '../../src/features/atlas/places.ts';
import { spread } from '../../src/features/atlas/distributeLabels.ts';
import { spotsOf } from '../../src/features/atlas/spots.ts';
import { centred, holds, panned, viewBoxOf, wholeView, zoomed, zoomOf } from '../../src/features/atlas/view.ts';
import { siteLanguages } from '../../src/i18n/languages.ts';
import { aboutPage, layerData, schematicData } from '../../src/layouts/props/atlas.ts';

/** Read once, since this is the slowest step of all. */
const site = getSite();

describe('scissors', () => {
  it('cut what a pattern says, several after each other', () => {
    expect(cutPath('oval 10,20,3,4')).toBe('M7 20a3 4 0 1 0 6 0a3 4 0 1 0 -6 0z');
    expect(cutPath('M0,0H5; oval 0,0,1,1')).toMatch(/^M0,0H5M-1 0a1 1/);
    expect(cutPath('line 0,0 10,0')).toMatch(/^M0 0c/);
    expect(cutPath('blob .1 0,0 10,0 10,10')).toMatch(/z$/);
    expect(cutPath('ribbon 0,0,4 10,0,1')).toMatch(/a2 2 0 0 0/);
  });

  it('tell of a cut and a colour that they do not know', () => {
    expect(() => cutPath('star 0,0')).toThrow(/no cut "star/);
    expect(() => draw([{ op: 'cut', colour: 'tartan', d: 'oval 0,0,1,1' }])).toThrow(/no colour "tartan"/);
  });
});

describe('files', () => {
  it('are valid, without style, script, ids or text', () => {
    for (const { name, make } of atlasFiles) {
      const file = make();
      expect(file, name).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+"/);
      expect(file, name).not.toMatch(/NaN|undefined|null|<style|<script|<text| style=/);
      const opened = file.match(/<[a-z]/g)?.length ?? 0;
      const closed = file.match(/<\/|\/>/g)?.length ?? 0;
      expect(opened, name).toBe(closed);
    }
  });

  it('of all layers together weigh less than 150 kB of brotli, and no one more than 15', () => {
    const weights = layerIds.map((id) => [id, brotliCompressSync(layerFile(id)).length] as const);
    console.log(weights.map(([id, bytes]) => `${id} ${(bytes / 1000).toFixed(1)} kB`).join(', '));
    expect(weights.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(150_000);
    for (const [, bytes] of weights) expect(bytes).toBeLessThan(15_000);
  });

  it('of a figure hold the layer and what lies below it', () => {
    expect(layersFor('deep', [])).toEqual(['skeleton', 'deep']);
    expect(layersFor('organs', ['skeleton', 'lymph'])).toEqual(['skeleton', 'lymph', 'organs']);
    expect(layersFor('skin', ['skeleton'])).toEqual(['skin']);
    expect(figureFile('deep')).toContain('data-part="femur"');
  });
});

describe('[#73] the eighteen pages', () => {
  const body = site.page('body', 'sv');
  const pages = body
    ? getSite()
        .childrenOf(body)
        .map(({ data }) => data.id)
    : [];

  it('each open the atlas at parts that are there and are theirs, or at a whole layer', () => {
    expect(pages).toHaveLength(18);
    expect(Object.keys(openings).toSorted()).toEqual([...pages, 'body'].toSorted());
    for (const page of pages) {
      const { layer, parts } = openings[page] ?? { layer: 'skin', parts: ['none'] };
      for (const part of parts) {
        expect(partsIn(layer), page).toContain(part);
        expect(pageOf(layer, part), part).toBe(page);
      }
      // A layer that belongs to another page is opened at individual parts only.
      const isWhole = ['nerves', 'skeleton', 'muscles', 'superficialmuscles', 'deepmuscles', 'lymph'].includes(page);
      expect(parts.length === 0, page).toBe(isWhole);
    }
  });

  it.each(siteLanguages)('say in %s what they are about: its name, what it does, its diseases', (language) => {
    for (const page of pages) {
      const about = aboutPage(site, page, language);
      expect(about?.name, page).toBe(site.page(page, language)?.data.title);
      expect(about?.does, page).toMatch(/\.$/);
      const known = layerData(site, openings[page]?.layer ?? 'skin', language).pages;
      for (const disease of about?.diseases ?? ['none']) expect(known[disease]?.path, disease).toMatch(/^\//);
    }
    expect(aboutPage(site, 'body', language)).toBeUndefined();
  });

  it('are each led to by a part; the sex organs have schematics too', () => {
    const led = new Set(layerIds.flatMap((id) => layerData(site, id, 'sv').parts.map(({ page }) => page)));
    expect(pages.filter((page) => !led.has(page))).toEqual([]);
    expect(schematicsOn['sexorgans']).toEqual(['sex-girl', 'sex-boy']);
    expect(new Set(Object.values(schematicsOn).flat())).toEqual(new Set(schematicIds));
  });
});

/** Returns what is wrong with the placed labels: outside the stage, overlapping, lines that cross. */
const faultsOf = (pins: readonly Pin[]): string[] =>
  pins.flatMap((pin, index) => [
    ...(pin.labelY > 0 && pin.labelY + heightOf(pin) / 2 <= canvas.height + 1 ? [] : [`${pin.part} is off the stage`]),
    ...pins
      .slice(index + 1)
      .filter(({ side }) => side === pin.side)
      .flatMap((other) => {
        const room = (heightOf(pin) + heightOf(other)) / 2;
        return [
          ...(Math.abs(pin.labelY - other.labelY) < room - 2 ? [`${pin.part} lies on ${other.part}`] : []),
          ...(crosses(pin, other) ? [`${pin.part} crosses ${other.part}`] : []),
        ];
      }),
  ]);

describe.each(siteLanguages)('names in %s', (language) => {
  it.each(layerIds)('are there for each part of %s, once, with a page and a way to diseases', (id) => {
    const { parts, pages } = layerData(site, id, language);
    expect(parts.length).toBeGreaterThan(5);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    for (const part of parts) {
      expect(pages[part.page]?.path).toMatch(/^\//);
      expect(part.diseases.length).toBeGreaterThan(0);
      expect(part.does, part.id).toMatch(/^\p{Lu}.+\.$/u);
      expect(part.does.length, part.id).toBeLessThanOrEqual(110);
    }
  });

  it.each(layerIds)('of %s: none lies on another on a phone, no two lines cross, all are on the stage', (id) => {
    const names = new Map(layerData(site, id, language).parts.map((part) => [part.id, part.name]));
    const pins = pinsOf(id, (part) => names.get(part) ?? '');
    for (const pin of pins) expect(names.has(pin.part)).toBe(true);
    expect(faultsOf(pins)).toEqual([]);
  });

  it.each(layerIds)('of %s: what is in sight keeps its name in every view near by', (id) => {
    const names = new Map(layerData(site, id, language).parts.map((part) => [part.id, part.name]));
    const pins = pinsOf(id, (part) => names.get(part) ?? '');
    for (const times of [1.05, 1.3, 1.6, 2.56, 4])
      for (const x of [60, 200, 340])
        for (const y of [60, 200, 330, 480, 780]) {
          const view = centred(zoomed(wholeView, times), x, y);
          const shown = visibleLabels(pins, view);
          const inSight = pins.filter((pin) => holds(view, pin.x, pin.y));
          expect(shown.map(({ part }) => part).toSorted()).toEqual(inSight.map(({ part }) => part).toSorted());
          expect(faultsOf(shown), viewBoxOf(view)).toEqual([]);
        }
  });

  it.each(schematicIds)('of %s are in its picture, their numbers apart', (id) => {
    const { spots, title } = schematicData(id, language);
    expect(title).not.toBe('');
    const drawn = atlasFiles.find(({ name }) => name === `schematics/${id}`)?.make();
    for (const spot of spots) expect(drawn).toContain(`data-part="${spot.part}"`);
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(one.atX - other.atX, one.atY - other.atY)).toBeGreaterThanOrEqual(24);
  });
});

describe('sides', () => {
  /** Returns the x coordinate of a part's pin: 200 is the midline, and less is the body's right side. */
  const xOf = (layer: (typeof layerIds)[number], part: string) =>
    placesIn(layer).find((place) => place.part === part)?.x ?? NaN;

  it('are the body’s own: liver, gallbladder, appendix and duodenum right, stomach, spleen and heart left', () => {
    for (const part of ['liver', 'gall', 'appendix', 'duodenum', 'lung-right'])
      expect(xOf('organs', part), part).toBeLessThan(200);
    for (const part of ['stomach', 'spleen', 'heart', 'lung-left', 'pancreas', 'rectum'])
      expect(xOf('organs', part), part).toBeGreaterThan(200);
    expect(xOf('circulation', 'vena-cava')).toBeLessThan(xOf('circulation', 'aorta'));
    expect(spotsOf('heart').find(({ part }) => part === 'right-atrium')?.x).toBeLessThan(160);
    expect(spotsOf('kidney').find(({ part }) => part === 'vena-cava')?.x).toBeLessThan(160);
  });
});

describe('view', () => {
  it('zooms up to four times and no further, and never leaves the stage', () => {
    const near = zoomed(wholeView, 100, [0, 0]);
    expect(zoomOf(near)).toBe(4);
    expect(panned(near, [-9, -9])).toEqual(zoomed(wholeView, 4, [0, 0]));
    expect(panned(near, [99, 99]).x).toBe(canvas.x + canvas.width - near.width);
    expect(zoomed(near, 0.001)).toEqual(wholeView);
    expect(panned(wholeView, [1, 1])).toEqual(wholeView);
  });

  it('keeps what lies under the fingers, and can be led to a point', () => {
    const near = zoomed(wholeView, 2, [0.25, 0.5]);
    expect(near.x + near.width * 0.25).toBeCloseTo(wholeView.x + wholeView.width * 0.25);
    // Fingers that spread and move in the same step also pan, even from the view of the whole body.
    const led = zoomed(wholeView, 3, [0.5, 0.4], [0.6, 0.5]);
    expect(led.x + led.width * 0.6).toBeCloseTo(wholeView.x + wholeView.width * 0.5);
    expect(led.y).toBeCloseTo(canvas.y + canvas.height * (0.4 - 0.5 / 3));
    expect(centred(near, 200, 400).x).toBe(200 - near.width / 2);
    expect(viewBoxOf(wholeView)).toBe('-44 0 488 840');
  });
});

it('numbers are spread where they would lie on each other', () => {
  const [one, other] = spread([
    { part: 'a', x: 100, y: 100 },
    { part: 'b', x: 100, y: 100 },
  ]);
  expect(Math.hypot((one?.atX ?? 0) - (other?.atX ?? 0), (one?.atY ?? 0) - (other?.atY ?? 0))).toBeGreaterThan(24);
});
