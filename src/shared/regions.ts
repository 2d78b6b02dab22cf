/**
 * The 21 regions of Sweden, by the names that they use themselves, from north to south within each part of the country.
 */

export const regionParts = ['north', 'middle', 'south'] as const;
export type RegionPart = (typeof regionParts)[number];

export const regions = {
  norrbotten: { name: 'Region Norrbotten', part: 'north' },
  vasterbotten: { name: 'Region Västerbotten', part: 'north' },
  jamtland: { name: 'Region Jämtland Härjedalen', part: 'north' },
  vasternorrland: { name: 'Region Västernorrland', part: 'north' },
  gavleborg: { name: 'Region Gävleborg', part: 'north' },
  dalarna: { name: 'Region Dalarna', part: 'middle' },
  varmland: { name: 'Region Värmland', part: 'middle' },
  orebro: { name: 'Region Örebro län', part: 'middle' },
  vastmanland: { name: 'Region Västmanland', part: 'middle' },
  uppsala: { name: 'Region Uppsala', part: 'middle' },
  stockholm: { name: 'Region Stockholm', part: 'middle' },
  sormland: { name: 'Region Sörmland', part: 'middle' },
  ostergotland: { name: 'Region Östergötland', part: 'south' },
  vastragotaland: { name: 'Västra Götalandsregionen', part: 'south' },
  jonkoping: { name: 'Region Jönköpings län', part: 'south' },
  kalmar: { name: 'Region Kalmar län', part: 'south' },
  gotland: { name: 'Region Gotland', part: 'south' },
  halland: { name: 'Region Halland', part: 'south' },
  kronoberg: { name: 'Region Kronoberg', part: 'south' },
  blekinge: { name: 'Region Blekinge', part: 'south' },
  skane: { name: 'Region Skåne', part: 'south' },
} as const satisfies Record<string, { name: string; part: RegionPart }>;

export type RegionId = keyof typeof regions;

/** Every region id, in the order of the table. */
export const regionIds = Object.keys(regions) as readonly RegionId[];
