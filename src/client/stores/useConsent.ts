import { useSyncExternalStore } from 'react';
import type { Purpose } from '../../shared/consent.ts';
import { hasConsent, onConsent } from './consent.ts';

/** Returns whether the reader has said yes to a purpose; on the server, and until the page has its script, no. */
export const useConsent = (purpose: Purpose): boolean =>
  useSyncExternalStore(
    onConsent,
    () => hasConsent(purpose),
    () => false,
  );
