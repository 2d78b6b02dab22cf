import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../src/client/caregiversMenu.ts';
import { idOfPath, pathOfId } from '../../src/features/language/menuMatch.ts';

const menu = (prefix: string) =>
  pagesOf([
    { id: 4486, path: `${prefix}/welcome`, items: [] },
    { id: 53, path: '', items: [{ id: 2658, path: `${prefix}/fasting`, items: [] }] },
  ]);

describe('the page in another language', () => {
  it('[#159] is matched by the whole path for Swedish and English', () => {
    expect(idOfPath(menu('/narstaende'), '/narstaende/fasting', 'sv')).toBe(2658);
    expect(idOfPath(menu('/narstaende'), '/old/fasting', 'sv')).toBeUndefined();
    expect(idOfPath(menu('/en/caregivers'), '/old/fasting', 'en')).toBeUndefined();
  });

  it('[#159] is matched by the last segment for the others', () => {
    expect(idOfPath(menu('/ar'), '/ar/old/fasting', 'ar')).toBe(2658);
    expect(idOfPath(menu('/ar'), '/ar/fasting/', 'ar')).toBe(2658);
    expect(idOfPath(menu('/ar'), '/ar/fast', 'ar')).toBeUndefined();
    // A heading has no path, and an empty last segment does not match it.
    expect(idOfPath(menu('/ar'), '/', 'ar')).toBeUndefined();
  });

  it('[#158] is the first page where nothing matches', () => {
    expect(pathOfId(menu('/fi'), 2658)).toBe('/fi/fasting');
    expect(pathOfId(menu('/fi'), undefined)).toBe('/fi/welcome');
    expect(pathOfId(menu('/fi'), 1)).toBe('/fi/welcome');
    expect(pathOfId([], 1)).toBeUndefined();
  });
});
