/** GET /icon.svg */
import type { APIRoute } from 'astro';
import { iconSvg } from '../layouts/icons.ts';

export const GET: APIRoute = () => new Response(iconSvg(), { headers: { 'content-type': 'image/svg+xml' } });
