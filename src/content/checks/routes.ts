/** Checks that every address in the specification has its page. */
import { clipsPath, clownsPath, linksPageSlug } from '../../i18n/paths.ts';
import type { Problem } from '../problem.ts';
import { buildSite, pathOf } from '../site.ts';
import type { Content } from '../store.ts';

/** Swedish and English addresses of the top-level pages, by page id. The order gives the check numbers [#20–#37]. */
export const topLevelPaths: Record<string, readonly [string, string]> = {
  diseases: ['/sjukdomar-problem', '/en/diseases-and-problems'],
  mental: ['/psykisk-ohalsa', '/en/mental-health'],
  dental: ['/tand', '/en/dental'],
  disability: ['/funktionsnedsattning', '/en/disability'],
  how: ['/hur-funkar-det', '/en/how-things-work'],
  gadgets: ['/prylar-och-mojanger', '/en/gadgets-and-gizmos'],
  hurts: ['/aj-det-gor-ont', '/en/ouch-it-hurts'],
  needles: ['/sprutor-och-stick', '/en/needles-and-injections'],
  anaesthesia: ['/sovas-och-opereras', '/en/being-anaesthetized-and-operated-on'],
  clowns: [clownsPath('sv'), clownsPath('en')],
  rights: ['/mina-rattigheter-i-varden', '/en/my-rights-in-healthcare'],
  faq: ['/fragor-och-svar', '/en/questions-and-answers'],
  links: [`/${linksPageSlug.sv}`, `/en/${linksPageSlug.en}`],
  older: ['/for-dig-som-ar-lite-aldre', '/en/for-you-who-are-a-bit-older'],
  play: ['/lek-och-lar', '/en/play-and-learn'],
  mediplay: ['/mediplay', '/en/mediplay'],
  podcast: ['/podcast', '/en/podcast'],
  books: ['/las-en-bok', '/en/read-a-book'],
};

/** Addresses of the other pages that the shell and the specification rely on, by page id. */
export const otherPaths: Record<string, readonly string[]> = {
  home: ['/', '/en'],
  about: ['/om-oss', '/en/about-us'],
  material: ['/informationsmaterial', '/en/information-material'],
  cookies: ['/cookies-och-dataskydd', '/en/cookies-and-data-protection'],
  accessibility: ['/tillganglighet', '/en/accessibility'],
  hospital: ['/mitt-sjukhus'],
  news: ['/nyheter', '/en/news'],
  menu: ['/meny', '/en/menu'],
  languages: ['/sprak', '/en/languages'],
  search: ['/sok', '/en/search'],
  clips: [clipsPath('sv'), clipsPath('en')],
  body: ['/hur-funkar-det/kroppen', '/en/how-things-work/body'],
  meaning: ['/hur-funkar-det/vad-betyder-egentligen', '/en/how-things-work/what-does-this-mean'],
};

/** Minimum number of pages below these pages [#39–#42, #49–#51, #73]. */
const childCounts: Record<string, number> = {
  diseases: 12,
  mental: 7,
  dental: 5,
  disability: 6,
  anaesthesia: 6,
  body: 18,
};

/** Returns promised addresses without a page or with the wrong one, and pages with too few pages below them. */
export function checkRoutes(content: Content): Problem[] {
  const site = buildSite(content);
  const file = 'content/pages';
  const missing = Object.entries({ ...topLevelPaths, ...otherPaths }).flatMap(([id, paths]) =>
    paths
      .filter((path) => site.byPath.get(path)?.data.id !== id)
      .map((path): Problem => ({
        file,
        line: 1,
        message: `${path} must be the page "${id}" (specification, section 2). Write it, or move it back.`,
      })),
  );
  const counts = Object.entries(childCounts).flatMap(([id, count]) =>
    site.languagesOf(id).flatMap((language): Problem[] => {
      const entry = site.page(id, language);
      const found = entry ? site.childrenOf(entry).length : 0;
      return entry && found < count
        ? [
            {
              file: entry.file,
              line: 1,
              message: `${pathOf(entry)} has ${found} pages below it; the specification gives it ${count} at the least.`,
            },
          ]
        : [];
    }),
  );
  return [...missing, ...counts];
}
