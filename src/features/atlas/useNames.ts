import { useEffect, useMemo, useState } from 'react';
import type { Pin } from './labels.ts';
import { type View, zoomOf } from './view.ts';

/**
 * Returns the names that are in sight, in their places. What places them near by is fetched with the first look closer.
 * @param pins those of the whole body
 */
export function useNames(pins: Pin[], view: View): Pin[] {
  const [near, setNear] = useState<typeof import('./zoomedLabels.ts')>();
  const isNear = zoomOf(view) > 1;
  useEffect(() => {
    if (isNear && !near) import('./zoomedLabels.ts').then(setNear, () => undefined);
  }, [isNear, near]);
  return useMemo(() => (isNear ? (near?.visibleLabels(pins, view) ?? []) : pins), [isNear, pins, view, near]);
}
