/** The only route that the compared server renders on demand (scripts/bench/standalone.ts). */
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => new Response('ok');
