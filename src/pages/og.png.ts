/** GET /og.png: the picture of shared links */
import type { APIRoute } from 'astro';
import { sharePicture } from '../layouts/icons.ts';

export const GET: APIRoute = async () =>
  new Response(await sharePicture(), { headers: { 'content-type': 'image/png' } });
