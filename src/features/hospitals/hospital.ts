/** A hospital as the list and the overlay show it. */

type Place = { title: string; path: string };

export type ShownSource = { url: string; publisher: string };

export type ShownHospital = {
  /** As stored on the device. */
  id: string;
  /** Path of the hospitals page, and the anchor of the hospital on it. */
  page: string;
  anchor: string;
  name: string;
  town: string;
  region: string;
  website?: string | undefined;
  clowns: Place[];
  council?: { name: string; who: string } | undefined;
  play?: string | undefined;
  more?: string | undefined;
  sources: ShownSource[];
  /** When somebody last read the sources, formatted. */
  checked: string;
};

/** Returns the host of an address without "www." */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
