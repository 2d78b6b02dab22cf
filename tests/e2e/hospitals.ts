/** Helpers for tests of hospitals. */
import type { Page } from '@playwright/test';
import { storageKey } from '../../src/shared/preferences.ts';

/** Returns the id of the hospital that is stored on the device. */
export const keptId = (page: Page) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { hospitalId?: string }).hospitalId,
    storageKey,
  );
