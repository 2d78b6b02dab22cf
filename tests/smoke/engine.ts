/** What the smoke tests need from a browser. The actions have the same form in WebDriver and in WebDriver BiDi. */
import { type ChildProcess, spawn } from 'node:child_process';

/** A mouse or a keyboard, and what it does. */
type InputSource = { type: 'pointer' | 'key'; id: string; actions: object[] };

export type Engine = {
  /** Loads an address, and resolves after the page's `load` event. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. Its value must be a string. */
  evaluate: (expression: string) => Promise<string>;
  perform: (source: InputSource) => Promise<void>;
  close: () => Promise<void>;
};

/** The window of a small phone, in CSS pixels. */
export const phone = { width: 390, height: 844 };

type Program = { name: string; file: string | undefined; args: string[]; env?: Record<string, string> };

/** @throws Error if the program is not installed */
export function spawnProgram({ name, file, args, env }: Program): ChildProcess {
  if (!file) throw new Error(`${name} is not installed. npm run setup installs it, or says what to do.`);
  // The fourth stream is for Xvfb, which writes the number of its display to it.
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  // If a test run ends early, nothing is left behind.
  process.once('exit', () => child.kill());
  return child;
}

/**
 * Waits for a line that a program writes when it is ready.
 * @returns the first group of the pattern
 * @throws Error if the program ends before that
 */
export const readLine = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.once('close', (code) => reject(new Error(`${child.spawnfile} ended with code ${code}.\n${output}`)));
    for (const stream of child.stdio.slice(2))
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
  });

/** Ends a program, and resolves when it has ended. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
