/** Shows a React component in the page's dialog. Nothing else that opens overlays imports React. */
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Boundary } from './Boundary.tsx';
import type { OnClose, OpenModal } from './modal.ts';

/**
 * Mounts a component in the dialog. Where it breaks, the page that it stands for is opened, which does the same.
 * @param props what it is given
 * @returns what unmounts it
 */
export function mountInDialog<Props extends object>(
  { content, trigger }: Pick<OpenModal, 'content' | 'trigger'>,
  Content: ComponentType<Props>,
  props: Props,
): OnClose {
  // Of its own: what is mounted late takes nothing away that was opened meanwhile.
  const place = document.createElement('div');
  content.append(place);
  const root = createRoot(place);
  const follow = (error: unknown) => {
    console.warn('The overlay broke; its page does the same', error);
    if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
    else if (trigger instanceof HTMLButtonElement) trigger.form?.submit();
  };
  // At once: the dialog opens with something in it, which can take the focus.
  flushSync(() =>
    root.render(
      <Boundary onError={follow}>
        <Content {...props} />
      </Boundary>,
    ),
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
