/** Synthesizes the individual sounds of an operating room. */
import { seeded } from '../../films/engine/paper.ts';
import { bandPass, bump, noise, rate, shape, together, tone } from '../../films/engine/sound/synth.ts';
import { clamp, lerp } from '../../films/engine/values.ts';
import { type Sound, struck } from './synth.ts';

/** Synthesizes small wheels on a smooth floor: a low, rotating rumble, loudest halfway. */
export const roll = (length: number): Sound =>
  together(
    shape(noise(length, 'roll', 150, 1.1), (u, t) => 1.5 * bump(u) ** 0.5 * (0.85 + 0.15 * Math.sin(t * 21))),
    shape(noise(length, 'rattle', 1500, 0.5), (u, t) => 0.1 * bump(u) ** 0.5 * (0.6 + 0.4 * Math.sin(t * 43))),
  );

/** Synthesizes wheels crossing a floor joint: first the front pair, then the rear. */
export const seam = (): Sound => {
  const one = (t: number) => (t < 0 ? 0 : Math.exp(-t / 0.05) * Math.sin(2 * Math.PI * 92 * t));
  return tone(0.8, (t) => 0.6 * one(t) + 0.45 * one(t - 0.34));
};

/** Synthesizes the step of a soft shoe. @param n picks one of five variants */
export const step = (n: number): Sound =>
  together(
    shape(
      noise(0.18, `st${n % 5}`, (u) => lerp(230, 100, u), 0.9),
      (_, t) => 1.5 * Math.exp(-t * 32) * clamp(t / 0.004),
    ),
    shape(noise(0.18, `sole${n % 5}`, 1100, 0.8), (_, t) => 0.14 * Math.exp(-t * 50)),
  );

/** Synthesizes a heavy sliding door: a humming motor, then a thud at the end. */
export const slidingDoor = (): Sound =>
  together(
    shape(
      tone(3.2, (t) => 0.14 * Math.sin(2 * Math.PI * 98 * t) + 0.07 * Math.sin(2 * Math.PI * 196 * t)),
      (u) => bump(u) ** 0.4,
    ),
    shape(
      noise(3.2, 'door', (u) => lerp(380, 900, bump(u)), 0.6),
      (u) => 0.3 * bump(u),
    ),
    shape(
      tone(3.2, (t) => Math.sin(2 * Math.PI * 74 * t)),
      (_, t) => (t > 2.9 ? 0.4 * Math.exp(-(t - 2.9) / 0.05) : 0),
    ),
  );

/** Synthesizes the heart monitor's beep for one heartbeat, with soft attack and release. */
export const beep = (): Sound =>
  shape(
    tone(0.16, (t) => 0.5 * Math.sin(2 * Math.PI * 784 * t) + 0.08 * Math.sin(2 * Math.PI * 1568 * t)),
    (u) => clamp(u * 10) * clamp((1 - u) * 3.2),
  );

/** Returns the beat times of a heart at 84 beats per minute, slightly faster while the lungs fill. */
export function beats(from: number, to: number): number[] {
  const times: number[] = [];
  for (let at = from; at < to; at += 60 / (84 + 4 * Math.sin((2 * Math.PI * at) / 3.4))) times.push(at);
  return times;
}

/** Synthesizes one breath of the ventilator: valve, air in, valve, air out. @param n picks one of three variants */
export const machineBreath = (n: number): Sound =>
  together(
    shape(
      noise(3.2, `in${n % 3}`, (u) => lerp(520, 1150, clamp(u * 2.6)), 0.5),
      (_, t) => 0.42 * bump(t / 1.15),
    ),
    shape(
      noise(3.2, `out${n % 3}`, (u) => lerp(900, 300, clamp((u - 0.38) * 1.8)), 0.5),
      (_, t) => (t < 1.25 ? 0 : 0.5 * clamp((t - 1.25) / 0.08) * Math.exp(-(t - 1.25) / 0.55)),
    ),
    tone(3.2, (t) => 0.16 * Math.exp(-t / 0.02) * Math.sin(2 * Math.PI * 310 * t)),
    tone(3.2, (t) => (t < 1.2 ? 0 : 0.16 * Math.exp(-(t - 1.2) / 0.025) * Math.sin(2 * Math.PI * 240 * t))),
  );

/** Synthesizes a suction tube: a hiss that gurgles when it meets water. @param n seeds the gurgle */
export function slurp(length: number, n: number): Sound {
  const next = seeded(`gurgle${n}`);
  const wobble = bandPass(0.6);
  let wet = 0;
  return shape(
    together(
      noise(length, `suck${n}`, 2100, 0.7),
      shape(noise(length, `drip${n}`, 640, 0.25), () => 0.9),
    ),
    (u) => {
      wet += 0.0006 * (Math.abs(wobble(next() * 2 - 1, 16)) * 26 - wet);
      return 0.34 * clamp(u * 9) * clamp((1 - u) * 7) * (0.42 + 0.75 * clamp(wet));
    },
  );
}

/** Synthesizes a steel instrument being put down. @param n varies the pitch */
export const steel = (n: number): Sound =>
  struck(0.5, [
    [2310 + 170 * (n % 3), 0.12, 0.07],
    [3740 + 90 * (n % 4), 0.07, 0.05],
    [1180, 0.06, 0.03],
  ]);

/** Synthesizes a drawer being pulled out, with a thud at the end. */
export const drawer = (): Sound =>
  together(
    shape(
      noise(1.1, 'drawer', (u) => lerp(420, 760, u), 0.7),
      (u) => 0.5 * bump(clamp(u * 1.15)) ** 0.7,
    ),
    tone(1.1, (t) => (t < 0.86 ? 0 : 0.55 * Math.exp(-(t - 0.86) / 0.04) * Math.sin(2 * Math.PI * 118 * t))),
  );

/** Synthesizes a sterile paper bag being torn open. @param n seeds the crackle */
export function paper(n: number): Sound {
  const next = seeded(`paper${n}`);
  let grain = 0;
  return shape(
    noise(0.9, `bag${n}`, (u) => lerp(2200, 3400, u), 0.9),
    (u) => {
      if (next() < 0.004) grain = 0.4 + next() * 0.6;
      grain *= 0.993;
      return 0.6 * (grain + 0.05) * bump(u ** 0.8);
    },
  );
}

/**
 * Synthesizes a person murmuring across the room: the melody of speech without words.
 * @param word seeds the melody
 * @param pitch of the voice, in hertz
 */
export function murmur(length: number, word: string, pitch: number): Sound {
  const next = seeded(word);
  const [throat, mouth] = [bandPass(0.25), bandPass(0.3)];
  let [phase, loud, wanted, vowel, tune, left] = [0, 0, 0, 500, 1, 0];
  return tone(length, () => {
    if (left-- <= 0) {
      left = Math.round(rate * (0.11 + next() * 0.17));
      // Pause now and then, to breathe or listen.
      wanted = next() < 0.24 ? 0 : 0.5 + next() * 0.5;
      vowel = 320 + next() * 420;
      tune = 0.9 + next() * 0.24;
    }
    loud += 0.00022 * (wanted - loud);
    phase = (phase + (pitch * tune) / rate) % 1;
    const cords = 1 - 2 * phase + (next() - 0.5) * 0.08;
    return 0.2 * loud * (throat(cords, vowel) * 0.22 + mouth(cords, vowel * 2.1) * 0.05);
  });
}
