/** GET /podcast/rss.xml: the Swedish podcast as a feed. */
import type { APIRoute } from 'astro';
import { feedOf } from '../../layouts/episodes.ts';

export const GET: APIRoute = () => new Response(feedOf('sv'), { headers: { 'content-type': 'application/rss+xml' } });
