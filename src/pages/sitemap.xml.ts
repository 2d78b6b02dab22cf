/** GET /sitemap.xml: every page with its translations. */
import type { APIRoute } from 'astro';
import { readConfig } from '../config.ts';
import { changedOf } from '../content/held.ts';
import { getSite } from '../content/queries.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const GET: APIRoute = () => {
  const site = getSite();
  const { siteUrl } = readConfig();
  const urls = [...site.byPath].map(([path, entry]) => {
    const alternates = site.alternatesOf(entry.data.id);
    const links =
      alternates.length > 2
        ? alternates.map(
            (link) => `<xhtml:link rel="alternate" hreflang="${link.hreflang}" href="${escape(siteUrl + link.path)}"/>`,
          )
        : [];
    return `<url><loc>${escape(siteUrl + path)}</loc><lastmod>${changedOf(site, entry)}</lastmod>${links.join('')}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
