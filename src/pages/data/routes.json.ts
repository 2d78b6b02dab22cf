/**
 * GET /data/routes.json: what the server and nginx need to know of the pages: short addresses, section
 * roots and former addresses, as paths to redirect from and to.
 */
import type { APIRoute } from 'astro';
import { redirectsOf } from '../../content/redirects.ts';
import { getSite } from '../../content/queries.ts';

export const GET: APIRoute = () => Response.json(redirectsOf(getSite()));
