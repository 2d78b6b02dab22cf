/** GET /og-film.png and similar: preview images for shared links, by kind of page. */
import type { APIRoute } from 'astro';
import { type ShareKind, shareKinds, sharePicture } from '../layouts/pictures/sharePictures.ts';

export const getStaticPaths = () =>
  shareKinds.filter((kind) => kind !== 'page').map((kind) => ({ params: { kind }, props: { kind } }));

export const GET: APIRoute<{ kind: ShareKind }> = async ({ props }) =>
  new Response(await sharePicture(props.kind), { headers: { 'content-type': 'image/png' } });
