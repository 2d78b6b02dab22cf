/** All sounds, by name. To add a group, create a file and add a line here. */
import { calls } from './calls.ts';
import { cast } from './cast.ts';
import { dental } from './dental.ts';
import { music } from './music.ts';
import { people } from './people.ts';
import { scanner } from './scanner.ts';
import { theatre } from './theatre.ts';
import { visit } from './visit.ts';
import { waking } from './waking.ts';
import { ward } from './ward.ts';

export const sounds = {
  ...music,
  ...people,
  ...theatre,
  ...ward,
  ...waking,
  ...cast,
  ...calls,
  ...scanner,
  ...dental,
  ...visit,
};

export type SoundName = keyof typeof sounds;
/** The settings of a sound. */
export type SoundSettings<Name extends SoundName> =
  Parameters<(typeof sounds)[Name]> extends [infer Settings] ? Settings : unknown;
