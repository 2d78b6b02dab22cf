/**
 * Sounds of the games, synthesised on demand: nothing is recorded or fetched. Quiet by design: the volume is at most a
 * quarter of the device's.
 */
const volume = 0.25;

type Desk = { context: AudioContext; out: AudioNode; start: number };

/** Plays a tone. Times are in seconds. */
function tone({ context, out, start }: Desk, hertz: number, at: number, length: number, loud = 0.5): void {
  const source = context.createOscillator();
  const gain = context.createGain();
  const from = start + at;
  source.frequency.value = hertz;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + length * 0.15);
  gain.gain.linearRampToValueAtTime(0, from + length);
  source.connect(gain).connect(out);
  source.start(from);
  source.stop(from + length);
}

type Air = { at: number; length: number; from: number; to: number; loud?: number; tremble?: number };

/**
 * Plays a stream of air: filtered noise that sweeps from one pitch to another. `tremble` is the frequency of its
 * tremolo, in Hz.
 */
function air({ context, out, start }: Desk, { at, length, from, to, loud = 0.8, tremble }: Air): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  const begin = start + at;
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.linearRampToValueAtTime(to, begin + length);
  const steps = tremble ? Math.round(length * tremble) * 2 : 2;
  gain.gain.setValueAtTime(0, begin);
  for (let n = 1; n < steps; n++)
    gain.gain.linearRampToValueAtTime(n % 2 ? loud : loud * 0.25, begin + (length * n) / steps);
  gain.gain.linearRampToValueAtTime(0, begin + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(begin);
}

const four = [0, 1, 2, 3];

/** The sounds by name. Each starts at once. */
const sounds = {
  /** Two soft notes: an object is in its place. */
  chime: (desk: Desk) => {
    tone(desk, 523, 0, 0.35, 0.35);
    tone(desk, 784, 0.18, 0.6, 0.3);
  },
  in: (desk: Desk) => air(desk, { at: 0, length: 3.6, from: 400, to: 900, loud: 0.5 }),
  out: (desk: Desk) => air(desk, { at: 0, length: 5.4, from: 800, to: 250, loud: 0.5 }),
  monitor: (desk: Desk) => four.forEach((n) => tone(desk, 784, n * 0.72, 0.16)),
  machine: (desk: Desk) =>
    [0, 3].forEach((at) => {
      air(desk, { at, length: 1.2, from: 520, to: 1150 });
      air(desk, { at: at + 1.3, length: 1.5, from: 900, to: 300 });
    }),
  suction: (desk: Desk) =>
    [0, 0.9, 1.8].forEach((at) => air(desk, { at, length: 0.7, from: 900, to: 2100, tremble: 11 })),
  bed: (desk: Desk) => {
    air(desk, { at: 0, length: 4, from: 130, to: 180, loud: 2, tremble: 3 });
    tone(desk, 92, 1.6, 0.3, 0.9);
    tone(desk, 92, 1.95, 0.3, 0.7);
  },
  cuff: (desk: Desk) => {
    four.forEach((n) => tone(desk, 110, n * 0.5, 0.42, 0.6));
    air(desk, { at: 2.2, length: 2, from: 3800, to: 2200, loud: 0.5 });
  },
} as const;

export type SoundName = keyof typeof sounds;

let context: AudioContext | undefined;
let playing: GainNode | undefined;

export function stopSound(): void {
  playing?.disconnect();
  playing = undefined;
}

/** Plays a sound in place of the current one. Call it only from a press. Does nothing without Web Audio. */
export function playSound(name: SoundName): void {
  if (typeof AudioContext === 'undefined') return;
  stopSound();
  context ??= new AudioContext();
  // A context created before the press is suspended.
  void context.resume();
  playing = context.createGain();
  playing.gain.value = volume;
  playing.connect(context.destination);
  sounds[name]({ context, out: playing, start: context.currentTime + 0.03 });
}
