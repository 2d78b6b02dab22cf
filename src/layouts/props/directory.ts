/** Maps hospitals, clown groups and councils to the props of their pages. */
import { anchorOf } from '../../content/anchors.ts';
import { parseBlocks } from '../../content/markdown.ts';
import { pathOf, type Site } from '../../content/site.ts';
import type { Entry } from '../../content/store.ts';
import type { ShownHospital } from '../../features/hospitals/hospital.ts';
import { formatDate } from '../../i18n/dates.ts';
import type { SiteLanguage } from '../../i18n/languages.ts';
import { regionIds, regions } from '../../shared/regions.ts';

/** Returns the link to a hospital, or `undefined` in a language without a hospitals page. */
function hospitalPath(site: Site, language: SiteLanguage, id: string): string | undefined {
  const page = site.page('hospital', language);
  return page && `${pathOf(page)}#${anchorOf('hospital', id)}`;
}

/** Returns the clown groups of a language by title. */
export const clownGroupsIn = (site: Site, language: SiteLanguage): Entry<'clownGroup'>[] =>
  site.content.clownGroup
    .filter((entry) => entry.language === language)
    .toSorted((a, b) => a.data.title.localeCompare(b.data.title, language));

const shownHospital = (site: Site, { data }: Entry<'hospital'>): ShownHospital => ({
  ...data,
  page: hospitalPath(site, 'sv', data.id)?.split('#')[0] ?? '',
  anchor: anchorOf('hospital', data.id),
  region: regions[data.region].name,
  clowns: clownGroupsIn(site, 'sv')
    .filter((group) => group.data.hospitals.includes(data.id))
    .map((group) => ({ title: group.data.title, path: pathOf(group) })),
  council: site.content.council.find((council) => council.data.hospitals.includes(data.id))?.data,
  checked: formatDate(data.checked, 'sv'),
});

/** Returns the hospitals by region, in the order of the regions, and within a region by town. */
export const hospitalsByRegion = (site: Site) =>
  regionIds.map((id) => ({
    id,
    hospitals: site.content.hospital
      .filter(({ data }) => data.region === id)
      .toSorted((a, b) => a.data.town.localeCompare(b.data.town, 'sv') || a.data.name.localeCompare(b.data.name, 'sv'))
      .map((entry) => shownHospital(site, entry)),
  }));

export type NamedHospital = { id: string; name: string; path: string | undefined; website: string | undefined };

/** Returns the hospitals with these ids by name, with links if the language has them. */
export const hospitalsWith = (site: Site, language: SiteLanguage, ids: readonly string[]): NamedHospital[] =>
  site.content.hospital
    .filter(({ data }) => ids.includes(data.id))
    .map(({ data: { id, name, website } }) => ({ id, name, website, path: hospitalPath(site, language, id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'sv'));

/** Returns the councils for the Swedish page, by their first hospital. */
export const councilsOf = (site: Site) =>
  site.content.council.map(({ data, body }) => ({
    ...data,
    hospitals: hospitalsWith(site, 'sv', data.hospitals).map(({ name, path = '' }) => ({ name, path })),
    blocks: parseBlocks(body),
    checked: formatDate(data.checked, 'sv'),
  }));
