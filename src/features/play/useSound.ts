import { useEffect, useState } from 'react';
import { playSound, type SoundName, stopSound } from './sounds.ts';

export type Sound = {
  isOn: boolean;
  /** Turns sound on or off. Off also stops the current sound. */
  turn: (isOn: boolean) => void;
  /** Plays a sound if sound is on. */
  play: (name: SoundName) => void;
};

/** Holds whether a game may play sound: not before the visitor turns it on. Hiding the page stops the current sound. */
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
