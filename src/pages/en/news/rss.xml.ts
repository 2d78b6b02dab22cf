/** GET /en/news/rss.xml: the feed of the English news. */
import type { APIRoute } from 'astro';
import { newsFeedOf } from '../../../layouts/props/news.ts';

export const GET: APIRoute = () =>
  new Response(newsFeedOf('en'), { headers: { 'content-type': 'application/rss+xml' } });
