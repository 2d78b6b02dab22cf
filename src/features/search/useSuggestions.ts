import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { latest } from '../../client/latest.ts';
import { fetchSuggestions, matchSuggestions } from './suggestions.ts';

/**
 * Suggests completions while somebody types, and handles the keys that choose one.
 * @param onPick called with the chosen suggestion
 */
export function useSuggestions(
  locale: string,
  input: RefObject<HTMLInputElement | null>,
  onPick: (text: string) => void,
) {
  const [{ options, chosen }, setList] = useState({ options: [] as string[], chosen: -1 });
  const file = useRef<Promise<string[]>>(undefined);
  const [requests] = useState(latest);

  /** Logs and fetches once per focus, not per keystroke. */
  const load = () =>
    (file.current ??= fetchSuggestions(locale).catch((error: unknown) => {
      console.warn('The suggestions could not be fetched', error);
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
    /** Fetches the file on focus, so that it is there for the third letter. */
    prepare() {
      file.current = undefined;
      void load();
    },
    async suggest() {
      const isLatest = requests.begin();
      const all = await load();
      // A late result must not open over an answer.
      if (isLatest() && document.activeElement === input.current)
        setList({ options: matchSuggestions(all, input.current?.value ?? ''), chosen: -1 });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { length } = options;
      const option = options[chosen];
      if (length === 0 || event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown') setList({ options, chosen: (chosen + 1) % length });
      else if (event.key === 'ArrowUp') setList({ options, chosen: chosen <= 0 ? length - 1 : chosen - 1 });
      else if (event.key === 'Enter' && option) pick(option);
      // The first Escape closes the list, not the dialog.
      else if (event.key === 'Escape') {
        close();
        event.stopPropagation();
      } else return;
      event.preventDefault();
    },
  };
}
