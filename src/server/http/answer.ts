/** Helpers for short answers that the server makes itself. */
import type { ServerResponse } from 'node:http';

export type Body = {
  type: string;
  text: string | Buffer;
  /** Content-Encoding of `text`. */
  coding?: string;
};

/** Sends an answer, with or without a body. For HEAD, Node itself leaves the body out. */
export function answer(response: ServerResponse, status: number, headers: Record<string, string>, body?: Body): void {
  const length: Record<string, string> = body
    ? {
        'content-type': body.type,
        'content-length': String(Buffer.byteLength(body.text)),
        ...(body.coding && { 'content-encoding': body.coding }),
      }
    : { 'content-length': '0' };
  response.writeHead(status, { ...length, ...headers });
  response.end(body?.text);
}

export const json = (data: unknown): Body => ({ type: 'application/json; charset=utf-8', text: JSON.stringify(data) });

/** Returns a problem document (RFC 9457). `detail` must never contain client input or a stack trace. */
export const problem = (status: number, title: string, detail: string): Body => ({
  type: 'application/problem+json; charset=utf-8',
  text: JSON.stringify({ type: 'about:blank', title, status, detail }),
});
