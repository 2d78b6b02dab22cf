/** Speeds by name. The number is `SpeechSynthesisUtterance.rate`, where 1 is the voice's normal speed. */
export const rates = { slow: 0.75, normal: 1, fast: 1.3 } as const;

export type Speed = keyof typeof rates;

export const speeds = Object.keys(rates) as readonly Speed[];

/** Returns a stored speed, or the normal one if the storage holds something else. */
export const speedOf = (stored: unknown): Speed => speeds.find((speed) => speed === stored) ?? 'normal';
