/** Shows a React component in the page's dialog. Nothing else here imports React. */
import { Component, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { OnClose, OpenModal } from './modal.ts';

type BoundaryProps = { onError: (error: unknown) => void; children: ReactNode };

/** Hands an error inside the overlay to the page, which can do the same without it. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/**
 * Mounts a component in the dialog.
 * @param props what it is given
 * @returns what unmounts it
 */
export function mountInDialog<Props extends object>(
  { content, trigger }: OpenModal,
  Content: ComponentType<Props>,
  props: Props,
): OnClose {
  const root = createRoot(content);
  const follow = (error: unknown) => {
    console.warn('The overlay broke; its page does the same', error);
    if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
  };
  // At once: the dialog opens with something in it, which can take the focus.
  flushSync(() =>
    root.render(
      <Boundary onError={follow}>
        <Content {...props} />
      </Boundary>,
    ),
  );
  return () => root.unmount();
}
