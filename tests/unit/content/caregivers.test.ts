/** The caregiver section: the same outline and the same pages in every language, with links between all of them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { caregiverMenuOf } from '../../../src/content/menus.ts';
import { redirectsOf } from '../../../src/content/redirects.ts';
import { buildSite, pathOf } from '../../../src/content/site.ts';
import { partsOf } from '../../../src/content/parts.ts';
import { loadContent } from '../../../src/content/store.ts';
import { languageCodes, languages } from '../../../src/i18n/languages.ts';
import { translator } from '../../../src/i18n/messages.ts';
import { Flag, flagCodes } from '../../../src/ui/Flag/Flag.tsx';

const site = buildSite(loadContent('content').content);
/** Ids of the groups and their pages, in order (checks 78 and 79). */
const outline = {
  53: [2720, 2751, 2627, 2782, 2565, 2224, 2286],
  62: [2596, 2658, 2534, 2410, 2503, 2472, 2441],
  63: [2255, 2348, 2317],
  74: [2813, 2379, 2689],
};
const ids = ['4486', ...Object.values(outline).flat().map(String)];

describe.each(languageCodes)('in %s', (language) => {
  const menu = caregiverMenuOf(site, language, translator(language));

  it('[#77] [#78] [#79] [#81] [#82] [#83] [#84] has the welcome and four groups with their pages in order', () => {
    expect(menu[0]).toMatchObject({ id: 4486, items: [] });
    expect(menu.slice(1).map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual(
      Object.entries(outline).map(([id, pages]) => [Number(id), pages]),
    );
    for (const { title, items } of menu) {
      expect(title).not.toBe('');
      for (const item of items) expect(item.title).not.toBe('');
    }
  });

  it('[#80] [#85] has groups without a page, and items without items', () => {
    for (const group of menu.slice(1)) expect(group.path).toBe('');
    for (const item of menu.flatMap(({ items }) => items)) {
      expect(item.path).toMatch(/^\//);
      expect(item.items).toEqual([]);
    }
  });

  it('[#160] leads from each page to the same page in the thirty other languages', () => {
    for (const id of ids) {
      const targets = site.alternatesOf(id).filter(({ hreflang }) => hreflang !== 'x-default');
      expect(targets).toHaveLength(31);
      for (const { language: code, path } of targets) expect(site.byPath.get(path)).toBe(site.page(id, code));
    }
  });

  it('has as many parts as the Swedish, so that each can stand beside it', () => {
    for (const id of ids) {
      const [own, swedish] = [site.page(id, language), site.page(id, 'sv')];
      expect(own && partsOf(own).length, id).toBe(swedish && partsOf(swedish).length);
    }
  });
});

it('[#86] [#87] there are 651 pages, each with an address of its own, and 31 first pages', () => {
  const paths = languageCodes.flatMap((language) =>
    ids.map((id) => site.page(id, language)).map((page) => page && pathOf(page)),
  );
  expect(paths).not.toContain(undefined);
  expect(new Set(paths).size).toBe(651);
  const roots = redirectsOf(site).filter(({ from, status }) => status === 302 && !/^\/q\/|\/mediplay\//.test(from));
  expect(roots).toHaveLength(31);
});

it('[#163] every language has flags that exist, and the extra ones do', () => {
  expect(flagCodes).toEqual(expect.arrayContaining(['gb-eng', 'gb-nir', 'gb-sct', 'gb-wls', 'tigray']));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const { flag } of languages)
    expect(renderToStaticMarkup(createElement(Flag, { codes: flag }))).toContain('<svg');
  expect(warn).not.toHaveBeenCalled();
  expect(renderToStaticMarkup(createElement(Flag, { codes: 'er, tigray' })).match(/<svg/g)).toHaveLength(3);
  vi.restoreAllMocks();
});
