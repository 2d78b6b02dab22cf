/** Small answers of the server's own. */
import type { ServerResponse } from 'node:http';

export type Body = {
  type: string;
  text: string | Buffer;
  /** What `text` is compressed with. */
  coding?: string;
};

/** Ends an answer with a body, or without one. HEAD is left to Node, which sends no body for it. */
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

/** Returns data as the body of an answer. */
export const json = (data: unknown): Body => ({ type: 'application/json; charset=utf-8', text: JSON.stringify(data) });

/** Returns a problem document (RFC 9457). `detail` never holds what the client sent, nor a stack. */
export const problem = (status: number, title: string, detail: string): Body => ({
  type: 'application/problem+json; charset=utf-8',
  text: JSON.stringify({ type: 'about:blank', title, status, detail }),
});
