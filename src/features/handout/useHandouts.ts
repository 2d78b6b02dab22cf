import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { latest } from '../../client/latest.ts';
import { keepChoice, readChoice } from './handoutChoice.ts';
import type { HandoutCopy } from './handoutCopy.ts';
import { paginate } from './fit.ts';
import type { Handout } from './Sheets.tsx';
import { fetchTexts } from './texts.ts';

/**
 * Keeps what is handed out.
 * @param form holds the choice
 * @param preview where the sheets are rendered, one child for each
 */
export function useHandouts(
  copy: HandoutCopy,
  form: RefObject<HTMLFormElement | null>,
  preview: RefObject<HTMLElement | null>,
) {
  const [handouts, setHandouts] = useState<Handout[]>([]);
  const [status, setStatus] = useState('');
  const [requests] = useState(latest);
  /** Whether sheets are shown, or on their way. */
  const isAsked = useRef(false);

  /** Makes the sheets of what is chosen. The latest choice counts, however long its texts take. */
  async function show(): Promise<void> {
    if (!form.current) return;
    isAsked.current = true;
    const isLatest = requests.begin();
    const choice = readChoice(form.current);
    keepChoice(choice);
    let message = copy.handout_none;
    const pages = await fetchTexts(choice).catch((error: unknown) => {
      console.warn('The sheets could not be made', error);
      message = copy.handout_failed;
      return [];
    });
    if (!isLatest()) return;
    // At first each text on one sheet, however long. Its layout asks for its letters, which are waited for.
    flushSync(() => setHandouts(pages.map((texts) => ({ texts, ends: [Infinity] }))));
    const sheets = [...(preview.current?.children ?? [])];
    sheets.forEach(paginate);
    await document.fonts.ready;
    if (!isLatest()) return;
    const ends = sheets.map(paginate);
    isAsked.current = sheets.length > 0;
    if (isAsked.current) message = `${copy.handout_ready} ${ends.flat().length}`;
    // At once: what is shown takes the focus next.
    flushSync(() => {
      setHandouts(pages.map((texts, index) => ({ texts, ends: ends[index] ?? [] })));
      setStatus(message);
    });
  }

  /** Makes them anew: what is shown is what is chosen, and no sheet of an earlier choice is printed. */
  function showAgain(): void {
    if (isAsked.current) void show();
  }

  return { handouts, status, show, showAgain };
}
