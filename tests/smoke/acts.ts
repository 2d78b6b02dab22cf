/** The main acts of a reader, on a phone. Each begins with a reader who has answered the consent banner with no. */
import { beforeEach, describe, it } from 'vitest';
import { consentRecord } from '../e2e/visitors.ts';
import { madeActs } from './madeActs.ts';
import { siteActs } from './siteActs.ts';
import type { Smoke } from './smoke.ts';

export function doActs(smoke: Smoke): void {
  describe('a reader', () => {
    beforeEach(() => smoke().page.become(consentRecord()));
    it.each(Object.entries({ ...siteActs, ...madeActs }))('%s', (_name, act) => act(smoke().page));
  });
}
