/** What a part of the benchmarks is handed and what it gives back. */
import type { BuiltSite } from './site.ts';

export type Bench = {
  /** Fewer and shorter rounds, to see that everything works; its figures are not for the document. */
  isQuick: boolean;
  /** The real site, built once for all parts. */
  site: () => Promise<BuiltSite>;
};

/** One aim of the project beside what was measured. */
export type Aim = { aim: string; measured: string; isMet: boolean };

export type Section = { markdown: string; aims: Aim[] };

export type Part = {
  name: string;
  title: string;
  /** What it measures, in a sentence. */
  measures: string;
  run: (bench: Bench) => Promise<Section>;
};
