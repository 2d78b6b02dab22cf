/** GET /nyheter/rss.xml: the feed of the Swedish news. */
import type { APIRoute } from 'astro';
import { newsFeedOf } from '../../layouts/props/news.ts';

export const GET: APIRoute = () =>
  new Response(newsFeedOf('sv'), { headers: { 'content-type': 'application/rss+xml' } });
