import { inTime } from './network.ts';

/**
 * Fetches the words of an overlay, which are built into one file for each language (src/pages/data/copy).
 * @param namespace the overlay's name
 * @throws Error where the file can't be had
 */
export async function fetchCopy<Copy>(namespace: string, language: string): Promise<Copy> {
  const response = await inTime(fetch(`/data/copy/${namespace}.${language}.json`));
  if (!response.ok) throw new Error(`The words of ${namespace} answered ${response.status}`);
  return (await response.json()) as Copy;
}
