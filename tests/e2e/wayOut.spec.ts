/** The button that closes an overlay covers nothing that can be pressed, at any scroll position. */
import { expect, type Page, test } from './test.ts';

const overlay = (page: Page) => page.getByRole('dialog');

/** Returns what is covered: controls in view whose middle belongs to another element. */
const covered = (page: Page) =>
  overlay(page).evaluate((dialog) => {
    const isIn = ({ x, y }: { x: number; y: number }, element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x > left && x < right && y > top && y < bottom;
    };
    /** Returns whether an element that scrolls clips this place. */
    const isCut = (place: { x: number; y: number }, element: Element) => {
      for (let around = element.parentElement; around && around !== dialog; around = around.parentElement)
        if (/auto|scroll|clip|hidden/.test(getComputedStyle(around).overflowY) && !isIn(place, around)) return true;
      return !isIn(place, dialog);
    };
    return [...dialog.querySelectorAll('a, button, summary, input')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const middle = { x: left + width / 2, y: top + height / 2 };
        const there = document.elementFromPoint(middle.x, middle.y);
        // Scrolled away, or half a pixel outside the window.
        if (!there || isCut(middle, control)) return [];
        return control.contains(there) || there.contains(control) ? [] : [control.textContent?.trim() ?? ''];
      });
  });

const openers: Record<string, (page: Page) => Promise<void>> = {
  menu: async (page) => {
    await page.goto('/tand');
    await page.getByRole('banner').getByRole('link', { name: 'Meny' }).click();
  },
  'menu in Arabic': async (page) => {
    await page.goto('/q/2658-ar');
    await page.getByRole('banner').getByRole('link', { name: 'القائمة' }).click();
  },
  'search with hits': async (page) => {
    await page.goto('/tand');
    await page.getByRole('banner').getByRole('link', { name: 'Sök' }).click();
    await page.getByRole('combobox').fill('narkos');
    await page.keyboard.press('Enter');
    await expect(overlay(page).getByRole('list').last()).toBeVisible();
  },
  sharing: async (page) => {
    await page.goto('/tand');
    await page.getByRole('contentinfo').getByText('Dela sidan').click();
  },
};

for (const [name, open] of Object.entries(openers)) {
  for (const viewport of [
    { width: 390, height: 844 },
    // A window of 1280 × 1024 at 400 % zoom.
    { width: 320, height: 256 },
  ]) {
    test(`[#201] [#262] ${name} at ${viewport.width} × ${viewport.height}: the way out covers nothing`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await open(page);
      await expect(overlay(page)).toBeVisible();
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      const close = overlay(page).getByRole('button', { name: /Stäng|إغلاق/ });
      const place = await close.boundingBox();
      let last = -1;
      // The step is no multiple of a row's height, so that every position within a row is tested.
      for (let step = 0; step < 60; step++) {
        expect(await covered(page), `after ${step} steps`).toEqual([]);
        await expect(close).toBeInViewport({ ratio: 1 });
        await page.mouse.wheel(0, 37);
        const now = await page.evaluate(
          () =>
            new Promise<number>((resolve) =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() => {
                  const all = [...document.querySelectorAll('dialog[open], dialog[open] *')];
                  resolve(all.reduce((sum, { scrollTop }) => sum + scrollTop, 0));
                }),
              ),
            ),
        );
        if (now === last) break;
        last = now;
      }
      // The button has not moved.
      expect(await close.boundingBox()).toEqual(place);
    });
  }
}
