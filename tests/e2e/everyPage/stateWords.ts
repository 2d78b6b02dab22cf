/** The status of a text is stated before it, in its list of sources and in the footer of every sheet. */
import type { Page } from '@playwright/test';
import { messagesOf } from '../paper.ts';

/**
 * A translation says that no healthcare professional and no native speaker has read it, and that its Swedish is a draft
 * too.
 */
const sentences = ['status_unreviewed', 'status_machine', 'status_swedish'] as const;

/** Returns which sentence is missing, and where; empty if none is. */
export async function stateWords(page: Page): Promise<string[]> {
  const { lang, isTranslation, places } = await page.evaluate(() => {
    const textOf = (selector: string) => {
      const place = document.querySelector(selector)?.cloneNode(true) as Element | undefined;
      // Leave out what only an answered search shows.
      place?.querySelector('[data-answered-status]')?.remove();
      return place?.textContent;
    };
    return {
      lang: document.documentElement.lang,
      isTranslation: document.querySelector('[data-print-footer="machine"]') !== null,
      places: {
        note: textOf('main [data-state]'),
        status: textOf('main [data-status]'),
        foot: textOf('main [data-print-footer]'),
      },
    };
  });
  const words = messagesOf(lang);
  const says = (place: string | undefined, key: string) => place?.includes(words[key] ?? key) ?? false;
  // A page about the website has no text for healthcare professionals to review, and no status before it.
  const isDraft = isTranslation && says(places.status, 'status_unreviewed');
  const asked = sentences.filter((key) => isDraft || says(places.note, key));
  return asked.flatMap((key) =>
    Object.entries(places).flatMap(([name, place]) => (says(place, key) ? [] : [`no ${key} in its ${name}`])),
  );
}
