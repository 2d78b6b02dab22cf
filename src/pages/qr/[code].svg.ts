/** GET /qr/{id}-{language}.svg: the QR code of a page's short address. */
import type { APIRoute } from 'astro';
import { readConfig } from '../../config.ts';
import { getSite } from '../../content/queries.ts';
import { shortPathOf } from '../../content/site.ts';
import { qrSvg } from '../../layouts/pictures/qrCode.ts';

export const getStaticPaths = () =>
  [...getSite().byPath.values()].map((entry) => {
    const short = shortPathOf(entry);
    return { params: { code: short.slice('/q/'.length) }, props: { short } };
  });

export const GET: APIRoute<{ short: string }> = ({ props }) =>
  new Response(qrSvg(`${readConfig().siteUrl}${props.short}`), { headers: { 'content-type': 'image/svg+xml' } });
