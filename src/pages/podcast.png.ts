/** GET /podcast.png: the square cover of the podcast, for podcast apps. */
import type { APIRoute } from 'astro';
import { podcastPicture } from '../layouts/pictures/icons.ts';

export const GET: APIRoute = async () =>
  new Response(await podcastPicture(), { headers: { 'content-type': 'image/png' } });
