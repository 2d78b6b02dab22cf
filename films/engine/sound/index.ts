/** Every sound by its name. A new group is a file of its own and one line here. */
import { music } from './music.ts';
import { people } from './people.ts';
import { ward } from './ward.ts';

export const sounds = { ...music, ...people, ...ward };

export type SoundName = keyof typeof sounds;
/** What a sound lets one choose. */
export type SoundSettings<Name extends SoundName> =
  Parameters<(typeof sounds)[Name]> extends [infer Settings] ? Settings : unknown;
