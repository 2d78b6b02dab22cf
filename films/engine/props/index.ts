/** All props and parts of rooms, by name. To add a group, create a file and add a line here. */
import { animals } from './animals.ts';
import { bag } from './bag.ts';
import { cannula } from './cannula.ts';
import { cast } from './cast.ts';
import { checks } from './checks.ts';
import { corridor } from './corridor.ts';
import { dental } from './dental.ts';
import { dentalTools } from './dentalTools.ts';
import { doors } from './doors.ts';
import { mask } from './mask.ts';
import { needle } from './needle.ts';
import { park } from './park.ts';
import { rooms } from './rooms.ts';
import { scanner } from './scanner.ts';
import { smells } from './smells.ts';
import { theatre } from './theatre.ts';
import { things } from './things.ts';
import { visit } from './visit.ts';
import { waking } from './waking.ts';
import { ward } from './ward.ts';
import { xray } from './xray.ts';

export const props = {
  ...rooms,
  ...ward,
  ...doors,
  ...cannula,
  ...mask,
  ...needle,
  ...things,
  ...corridor,
  ...checks,
  ...theatre,
  ...waking,
  ...park,
  ...xray,
  ...cast,
  ...bag,
  ...scanner,
  ...animals,
  ...dental,
  ...dentalTools,
  ...visit,
  ...smells,
};
