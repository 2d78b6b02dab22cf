/** GET /favicon.ico: for those who ask for it whatever the page names */
import type { APIRoute } from 'astro';
import { favicon } from '../layouts/icons.ts';

export const GET: APIRoute = async () => new Response(await favicon(), { headers: { 'content-type': 'image/x-icon' } });
