/** The head: skull, ears, hair, cap or headscarf. The origin is the middle of the face. */
import { haircuts, ties } from '../../../src/ui/Drawing/figure/hair.ts';
import { C, cut, flat, freshId, g, inside, line, r1, seam } from '../paper.ts';
import { clamp, lerp } from '../values.ts';
import { face, onBall } from './face.ts';
import { paintsOf, type Person } from './person.ts';
import type { State } from './state.ts';

const young = 'M-37,-6C-37,-34-21,-47 0,-47C21,-47 37,-34 37,-6C40,20 25,39 0,39C-25,39-40,20-37,-6Z';
const older = 'M-36,-8C-36,-34-21,-47 0,-47C21,-47 36,-34 36,-8C38,16 22,41 0,41C-22,41-38,16-36,-8Z';
const grown =
  'M-35,-9C-35,-35-21,-47 0,-47C21,-47 35,-35 35,-9C37,12 31,28 19,38C10,44-10,44-19,38C-31,28-37,12-35,-9Z';
const skulls = { child: young, school: older, teen: older, adult: grown };

/** Draws the hair that hangs behind the shoulders. */
export function backHair(person: Person, state: State): string {
  const { hair } = paintsOf(person);
  if (person.hijab) return '';
  if (person.cap) return person.capHair ? cut('M-37,-6C-43,16-41,34-30,39H30C41,34 43,16 37,-6Z', hair) : '';
  const { back } = haircuts[person.hairType][person.sex];
  const width = person.tie === 'tail' ? 20 : 28;
  const tied = person.tie
    ? line(ties[person.tie], C.ink, width, 0.14, 'transform="translate(0 3)"') + line(ties[person.tie], hair, width)
    : '';
  return tied + (back && g(`translate(${r1(-state.turn * 0.25)} 0)`, cut(back, hair)));
}

function headscarf(person: Person, state: State, fill: string): string {
  const { skin } = paintsOf(person);
  const turn = state.turn * 0.7;
  const opening =
    flat('M0,-38C20,-38 31,-24 31,-2C31,22 18,38 0,38C-18,38-31,22-31,-2C-31,-24-20,-38 0,-38Z', skin) +
    flat(
      'M-29.5,-13C-26,-30-15,-38 0,-38C15,-38 26,-30 29.5,-13C20,-26 10,-30 0,-30C-10,-30-20,-26-29.5,-13Z',
      '#fff',
      0.55,
    ) +
    g('matrix(.92 0 0 .92 0 3)', face(person, { ...state, turn }));
  return (
    cut(
      'M0,-54C31,-54 45,-30 43,0C42,18 44,26 54,40C46,60 18,66 0,66C-18,66-46,60-54,40C-44,26-42,18-43,0C-45,-30-31,-54 0,-54Z',
      fill,
    ) +
    line('M-30,34C-16,54 22,54 46,30M-12,54C6,58 26,52 38,44', C.ink, 2.5, 0.2) +
    g(`translate(${r1(state.turn * 0.42)} 0)`, opening)
  );
}

/** Draws an ear and its fold. */
const ear = (x: number, skin: string, side: number) =>
  line(`M${r1(x)},5h.1`, skin, 17) + line(`M${r1(x + side * 2)},2q${side * 3},3 0,7`, C.ink, 2, 0.22);

/** Draws the hair at the side of a head turned to the viewer's right: from the crown to the nape, or to the ear. */
function sideHair(turn: number, hair: string, isLong: boolean): string {
  const edge = onBall(turn, -78, 36).x;
  const nape = isLong ? 23 : lerp(2, 19, clamp((turn - 10) / 14));
  const below = isLong ? 14 : nape - 8;
  return flat(
    `M4,-50C-30,-54-41,-32-40,-6C-40,${r1(nape * 0.4)}-38,${r1(nape * 0.8)}-34,${r1(nape)}C-29,${r1(nape + 3)} ${r1(edge - 6)},${r1(nape)} ${r1(edge - 3)},${r1(below)}L${r1(edge)},-6C${r1(edge + 2)},-16 ${r1(edge + 8)},-26 ${r1(edge + 20)},-34Z`,
    hair,
  );
}

function cap(person: Person, turn: number, fill: string): string {
  const dots = [
    [-36, -34],
    [3, -44],
    [40, -32],
    [2, -28],
  ] as const;
  const d = dots.map(([angle, y]) => `M${r1(onBall(turn, angle, 34).x * 0.95)},${y}h.1`).join('');
  return (
    cut('M-39,-8C-44,-38-26,-58 0,-58C26,-58 44,-38 39,-8C26,-19-26,-19-39,-8Z', fill, 2) +
    seam('M-37,-13C-24,-22 24,-22 37,-13') +
    line(d, person.capDots ?? C.sun, 6.5)
  );
}

function fringe(person: Person, turn: number, hair: string): string {
  const { front, streak } = haircuts[person.hairType][person.sex];
  if (!front) return line('M-22,-32Q-12,-42 2,-42', '#fff', 4, 0.5);
  return g(`translate(${r1(clamp(turn, -24, 24) * 0.18)} 0)`, cut(front, hair, 2.5) + line(streak, '#fff', 3.5, 0.26));
}

/** Hides the far strands of the fringe on a turned head, so that they don't cover the nose. */
function nearFringe(turn: number, shapes: string): string {
  const away = clamp((Math.abs(turn) - 8) / 14);
  if (away <= 0) return shapes;
  const edge = (turn < 0 ? -1 : 1) * lerp(48, 25, away);
  return inside(freshId(), `M${edge},80H${turn < 0 ? 80 : -80}V-80H${turn < 0 ? -80 : 80}V-18H${edge}Z`, shapes);
}

/** Draws the head, without the hair behind it. */
export function head(person: Person, state: State): string {
  if (person.hijab) return headscarf(person, state, person.hijab);
  const { skin, hair } = paintsOf(person);
  const { turn } = state;
  const side = turn < 0 ? 1 : -1;
  const isAside = Math.abs(turn) > 9;
  const [near, far] = [side * Math.abs(onBall(turn, 90, 37).x), -side * (37 - Math.abs(turn) * 0.8)];
  const isLong = haircuts[person.hairType][person.sex].back !== '' || person.capHair === true;
  const hasSide =
    Math.abs(turn) > (isLong ? 4 : 9) && person.hairType !== 'none' && (!person.cap || person.capHair === true);
  const patch = hasSide ? g(side < 0 ? '' : 'scale(-1 1)', sideHair(Math.abs(turn), hair, isLong)) : '';
  const earsBehind = ear(far, skin, -side) + (isAside ? '' : ear(near, skin, side));
  const nearEar = isAside ? ear(near, skin, side) : '';
  return (
    earsBehind +
    (isAside && !person.cap ? fringe(person, turn, hair) : '') +
    cut(skulls[person.age], skin) +
    face(person, state) +
    (isLong ? nearEar + patch : patch + nearEar) +
    (person.cap && person.capHair
      ? flat('M-38.5,-10C-41,4-39,14-35,19C-32,10-33,0-31,-12ZM38.5,-10C41,4 39,14 35,19C32,10 33,0 31,-12Z', hair)
      : '') +
    (person.cap ? cap(person, turn, person.cap) : nearFringe(turn, fringe(person, turn, hair))) +
    (person.onHead ?? '')
  );
}
