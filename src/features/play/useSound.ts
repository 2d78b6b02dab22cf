import { useEffect, useState } from 'react';
import { playSound, type SoundName, stopSound } from './sounds.ts';

export type Sound = {
  isOn: boolean;
  /** Turns sound on or off; off stops what plays. */
  turn: (isOn: boolean) => void;
  /** Plays where sound is on. */
  play: (name: SoundName) => void;
};

/** Keeps whether a game may sound: not before the reader says so, and no longer than the page is in sight. */
export function useSound(): Sound {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const stopHidden = () => {
      if (document.hidden) stopSound();
    };
    document.addEventListener('visibilitychange', stopHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopHidden);
      stopSound();
    };
  }, []);
  return {
    isOn,
    turn(next) {
      setOn(next);
      if (next) playSound('chime');
      else stopSound();
    },
    play(name) {
      if (isOn) playSound(name);
    },
  };
}
