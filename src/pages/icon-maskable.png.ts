/** GET /icon-maskable.png: for phones that mask icons to their own shape. */
import type { APIRoute } from 'astro';
import { iconPng } from '../layouts/pictures/icons.ts';

export const GET: APIRoute = async () =>
  new Response(await iconPng(512, 0.6), { headers: { 'content-type': 'image/png' } });
