import { useEffect, useState } from 'react';
import { fetchOnce } from '../../client/fetchOnce.ts';
import type { DayStep } from './day.ts';

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

  async function load(): Promise<Steps | undefined> {
    try {
      const all = await fetchSteps(language);
      setSteps(all);
      setFailed(false);
      return all;
    } catch (error) {
      console.warn('The steps of the day could not be fetched', error);
      setFailed(true);
      return undefined;
    }
  }

  useEffect(() => {
    if (isWanted && !steps) void load();
  }, [isWanted]);

  return { steps, isFailed, load };
}
