import { useEffect, useEffectEvent, useState } from 'react';
import { fetchOnce } from '../../client/fetchOnce.ts';
import type { DayStep } from './dayState.ts';

type Steps = Record<string, DayStep[]>;

const fetchSteps = (language: string): Promise<Steps> =>
  fetchOnce(`/data/day/${language}.json`, (answer) => answer.json() as Promise<Steps>);

/**
 * Fetches the steps once they are wanted: when the day is opened, or at once for a child who is in the middle of it.
 * @param isWanted whether the child is in the day already
 */
export function useSteps(language: string, isWanted: boolean) {
  const [steps, setSteps] = useState<Steps>();
  const [isFailed, setFailed] = useState(false);

  const load = (): Promise<Steps | undefined> =>
    fetchSteps(language).then(
      (all) => {
        setSteps(all);
        setFailed(false);
        return all;
      },
      (error: unknown) => {
        console.warn('The steps of the day could not be fetched', error);
        setFailed(true);
        return undefined;
      },
    );

  const prepare = useEffectEvent(() => {
    if (!steps) void load();
  });
  useEffect(() => {
    if (isWanted) prepare();
  }, [isWanted]);

  return { steps, isFailed, load };
}
