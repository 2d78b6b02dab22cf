/** GET /podcast.png: the square picture of the podcast, for the programs that play it. */
import type { APIRoute } from 'astro';
import { podcastPicture } from '../layouts/icons.ts';

export const GET: APIRoute = async () =>
  new Response(await podcastPicture(), { headers: { 'content-type': 'image/png' } });
