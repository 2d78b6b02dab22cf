import type { ReactNode } from 'react';
import type { Purpose } from '../../shared/consent.ts';
import { purposeNames } from '../../shared/purposeNames.ts';

/** Puts a provider's name where the sentence has `{provider}`. The name keeps its own direction among Arabic words. */
export const withName = (sentence: string, purpose: Purpose): ReactNode[] =>
  sentence
    .split('{provider}')
    .flatMap((part, index) => (index === 0 ? [part] : [<bdi key={index}>{purposeNames[purpose]}</bdi>, part]));
