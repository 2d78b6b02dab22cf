/** A hospital as the list and the overlay show it. */

type Place = { title: string; path: string };

export type ShownSource = { url: string; publisher: string };

export type ShownHospital = {
  /** As it is kept on the device. */
  id: string;
  /** Address of the page of hospitals, and its place there. */
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
  /** When somebody last read them, as text. */
  checked: string;
};

/** Returns an address as readers know it: its host without "www." */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
