/** GET /atlas/{name}.svg: layers of the atlas, whole figures and schematics. */
import type { APIRoute } from 'astro';
import { atlasFiles } from '../../features/atlas/files.ts';

export const getStaticPaths = () => atlasFiles.map(({ name, make }) => ({ params: { name }, props: { make } }));

export const GET: APIRoute<{ make: () => string }> = ({ props }) =>
  new Response(props.make(), { headers: { 'content-type': 'image/svg+xml' } });
