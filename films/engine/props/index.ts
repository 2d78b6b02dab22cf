/** Every thing and piece of a room by its name. A new group is a file of its own and one line here. */
import { cannula } from './cannula.ts';
import { corridor } from './corridor.ts';
import { mask } from './mask.ts';
import { needle } from './needle.ts';
import { rooms } from './rooms.ts';
import { things } from './things.ts';
import { ward } from './ward.ts';

export const props = { ...rooms, ...ward, ...cannula, ...corridor, ...mask, ...needle, ...things };
