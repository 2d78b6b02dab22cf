/** What takes the endings off words, by language. */
import { stemmer as ar } from '@orama/stemmers/arabic';
import { stemmer as da } from '@orama/stemmers/danish';
import { stemmer as nl } from '@orama/stemmers/dutch';
import { stemmer as en } from '@orama/stemmers/english';
import { stemmer as fi } from '@orama/stemmers/finnish';
import { stemmer as fr } from '@orama/stemmers/french';
import { stemmer as de } from '@orama/stemmers/german';
import { stemmer as el } from '@orama/stemmers/greek';
import { stemmer as hi } from '@orama/stemmers/indian';
import { stemmer as hu } from '@orama/stemmers/hungarian';
import { stemmer as it } from '@orama/stemmers/italian';
import { stemmer as nb } from '@orama/stemmers/norwegian';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { stemmer as ru } from '@orama/stemmers/russian';
import { stemmer as sr } from '@orama/stemmers/serbian';
import { stemmer as es } from '@orama/stemmers/spanish';
import { stemmer as sv } from '@orama/stemmers/swedish';
import { stemmer as tr } from '@orama/stemmers/turkish';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { lightStemmers, Stem } from './lightStemmers.ts';

/** The Serbian one reads both scripts and serves Bosnian too. */
const own = {
  ar,
  bs: sr,
  da,
  nl,
  en,
  fi,
  fr,
  de,
  el,
  hi,
  hu,
  it,
  nb,
  pt,
  ru,
  sr,
  es,
  sv,
  tr,
} satisfies Partial<Record<LanguageCode, Stem>>;
export const stemmers: Partial<Record<LanguageCode, Stem>> = own;

/** Languages without a stemmer, each with the reason: the types ask for one or the other. */
export const withoutStemmer: Record<Exclude<LanguageCode, keyof typeof own | keyof typeof lightStemmers>, string> = {
  zh: 'words have no endings',
  th: 'words have no endings',
};
