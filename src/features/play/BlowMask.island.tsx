import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Copy } from '../../i18n/copy.ts';
import { fill } from '../../i18n/fill.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Frame } from '../../ui/Drawing/Frame.tsx';
import { objectsCare } from '../../ui/Drawing/objectsCare.tsx';
import { c } from '../../ui/Drawing/palette.ts';
import { Balloon } from '../../ui/Drawing/props.tsx';
import styles from './BlowMask.module.css';
import { gameCopy, type GameProps } from './game.ts';
import { GameFrame } from './GameFrame.tsx';
import { stopSound } from './sounds.ts';
import { useSound } from './useSound.ts';

export const blowMaskCopy = [
  ...gameCopy,
  'game_mask_how',
  'game_mask_blow',
  'game_mask_rest',
  'game_mask_out',
  'game_mask_in',
  'game_mask_done',
] as const;

const { Shapes: Mask } = objectsCare['object-mask'];
const colours = [c.sun, c.pink, c.leaf, c.plum, c.coral];

type BlowMaskProps = GameProps<'blowmask'> & { copy: Copy<typeof blowMaskCopy> };

/**
 * Renders a mask to blow into, without a microphone: hold a button or a key, and release it to breathe in. The duration
 * does not matter. A press that can't be held, as from voice control or a switch, alternates between the two.
 */
export function BlowMask({ copy, morePath }: BlowMaskProps) {
  const sound = useSound();
  const [isBlowing, setBlowing] = useState(false);
  const [blown, setBlown] = useState(0);
  /** A click that ends a hold is not a press of its own. */
  const isHeld = useRef(false);
  const isDone = blown === colours.length && !isBlowing;

  function blow(): void {
    if (isBlowing) return;
    setBlowing(true);
    sound.play('out');
  }

  function letGo(): void {
    if (!isBlowing) return;
    setBlowing(false);
    setBlown(Math.min(blown + 1, colours.length));
    stopSound();
  }

  function hold(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0) return;
    isHeld.current = true;
    // The finger may slip off the button while it holds.
    event.currentTarget.setPointerCapture(event.pointerId);
    blow();
  }

  const isBlowKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  function keyDown(event: KeyboardEvent): void {
    if (!isBlowKey(event)) return;
    event.preventDefault();
    if (!event.repeat) blow();
  }
  function keyUp(event: KeyboardEvent): void {
    if (!isBlowKey(event)) return;
    event.preventDefault();
    letGo();
  }

  function press(): void {
    if (isHeld.current) isHeld.current = false;
    else if (isBlowing) letGo();
    else blow();
  }

  const counted = { number: String(blown), total: String(colours.length) };
  const rest = blown > 0 ? fill(copy.game_mask_in, counted) : copy.game_mask_rest;

  return (
    <GameFrame
      copy={copy}
      morePath={morePath}
      how={copy.game_mask_how}
      status={isBlowing ? copy.game_mask_out : rest}
      done={isDone ? copy.game_mask_done : undefined}
      onAgain={() => setBlown(0)}
      sound={sound}
    >
      <div className={styles.stage}>
        <Frame viewBox="0 0 260 190">
          {colours.slice(0, blown).map((colour, place) => (
            <g key={colour} transform={`translate(${24 + place * 53} 64) scale(.42)`}>
              <path stroke={c.deep} strokeWidth={5} d="M0,4C-8,20 8,30 0,46" />
              <Balloon fill={colour} />
            </g>
          ))}
          <g transform="translate(18 72)">
            <Mask />
          </g>
          <path stroke={c.mid} strokeWidth={11} d="M132,164C148,176 168,180 186,176" />
          <g transform="translate(196 174)">
            <g className={styles.balloon} data-blowing={isBlowing || undefined}>
              <Balloon fill={colours[Math.min(blown, colours.length - 1)]} />
            </g>
          </g>
        </Frame>
      </div>
      {!isDone && (
        <div className={styles.hold}>
          <Button
            onPointerDown={hold}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onKeyDown={keyDown}
            onKeyUp={keyUp}
            onBlur={letGo}
            onContextMenu={(event) => event.preventDefault()}
            onClick={press}
          >
            {copy.game_mask_blow}
          </Button>
        </div>
      )}
    </GameFrame>
  );
}
