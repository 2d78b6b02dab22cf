import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { latest } from '../../client/latest.ts';
import { fetchSuggestions, matching } from './suggestions.ts';

/**
 * Suggests what to go on with while somebody types, and follows the keys that choose from it.
 * @param onPick called with the suggestion that was picked
 */
export function useSuggestions(
  locale: string,
  input: RefObject<HTMLInputElement | null>,
  onPick: (text: string) => void,
) {
  const [{ options, chosen }, setList] = useState({ options: [] as string[], chosen: -1 });
  const file = useRef<Promise<string[]>>(undefined);
  const [requests] = useState(latest);

  /** What can't be had is told and asked for once, until the box is come to anew: not with each letter. */
  const load = () =>
    (file.current ??= fetchSuggestions(locale).catch((error: unknown) => {
      console.warn('There are no suggestions', error);
      return [];
    }));

  function close(): void {
    requests.cancel();
    setList({ options: [], chosen: -1 });
  }

  function pick(text: string): void {
    close();
    onPick(text);
  }

  return {
    options,
    chosen,
    close,
    pick,
    /** Asks for the file, which is there then when the third letter is typed. */
    prepare() {
      file.current = undefined;
      void load();
    },
    async suggest() {
      const isLatest = requests.begin();
      const all = await load();
      // One that comes late does not open over an answer.
      if (isLatest() && document.activeElement === input.current)
        setList({ options: matching(all, input.current?.value ?? ''), chosen: -1 });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { length } = options;
      const option = options[chosen];
      if (length === 0 || event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown') setList({ options, chosen: (chosen + 1) % length });
      else if (event.key === 'ArrowUp') setList({ options, chosen: chosen <= 0 ? length - 1 : chosen - 1 });
      else if (event.key === 'Enter' && option) pick(option);
      // The first Escape closes the list, not the overlay.
      else if (event.key === 'Escape') {
        close();
        event.stopPropagation();
      } else return;
      event.preventDefault();
    },
  };
}
