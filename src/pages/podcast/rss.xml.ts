/** GET /podcast/rss.xml: the feed of the Swedish podcast. */
import type { APIRoute } from 'astro';
import { feedOf } from '../../layouts/props/episodes.ts';

export const GET: APIRoute = () => new Response(feedOf('sv'), { headers: { 'content-type': 'application/rss+xml' } });
