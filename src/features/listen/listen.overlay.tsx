/**
 * Opens and closes the bar that reads a page aloud. Loaded when a visitor reaches for the button (listen.enhance.ts).
 */
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Boundary } from '../../client/Boundary.tsx';
import type { ListenBarProps } from './ListenBar.tsx';
import { ListenControls, type ListenTexts } from './ListenControls.tsx';
import { clearHighlights } from './highlight.ts';
import { createSession } from './session.ts';

/** Props from /data/copy/listen.{language}.json. */
export type ListenWords = Pick<ListenBarProps, 'copy'> & { texts: ListenTexts };

const main = document.querySelector<HTMLElement>('main');
let session: ReturnType<typeof createSession> | undefined;
let bar: { root: Root; place: HTMLElement; button: HTMLElement } | undefined;

function close(): void {
  if (!bar) return;
  const { root, place, button } = bar;
  const hadFocus = place.contains(document.activeElement);
  bar = undefined;
  session?.narrator.stop();
  clearHighlights();
  root.unmount();
  place.remove();
  if (hadFocus) button.focus({ preventScroll: true });
}

function begin(part: HTMLElement) {
  const begun = createSession(part, () => bar !== undefined);
  addEventListener('keydown', (event) => {
    const isElsewhere = document.querySelector(':is(dialog[open], :popover-open)') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) close();
  });
  return begun;
}

/**
 * Starts reading and shows the bar. If the bar is open, pauses or resumes.
 * @param button the pressed one
 */
export function listen(button: HTMLElement, { copy, texts }: ListenWords): void {
  if (!main) return;
  session ??= begin(main);
  const { narrator, follower } = session;
  follower.again();
  if (bar) return narrator.getState().isPlaying ? narrator.pause() : narrator.play();
  const place = document.createElement('div');
  place.className = 'no-print';
  place.dataset['listenPlace'] = '';
  main.append(place);
  const root = createRoot(place);
  bar = { root, place, button };
  // React waits for the styles before it shows the bar; the voice need not.
  startTransition(() =>
    root.render(
      <Boundary onError={close}>
        <link rel="stylesheet" href="/styles/extra.css" precedence="extra" />
        <ListenControls
          copy={copy}
          texts={texts}
          narrator={narrator}
          isBeside={'narrow' in button.dataset}
          button={button}
          close={close}
          onPress={follower.again}
        />
      </Boundary>,
    ),
  );
  narrator.play();
}
