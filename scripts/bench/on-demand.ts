/** The one address that the compared server renders on demand (scripts/bench/standalone.ts). */
import type { APIRoute } from 'astro';

/** Answers with the shortest text. */
export const GET: APIRoute = () => new Response('ok');
