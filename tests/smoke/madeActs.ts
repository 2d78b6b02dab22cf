/** What a reader makes, plays and explores: the islands. */
import { expect } from 'vitest';
import type { Acts } from './page.ts';

export const madeActs: Acts = {
  'makes a day, ticks a step, and keeps both': async (page) => {
    await page.open('/lek-och-lar/min-dag');
    await page.press('label:has([type="checkbox"])', 'Stick och dropp');
    await page.press('main button', 'Gör min dag');
    await page.shows('h1', 'Huden bedövas');
    await page.press('main label:has([type="checkbox"])');
    await page.press('main button', 'Nästa');
    await page.shows('h1', 'Ni letar efter en bra åder');
    await page.reload();
    await page.shows('h1', 'Ni letar efter en bra åder');
    await page.press('main button', 'Tillbaka: Huden bedövas');
    await page.gives(() => document.querySelector<HTMLInputElement>('main [type="checkbox"]')?.checked, true);
  },

  'makes a figure, and keeps it': async (page) => {
    await page.open('/lek-och-lar/min-figur');
    await page.press('label', 'Gyllene');
    await page.press('main button', 'Spara');
    await page.shows('main [role="status"]', 'Sparad här, på den här enheten.');
    await page.open('/lek-och-lar');
    await page.shows('main a', 'Ändra din figur');
    expect(await page.stored()).toMatchObject({ aa_avatar: { isSaved: true } });
  },

  'shows a layer and a part of the body': async (page) => {
    await page.open('/hur-funkar-det/kroppen');
    await page.press('label:has([name="atlas-layer"])', 'Nerver');
    await page.gives(() => document.querySelector('[data-layer="nerves"] > g') !== null, true);
    await page.press('label:has([name="atlas-layer"])', 'Organ');
    await page.press('label:has([name="atlas-part"])', 'Hjärta');
    await page.shows('[data-part-card] h3', 'Hjärta');
  },

  'plays a game by pressing, from the first press': async (page) => {
    await page.open('/lek-och-lar/hitta-i-operationssalen');
    await page.press('[data-game] button', 'Lampan');
    await page.gives(
      () => document.querySelector('[data-game] [role="status"]')?.textContent.startsWith('Lampan!'),
      true,
    );
  },

  'plays a game by dragging, from the first drag': async (page) => {
    await page.open('/lek-och-lar/operera-nallen');
    await page.drag(['[data-game] button', 'Masken'], ['[data-game] button', 'Nosen'], () =>
      page.gives(() => document.querySelector('astro-island[ssr]:has([data-game])'), null),
    );
    await page.shows('[data-game] button', 'Nosen: Masken');
  },

  'makes a handout in two languages': async (page) => {
    await page.open('/informationsmaterial');
    await page.press('label', 'Fasta före narkos');
    await page.press('main button', 'Visa bladen');
    await page.shows('main article h3', 'Fasta före narkos');
  },

  'keeps questions that are ticked and written': async (page) => {
    await page.open('/for-dig-som-ar-lite-aldre/fragor-att-ta-med');
    await page.press('label', 'Vem kan läsa min journal?');
    await page.press('main textarea');
    await page.type('Får min syster följa med?');
    await page.shows('main li', 'Får min syster följa med?');
    await page.reload();
    await page.shows('main li', 'Får min syster följa med?');
    expect(await page.stored()).toMatchObject({
      questions: ['Får min syster följa med?', 'Vem kan läsa min journal?'],
    });
  },

  'makes a plan, and shows its card on the whole screen': async (page) => {
    await page.open('/lek-och-lar/min-plan');
    await page.press('main label', 'Räkna till tre');
    await page.press('main button', 'Visa för personalen');
    await page.shows('dialog[open] li', 'Räkna till tre');
    await page.key('Escape');
    await page.hides('dialog[open]');
  },
};
