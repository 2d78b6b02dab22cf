/** What a reader does on any page: the overlays, the preferences, films. */
import { expect } from 'vitest';
import type { Acts } from './page.ts';

export const siteActs: Acts = {
  'opens the menu, leads on by it, and closes it by Escape': async (page) => {
    await page.open('/tand');
    await page.press('header a', 'Meny');
    await page.shows('dialog[open] nav a', 'Sjukdomar och problem');
    await page.key('Escape');
    await page.hides('dialog[open]');
    await page.press('header a', 'Meny');
    await page.press('dialog[open] nav a', 'Sjukdomar och problem');
    await page.shows('h1', 'Sjukdomar och problem');
  },

  'keeps dark colours, larger letters and less motion that are chosen in the menu': async (page) => {
    await page.open('/tand');
    await page.press('header a', 'Meny');
    await page.press('dialog[open] button', 'Inställningar');
    await page.press('dialog[open] label', 'Mörka');
    await page.press('dialog[open] label', 'Störst');
    await page.press('dialog[open] label:has([name="reducedMotionEnabled"])');
    const areChosen = async () => {
      await page.gives(() => getComputedStyle(document.body).backgroundColor, 'rgb(11, 37, 41)');
      await page.gives(() => getComputedStyle(document.documentElement).fontSize, '22.4px');
      await page.gives(() => document.documentElement.dataset['reducedMotion'], 'true');
    };
    await areChosen();
    await page.open('/sovas-och-opereras');
    await areChosen();
  },

  'shows the easy text alone, and keeps that in a cookie': async (page) => {
    await page.open('/sovas-och-opereras');
    await page.shows('h2', 'Hemma innan');
    await page.press('header a', 'Meny');
    await page.press('dialog[open] button', 'Inställningar');
    await page.press('dialog[open] label', 'Lättläst text när den finns');
    await page.gives(() => document.documentElement.dataset['easyRead'], 'true');
    await page.reload();
    await page.shows('[data-easy-text] p');
    await page.hides('h2', 'Hemma innan');
  },

  'finds pages from the first letters, and opens the first hit': async (page) => {
    await page.open('/narstaende/fasta');
    await page.press('header [data-modal="search"]');
    await page.gives(() => document.activeElement?.getAttribute('role'), 'combobox');
    await page.type('nark');
    await page.shows('[data-search] [role="option"]');
    await page.type('os');
    await page.key('Enter');
    await page.press('[data-search] [data-object] a', 'Så går narkosen till');
    await page.shows('h1', 'Så går narkosen till');
  },

  'asks about cookies until there is an answer': async (page) => {
    await page.become(null);
    await page.open('/tand');
    await page.press('[data-consent-banner] button', 'Bara nödvändiga');
    await page.hides('[data-consent-banner]');
    await page.reload();
    await page.shows('footer');
    await page.hides('[data-consent-banner]');
    expect(await page.stored()).toMatchObject({ cookies: { matomo: false, hide: true } });
  },

  'leads to another language by its popup': async (page) => {
    await page.open('/narstaende/fasta');
    await page.press('header [data-popup="languages"]');
    await page.press('[data-languages] a', 'العربية');
    await page.gives(() => document.documentElement.dir, 'rtl');
    await page.shows('h1');
  },

  'finds a hospital by its town, and keeps the choice': async (page) => {
    await page.open('/mitt-sjukhus');
    await page.press('main input[type="search"]');
    await page.type('goteborg');
    await page.shows('[data-hospital-status]', '1 sjukhus passar');
    await page.press('[data-hospital="goteborg"] button', 'Det här är mitt sjukhus');
    await page.reload();
    await page.shows('[data-my-card] h4', 'Drottning Silvias barnsjukhus');
  },

  'unfolds an answer, and filters the questions': async (page) => {
    await page.open('/fragor-och-svar');
    await page.press('[data-faq-item] summary');
    await page.shows('[data-faq-item][open] p');
    const all = (await page.texts('[data-faq-item]')).length;
    await page.press('main summary', 'Välj ditt filter');
    await page.press('dialog[open] [role="button"]', 'stick');
    await page.hides('dialog[open]');
    const left = (await page.texts('[data-faq-item]')).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);
  },

  'plays a film, with captions to turn on': async (page) => {
    await page.open('/mediplay/video/masken');
    await page.press('video');
    await page.key('Space');
    await page.gives(() => (document.querySelector('video')?.currentTime ?? 0) > 0, true);
    // WebKit shows captions only to readers who ask for them, whichever track is the default.
    await page.evaluate(() => {
      const track = document.querySelector('video')?.textTracks[0];
      if (track) track.mode = 'showing';
    });
    await page.gives(() => document.querySelector('video')?.textTracks[0]?.cues?.length, 14);
  },

  'plays a clip over the list': async (page) => {
    await page.open('/mediplay/klipp');
    await page.press('main [data-modal="reels"]');
    await page.gives(
      () => (document.querySelector<HTMLVideoElement>('dialog[open] [data-at="0"] video')?.currentTime ?? 0) > 0,
      true,
    );
    await page.key('Escape');
    await page.hides('dialog[open]');
  },

  'is discreet on every page once that is chosen': async (page) => {
    await page.open('/psykisk-ohalsa/stress');
    await page.press('button', 'Diskret läge');
    const isPlain = async () => {
      await page.gives(() => document.title, 'Anteckningar');
      await page.gives(() => getComputedStyle(document.body).backgroundColor, 'rgb(255, 255, 255)');
    };
    await isPlain();
    await page.open('/tand');
    await isPlain();
  },

  'shares a page by links and a code': async (page) => {
    await page.open('/narstaende/fasta');
    await page.press('footer summary', 'Dela sidan');
    await page.shows('dialog[open] a', 'Dela med WhatsApp');
    await page.shows('dialog[open] [role="img"], dialog[open] img');
  },
};
