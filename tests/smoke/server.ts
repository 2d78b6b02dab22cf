/** Starts the server of the smoke tests once for all browsers. */
import type { TestProject } from 'vitest/node';
import { startServer } from '../http/process.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface ProvidedContext {
    site: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const { url, log, stop } = await startServer();
  if (url === '') throw new Error(`The server did not start.\n${log()}`);
  project.provide('site', url);
  return stop;
}
