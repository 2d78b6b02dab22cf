/** GET /nyheter/rss.xml: the Swedish news of the site as a feed. */
import type { APIRoute } from 'astro';
import { newsFeedOf } from '../../layouts/news.ts';

export const GET: APIRoute = () =>
  new Response(newsFeedOf('sv'), { headers: { 'content-type': 'application/rss+xml' } });
