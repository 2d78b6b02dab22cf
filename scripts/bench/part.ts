/** The interface of a part of the benchmarks. */
import type { BuiltSite } from './site.ts';

export type Bench = {
  /** Run fewer and shorter rounds, just to see that everything works. The figures are not written to the document. */
  isQuick: boolean;
  /** Builds the real site, once for all parts. */
  site: () => Promise<BuiltSite>;
};

/** An aim of the project, and the measured value. */
export type Aim = { aim: string; measured: string; isMet: boolean };

export type Section = { markdown: string; aims: Aim[] };

export type Part = {
  name: string;
  title: string;
  /** One sentence about what it measures. */
  measures: string;
  run: (bench: Bench) => Promise<Section>;
};
