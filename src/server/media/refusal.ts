/** Refusals of the proxies. Their texts reveal neither the requested address nor anything about the code. */
import type { ServerResponse } from 'node:http';
import { answer, problem } from '../http/answer.ts';

const titles = {
  400: 'Bad request',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Too large',
  415: 'Wrong type',
  416: 'No such range',
  502: 'Not available',
} as const;

/** An error that is sent in place of the requested file [#268]. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: keyof typeof titles;
  readonly headers: Record<string, string>;

  constructor(status: keyof typeof titles, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.status = status;
    this.headers = headers;
  }
}

/** Sends a refusal as a problem document. */
export const sendRefusal = (response: ServerResponse, { status, message, headers }: Refusal): void =>
  answer(response, status, { 'cache-control': 'no-store', ...headers }, problem(status, titles[status], message));
