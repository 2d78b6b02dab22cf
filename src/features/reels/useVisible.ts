import { type RefObject, useEffect, useState } from 'react';

/** The fraction of a clip that must be visible [#226]. */
const visibility = 0.6;

/** Returns whether enough of an element is visible. */
export function useVisible(ref: RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setVisible((entries.at(-1)?.intersectionRatio ?? 0) >= visibility),
      { threshold: visibility },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isVisible;
}
