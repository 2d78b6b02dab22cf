/** GET /en/podcast/rss.xml: the feed of the English podcast. */
import type { APIRoute } from 'astro';
import { feedOf } from '../../../layouts/props/episodes.ts';

export const GET: APIRoute = () => new Response(feedOf('en'), { headers: { 'content-type': 'application/rss+xml' } });
