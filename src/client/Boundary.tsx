import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** Called with what went wrong. */
  onError?: (error: unknown) => void;
  children: ReactNode;
};

/** Keeps an error of a component from taking more of the page with it. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
