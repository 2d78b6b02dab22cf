/** GET /robots.txt: allows indexing in production only. */
import type { APIRoute } from 'astro';
import { readConfig } from '../config.ts';

export const GET: APIRoute = () => {
  const { siteEnv, siteUrl } = readConfig();
  const rule = siteEnv === 'production' ? 'Allow: /\nDisallow: /api/' : 'Disallow: /';
  return new Response(`User-agent: *\n${rule}\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
};
