/** Brings back what "leave quickly" has put out of sight (src/features/discreet/leaveBar.enhance.ts). Loaded at the press. */
import { getPreferences, setPreferences } from './stores/preferences.ts';

/** The fields of the preferences that hold what a reader has made. */
export type AsideField = 'day' | 'plan' | 'questions';

type Made = Record<string, unknown>;

/** Returns the texts of a list, each once. Somebody may have put anything into the storage. */
const textsOf = (list: unknown[]): string[] => [...new Set(list)].filter((one) => typeof one === 'string');

const isRecord = (value: unknown): value is Made =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns both values of a field of a plan or day: lists joined, the child's own words under each other, else the later. */
function both(name: string, before: unknown, since: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(since))
    return textsOf([...(before as unknown[]), ...(since as unknown[])]);
  return name === 'words' ? textsOf([before, since]).filter(Boolean).join('\n') : since;
}

/** Returns what was made before together with what was made since, so that nothing is lost. */
const joined = (before: Made, since: Made): Made => ({
  ...before,
  ...Object.fromEntries(Object.entries(since).map(([name, value]) => [name, both(name, before[name], value)])),
});

/**
 * Puts what of a field is out of sight back into its place, beside what was made since.
 * @param pressed goes with it: the form that it stands over takes the focus
 */
export function bringBack(field: AsideField, pressed?: HTMLElement): void {
  const form = pressed?.closest('section');
  const { aside, ...preferences } = getPreferences();
  const { [field]: kept, ...others } = aside;
  const parts = [...(Array.isArray(kept) ? (kept as unknown[]) : []), preferences[field]];
  const made = field === 'questions' ? textsOf(parts.flat()) : parts.filter(isRecord).reduce(joined, {});
  setPreferences({ [field]: made, aside: others });
  form?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}
