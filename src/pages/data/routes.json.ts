/**
 * GET /data/routes.json: the redirects that the server and nginx apply, as pairs of paths: short addresses, section
 * roots and former addresses.
 */
import type { APIRoute } from 'astro';
import { redirectsOf } from '../../content/redirects.ts';
import { getSite } from '../../content/queries.ts';

export const GET: APIRoute = () => Response.json(redirectsOf(getSite()));
