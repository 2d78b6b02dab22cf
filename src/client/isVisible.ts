/** Tells whether an element has a box that is not invisible. Safari before 17.4 is asked for the box itself. */
export function isVisible(element: Element): boolean {
  if ('checkVisibility' in element)
    // The option has an older name too.
    return element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true });
  const { visibility } = getComputedStyle(element);
  return (element as Element).getClientRects().length > 0 && visibility === 'visible';
}
