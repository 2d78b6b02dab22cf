/** GET /icon.svg */
import type { APIRoute } from 'astro';
import { drawingSvg } from '../layouts/pictures/icons.ts';

export const GET: APIRoute = () => new Response(drawingSvg('mascot'), { headers: { 'content-type': 'image/svg+xml' } });
