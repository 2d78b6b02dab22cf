/** Mixes the sounds of a film. */
import { bodyAt, findFigure, valueOn, type Stage } from '../acting.ts';
import { timeline, type Board, type Sound } from '../board.ts';
import { seeded } from '../paper.ts';
import { clamp, type Signal } from '../values.ts';
import { sounds } from './index.ts';
import { motifs } from './music.ts';
import { bandPass, pianoNote, rate } from './synth.ts';

/** Samples of the left and right channels, and of the input to the reverb. */
type Desk = { left: Float32Array; right: Float32Array; wet: Float32Array };

const add = (ear: Float32Array, i: number, sample: number) => {
  ear[i] = (ear[i] ?? 0) + sample;
};

function place({ left, right, wet }: Desk, at: number, sound: Float32Array, gain: number, pan: number, send: number) {
  const start = Math.round(at * rate);
  const angle = ((pan + 1) * Math.PI) / 4;
  const [l, r] = [gain * Math.cos(angle), gain * Math.sin(angle)];
  for (let i = Math.max(0, -start); i < sound.length && start + i < left.length; i++) {
    const sample = sound[i] ?? 0;
    add(left, start + i, sample * l);
    add(right, start + i, sample * r);
    add(wet, start + i, sample * gain * send);
  }
}

/** Adds a soft reverb: a few feedback delays. */
function addRoom({ left, right, wet }: Desk) {
  const ears = [
    [left, [1447, 1811, 2383, 2917]],
    [right, [1523, 1931, 2269, 3067]],
  ] as const;
  for (const [ear, delays] of ears) {
    for (const delay of delays) {
      const line = new Float32Array(delay);
      let dull = 0;
      for (let i = 0, p = 0; i < ear.length; i++, p = (p + 1) % delay) {
        const back = line[p] ?? 0;
        dull += 0.35 * (back - dull);
        line[p] = (wet[i] ?? 0) + dull * 0.72;
        add(ear, i, back * 0.125);
      }
    }
  }
}

/** Adds the sound of each footstep, at the times given by the figure's walk. */
function addSteps(desk: Desk, stage: Stage, who: string, gain: number) {
  const layer = findFigure(stage, who);
  let last: number | undefined;
  for (let t = 0, n = 0; t < stage.scene.seconds; t += 0.01) {
    const state = bodyAt(stage, layer, t);
    const now = Math.floor(state.walkPhase * 2);
    if (last !== undefined && now !== last && state.walk > 0.25) {
      const pan = clamp((state.x - 640) / 900, -0.5, 0.5);
      place(desk, stage.start + t, sounds.step({ n: n++ % 4 }), gain * (0.6 + 0.4 * state.walk), pan, 0.15);
    }
    last = now;
  }
}

/** Adds the sound of air driven by a signal. Breathing in is brighter than breathing out. */
function addAir(desk: Desk, stage: Stage, signal: Signal, from: number, gain: number) {
  const length = Math.round((stage.scene.seconds - from + 0.6) * rate);
  const next = seeded('br');
  const filter = bandPass(0.9);
  const fade = 0.9 * rate;
  let [loud, wanted, middle] = [0, 0, 900];
  const air = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    if (i % 240 === 0) {
      const t = from + i / rate;
      const speed = (valueOn(stage, signal, t + 0.02) - valueOn(stage, signal, t - 0.02)) / 0.04;
      wanted = Math.min(1, Math.abs(speed) * 1.5);
      middle = speed > 0 ? 1350 : 760;
    }
    loud += 0.0004 * (wanted - loud);
    air[i] = filter(next() * 2 - 1, middle) * loud * Math.min(1, (length - 1 - i) / fade);
  }
  place(desk, stage.start + from, air, gain, 0.1, 0.15);
}

function addSound(desk: Desk, stage: Stage, sound: Sound) {
  const { gain = 1, pan = 0 } = sound;
  if ('steps' in sound) return addSteps(desk, stage, sound.steps, gain);
  if ('air' in sound) return addAir(desk, stage, sound.air, sound.from ?? 0, gain);
  if ('motif' in sound) {
    for (const [midi, at, loud] of motifs[sound.motif] ?? []) {
      place(desk, stage.start + sound.at + at, pianoNote(midi), loud * gain, (midi - 66) / 40, 0.5);
    }
    return;
  }
  // The type of the board guarantees that the sound gets its settings.
  const made = (sounds[sound.play] as (settings: unknown) => Float32Array)(sound);
  for (const at of [sound.at].flat()) place(desk, stage.start + at, made, gain, pan, 0.3);
}

/** Returns the samples of a film's left and right channels, before normalisation. Fades out in the last half second. */
export function mix(board: Board): { left: Float32Array; right: Float32Array } {
  const { list, seconds } = timeline(board);
  const empty = () => new Float32Array(Math.ceil((seconds + 0.05) * rate));
  const desk = { left: empty(), right: empty(), wet: empty() };
  for (const { scene, start } of list) {
    for (const sound of scene.sounds ?? []) addSound(desk, { board, scene, start }, sound);
  }
  addRoom(desk);
  const fade = 0.5 * rate;
  const fadeOut = (ear: Float32Array) => ear.map((sample, i) => sample * Math.min(1, (ear.length - 1 - i) / fade));
  return { left: fadeOut(desk.left), right: fadeOut(desk.right) };
}
