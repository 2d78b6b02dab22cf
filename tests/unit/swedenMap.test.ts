/** The map of Sweden: 21 regions that do not cover each other's tap target. */
import { expect, it } from 'vitest';
import { mapBox, regionCentre, regionOutline } from '../../src/features/hospitals/swedenOutline.ts';
import { regionIds } from '../../src/shared/regions.ts';

/** The narrowest rendering: a phone of 360 px with 324 px for content, and never more than 20rem. */
const drawnWidth = 320;
/** Minimum tap target, in px (WCAG 2.2, target size). */
const minTarget = 24;
const [left = 0, top = 0, width = 1, height = 1] = mapBox.split(' ').map(Number);

it('[#247] lies within its frame, every region with an outline', () => {
  for (const id of regionIds) {
    const points = [...regionOutline(id).matchAll(/(-?\d+),(-?\d+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(points.length, id).toBeGreaterThanOrEqual(5);
    for (const [x, y] of points) {
      expect(x >= left && x <= left + width && y >= top && y <= top + height, `${id} at ${x},${y}`).toBe(true);
    }
  }
});

it('[#247] has room for a finger in every region, on a telephone too', () => {
  const apart = minTarget / (drawnWidth / width);
  for (const one of regionIds) {
    for (const other of regionIds.filter((id) => id > one)) {
      const [x, y] = regionCentre(one);
      const [x2, y2] = regionCentre(other);
      expect(Math.hypot(x - x2, y - y2), `${one} and ${other}`).toBeGreaterThanOrEqual(apart);
    }
  }
});
