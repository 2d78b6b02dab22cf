/** GET /og.png: the default preview image for shared links. Some kinds of pages have their own (og-[kind].png.ts). */
import type { APIRoute } from 'astro';
import { sharePicture } from '../layouts/pictures/sharePictures.ts';

export const GET: APIRoute = async () =>
  new Response(await sharePicture('page'), { headers: { 'content-type': 'image/png' } });
