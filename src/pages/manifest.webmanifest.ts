/** GET /manifest.webmanifest: name, colours and icons for the home screen of a phone. */
import type { APIRoute } from 'astro';
import { getSite } from '../content/queries.ts';
import { iconSizes } from '../layouts/pictures/icons.ts';
import { product } from '../shared/product.ts';

export const GET: APIRoute = () => {
  const home = getSite().page('home', 'sv');
  const manifest = {
    id: '/',
    name: product.name,
    short_name: product.name,
    description: home?.data.description ?? '',
    lang: 'sv',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fffbf4',
    theme_color: '#fffbf4',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...iconSizes.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
};
