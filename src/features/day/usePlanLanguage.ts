import { useEffect, useEffectEvent, useState } from 'react';
import { fetchOnce } from '../../client/fetchOnce.ts';
import type { CardLanguage } from './card.ts';
import type { LanguageOption } from './language.ts';
import type { PlanWords } from './planCopy.ts';

/**
 * Returns the language beside Swedish with its words, once they are there; the page's own it has already.
 * @param code of the chosen language
 * @param onFail called where its words can't be had
 */
export function usePlanLanguage(
  code: string,
  languages: readonly LanguageOption[],
  own: CardLanguage,
  onFail: () => void,
): CardLanguage | undefined {
  const [fetched, setFetched] = useState<CardLanguage>();
  const option = languages.find(({ lang }) => lang === code);
  const isOwn = code === own.lang;
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    if (!option || isOwn) return;
    let isLatest = true;
    fetchOnce(`/data/plan/${option.lang}.json`, (answer) => answer.json() as Promise<PlanWords>).then(
      (words) => {
        if (isLatest) setFetched({ lang: option.lang, dir: option.dir, words });
      },
      (error: unknown) => {
        console.warn('The words of the card could not be fetched', error);
        if (isLatest) fail();
      },
    );
    return () => {
      isLatest = false;
    };
  }, [option, isOwn]);

  if (!option) return undefined;
  if (isOwn) return own;
  return fetched?.lang === code ? fetched : undefined;
}
