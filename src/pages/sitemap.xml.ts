/** GET /sitemap.xml: every page, with links to its translations. */
import type { APIRoute } from 'astro';
import { readConfig } from '../config.ts';
import { changedOf } from '../content/held.ts';
import { getSite } from '../content/queries.ts';
import { element, empty, parent, xmlDocument } from '../content/xml.ts';

export const GET: APIRoute = () => {
  const site = getSite();
  const { siteUrl } = readConfig();
  const urls = [...site.byPath].map(([path, entry]) => {
    const alternates = site.alternatesOf(entry.data.id);
    const links =
      alternates.length > 2
        ? alternates.map(({ hreflang, path: address }) =>
            empty('xhtml:link', { rel: 'alternate', hreflang, href: siteUrl + address }),
          )
        : [];
    return `<url>${element('loc', siteUrl + path)}${element('lastmod', changedOf(site, entry))}${links.join('')}</url>`;
  });
  const body = xmlDocument(
    parent('urlset', urls, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  );
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
