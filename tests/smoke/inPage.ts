export type Point = { x: number; y: number };

/** How to scroll the first part into the window; `null` for not at all. */
export type Scroll = 'center' | 'nearest' | null;

/** The texts of the visible parts, and the centre of the first one, or why it can't be pressed. */
export type Found = { texts: string[]; centre: Point | string };

/**
 * Finds visible parts of a page. Runs in the page, so it uses only its arguments and what the page has.
 * @param name of the parts: their label, or their whole text without soft hyphens; `null` for any
 */
export function findVisible(selector: string, name: string | null, scroll: Scroll): Found {
  const textOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const name = element.getAttribute('aria-label') ?? (label ?? element).textContent;
    return name.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
  };
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  /** Whether something around it slides or fades. Two looks at its place may come between two frames. */
  const isMoving = (element: Element | null): boolean =>
    element !== null &&
    (element
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity) ||
      isMoving(element.parentElement));
  const all = [...document.querySelectorAll(selector)].filter(
    (element) => isVisible(element) && (name === null || textOf(element) === name),
  );
  const [first] = all;
  const centreOf = (element: Element): Point | string => {
    if (isMoving(element)) return 'moving';
    if (scroll) element.scrollIntoView({ block: scroll, behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const point = { x: Math.floor(left + width / 2), y: Math.floor(top + height / 2) };
    const met = document.elementFromPoint(point.x, point.y);
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    if (met && [element, label].some((one) => one?.contains(met))) return point;
    return `covered by ${(met?.outerHTML ?? 'nothing').slice(0, 200)}`;
  };
  if (first) return { texts: all.map(textOf), centre: centreOf(first) };
  const others = [...document.querySelectorAll(selector)].map(textOf);
  return { texts: [], centre: `not among ${JSON.stringify(others)}` };
}
