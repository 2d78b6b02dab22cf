import { useState } from 'react';
import { prefersReducedMotion } from '../../client/applyPreferences.ts';
import type { Copy } from '../../i18n/copy.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Frame } from '../../ui/Drawing/Frame.tsx';
import { c } from '../../ui/Drawing/palette.ts';
import { Balloon } from '../../ui/Drawing/props.tsx';
import styles from './Breathing.module.css';
import { gameCopy, type GameProps } from './game.ts';
import { GameFrame } from './GameFrame.tsx';
import { stopSound } from './sounds.ts';
import { useSound } from './useSound.ts';

export const breathingCopy = [
  ...gameCopy,
  'game_start',
  'game_stop',
  'game_balloon_how',
  'game_balloon_rest',
  'game_balloon_in',
  'game_balloon_out',
  'game_balloon_step',
  'game_balloon_stopped',
  'game_balloon_done',
] as const;

type Phase = 'rest' | 'in' | 'out' | 'stopped' | 'done';

const breaths = 5;
const places = Array.from({ length: breaths }, (_, place) => place);

type BreathingProps = GameProps<'balloon'> & { copy: Copy<typeof breathingCopy> };

/**
 * Renders a breathing exercise: a balloon grows and shrinks five times, from a press until it is stopped. The animation
 * in Breathing.module.css is the only clock. With reduced motion each press goes one step further.
 */
export function Breathing({ copy, morePath }: BreathingProps) {
  const sound = useSound();
  const [phase, setPhase] = useState<Phase>('rest');
  const [taken, setTaken] = useState(0);
  const [still, setStill] = useState(false);

  function go(next: 'in' | 'out'): void {
    setPhase(next);
    sound.play(next);
  }

  function begin(): void {
    setStill(prefersReducedMotion());
    if (phase !== 'stopped') setTaken(0);
    go('in');
  }

  function stop(): void {
    setPhase('stopped');
    stopSound();
  }

  function step(): void {
    if (phase === 'in') return go('out');
    const now = taken + 1;
    setTaken(now);
    if (now < breaths) return go('in');
    setPhase('done');
    sound.play('chime');
  }

  const says = {
    rest: copy.game_balloon_rest,
    in: copy.game_balloon_in,
    out: copy.game_balloon_out,
    stopped: copy.game_balloon_stopped,
    done: '',
  };
  const isBreathing = phase === 'in' || phase === 'out';

  return (
    <GameFrame
      copy={copy}
      morePath={morePath}
      how={copy.game_balloon_how}
      status={says[phase]}
      done={phase === 'done' ? copy.game_balloon_done : undefined}
      onAgain={begin}
      sound={sound}
    >
      <div className={styles.stage}>
        <Frame viewBox="0 0 240 200">
          <path stroke={c.deep} strokeWidth={3} d="M120,150C112,164 128,176 120,198" />
          <g transform="translate(120 148)">
            <g
              className={styles.balloon}
              data-phase={phase}
              data-still={still || undefined}
              onAnimationEnd={still ? undefined : step}
            >
              <Balloon />
            </g>
          </g>
          {places.map((place) => (
            <circle
              key={place}
              cx={22}
              cy={36 + place * 26}
              r={8}
              stroke={c.ink}
              strokeWidth={2.5}
              fill={place < taken ? c.sun : c.white}
            />
          ))}
        </Frame>
      </div>
      {phase !== 'done' && (
        <div className={styles.buttons}>
          {isBreathing && still && <Button onClick={step}>{copy.game_balloon_step}</Button>}
          <Button variant={isBreathing && still ? 'outline' : 'filled'} onClick={isBreathing ? stop : begin}>
            {isBreathing ? copy.game_stop : copy.game_start}
          </Button>
        </div>
      )}
    </GameFrame>
  );
}
