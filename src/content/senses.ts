/**
 * Sorts what a step says about the senses into seeing, hearing, feeling and smelling. A child gets one row for each.
 */
import type { SiteLanguage } from '../i18n/languages.ts';
import { sentencesOf } from '../i18n/sentences.ts';

/** The rows in order. `around` is for sentences about more than one sense. */
const senses = ['around', 'sees', 'hears', 'feels', 'smells'] as const;
export type Sense = (typeof senses)[number];

/** Beginnings of words that reveal which sense a sentence is about, chosen for our own pages. */
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

/** Openings of sentences that depend on the sentence before. */
const leaning: Record<SiteLanguage, RegExp> = {
  sv: /^(?:Den|Det|De|Dem|Då|Där|Dit|Sedan|Så|Men|Och|Annars|Ofta|Också),? /,
  en: /^(?:It|They|That|This|These|Then|There|So|But|And|Otherwise|Mostly|He|She|Often),? /,
};

/**
 * Returns the rows of a step: for each sense that it mentions, the sentences about it, unchanged.
 * @param step what the child feels, smells or tastes and, if anything, sees and hears
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

/** Maximum number of things that a step offers a child to do. */
const most = 3;

/**
 * Splits what a child can do into at most three things of one or more sentences. Sentences that depend on each other
 * stay together.
 */
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
