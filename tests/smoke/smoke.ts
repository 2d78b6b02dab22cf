/** The smoke tests of one browser. Each test fails if the page notes an error or a request fails. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { consentRecord } from '../e2e/visitors.ts';
import { doActs } from './acts.ts';
import type { Engine } from './engine.ts';
import { createPage, type Page } from './page.ts';
import { openTemplates } from './templates.ts';
import { watchSite } from './watchedSite.ts';

/** Returns the open page, and `allow`, which takes a failed request for expected. */
export type Smoke = () => { page: Page; allow: (request: string) => void };

export function smokeTests(name: string, launch: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine | undefined;
    let site: Awaited<ReturnType<typeof watchSite>> | undefined;
    let open: { page: Page; allow: (request: string) => void } | undefined;
    let allowed: string[] = [];

    const smoke: Smoke = () => {
      if (!open) throw new Error(`${name} is not running`);
      return open;
    };
    beforeAll(async () => {
      site = await watchSite(inject('site'));
      engine = await launch();
      open = { page: createPage(engine, site.base), allow: (request) => allowed.push(request) };
      await open.page.become(consentRecord());
    });
    beforeEach(async () => {
      allowed = [];
      site?.failed.splice(0);
    });
    afterEach(async () => {
      const faults = await smoke().page.faults();
      const failed = site?.failed.filter((request) => !allowed.includes(request));
      expect({ faults, failed }).toEqual({ faults: [], failed: [] });
    });
    afterAll(async () => {
      await engine?.close();
      site?.close();
    });

    openTemplates(smoke);
    doActs(smoke);
  });
}
