/** GET /icon-180.png and the other sizes. */
import type { APIRoute } from 'astro';
import { iconPng, iconSizes } from '../layouts/pictures/icons.ts';

export const getStaticPaths = () => iconSizes.map((size) => ({ params: { size: String(size) }, props: { size } }));

export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(await iconPng(props.size), { headers: { 'content-type': 'image/png' } });
