/** GET /favicon.ico: for clients that request it whatever icons the page links to. */
import type { APIRoute } from 'astro';
import { favicon } from '../layouts/pictures/icons.ts';

export const GET: APIRoute = async () => new Response(await favicon(), { headers: { 'content-type': 'image/x-icon' } });
