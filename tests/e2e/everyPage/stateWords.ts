/** What a text says of itself stands before it, in its list of sources and in the foot of every sheet. */
import type { Page } from '@playwright/test';
import { messagesOf } from '../paper.ts';

/** A translation says that nobody in care, and no native speaker, has read it, and that its Swedish is a draft too. */
const sentences = ['status_unreviewed', 'status_machine', 'status_swedish'] as const;

/** Returns what is left unsaid, and where; nothing where all is said. */
export async function stateWords(page: Page): Promise<string[]> {
  const { lang, isTranslation, places } = await page.evaluate(() => {
    const textOf = (selector: string) => {
      const place = document.querySelector(selector)?.cloneNode(true) as Element | undefined;
      // What an answered search says is not yet said.
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
  // A page about the website has no text that anybody in care would review, and nothing before it.
  const isDraft = isTranslation && says(places.status, 'status_unreviewed');
  const asked = sentences.filter((key) => isDraft || says(places.note, key));
  return asked.flatMap((key) =>
    Object.entries(places).flatMap(([name, place]) => (says(place, key) ? [] : [`no ${key} in its ${name}`])),
  );
}
