/** Sorts what a step says of the senses by what one sees, hears, feels and smells, for a child who gets one row for each. */
import type { SiteLanguage } from '../i18n/languages.ts';
import { sentencesOf } from '../i18n/sentences.ts';

/** What a row is about, in the order of the rows; `around` is what more than one sense has to do with. */
const senses = ['around', 'sees', 'hears', 'feels', 'smells'] as const;
export type Sense = (typeof senses)[number];

/** The beginnings of words by which a sentence of our own pages tells which sense it is about. */
const signs: Record<SiteLanguage, Record<'sees' | 'hears' | 'smells', RegExp>> = {
  sv: {
    sees: /(?<!\p{L})(?:ser|syns|lamp|lyser|ljus|folk|ansikt)/iu,
    hears:
      /(?<!\p{L})(?:hör|lyssna|låter|låta|lät|ljud|pip|surr|röst|väs|tjut|brum|knack|knak|prassl|hosta|tyst|pratar|ringer)/iu,
    smells: /(?<!\p{L})(?:lukt|doft|smak)/iu,
  },
  en: {
    sees: /\b(?:see\b|light|lamp|shine|people|face)/i,
    hears:
      /\b(?:hear|listen|sound|noise|noisy|loud|beep|buzz|hum|voice|hiss|whirr|whine|knock|creak|crack|rustl|cough|quiet|talk|ring(?:s|ing)\b|bleep)/i,
    smells: /\b(?:smell|scent|tast)/i,
  },
};

/** Words with which a sentence leans on the one before it. */
const leaning: Record<SiteLanguage, RegExp> = {
  sv: /^(?:Den|Det|De|Dem|Då|Där|Dit|Sedan|Så|Men|Och|Annars|Ofta|Också),? /,
  en: /^(?:It|They|That|This|These|Then|There|So|But|And|Otherwise|Mostly|He|She|Often),? /,
};

/**
 * Returns the rows of a step: for each sense that it says something of, the sentences about it, as they stand.
 * @param step what one feels, smells or tastes; and, where there is something, what one sees and hears
 */
export function rowsBySense(
  { feels, senses: seen = '' }: { feels: string; senses?: string | undefined },
  language: SiteLanguage,
): { sense: Sense; text: string }[] {
  const sign = signs[language];
  const found: Record<Sense, string[]> = { around: [], sees: [], hears: [], feels: [], smells: [] };
  let last: Sense = 'sees';
  for (const sentence of sentencesOf(seen, language)) {
    const told = (['sees', 'hears', 'smells'] as const).filter((sense) => sign[sense].test(sentence));
    const only: Sense = told[0] ?? (leaning[language].test(sentence) ? last : 'sees');
    last = told.length > 1 ? 'around' : only;
    found[last].push(sentence);
  }
  for (const sentence of sentencesOf(feels, language))
    found[sign.smells.test(sentence) ? 'smells' : 'feels'].push(sentence);
  return senses.flatMap((sense) => (found[sense].length > 0 ? [{ sense, text: found[sense].join(' ') }] : []));
}

/** How many things a step offers a child to do. */
const most = 3;

/** Returns what a child can do as up to three things, each of one or more sentences: none is cut off from what it needs. */
export function thingsToDo(help: string, language: SiteLanguage): string[] {
  const things: string[] = [];
  let isOpen = false;
  for (const sentence of sentencesOf(help, language)) {
    const last = things.length - 1;
    if (last >= 0 && (isOpen || leaning[language].test(sentence) || things.length === most))
      things[last] = `${things[last] ?? ''} ${sentence}`;
    else things.push(sentence);
    isOpen = sentence.endsWith('?');
  }
  return things;
}
