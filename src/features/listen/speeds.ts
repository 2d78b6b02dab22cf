/** How fast is read, by its name; the number is that of the interface of speech, where 1 is the voice's own. */
export const rates = { slow: 0.75, normal: 1, fast: 1.3 } as const;

export type Speed = keyof typeof rates;

export const speeds = Object.keys(rates) as readonly Speed[];

/** Returns a stored speed; where somebody has written something else into the storage, the voice's own. */
export const speedOf = (stored: unknown): Speed => speeds.find((speed) => speed === stored) ?? 'normal';
