/** GET /drawings/{name}.svg: drawings as separate files, for lists that are filled in on the client. */
import type { APIRoute } from 'astro';
import { getSearchRecords, getSite } from '../../content/queries.ts';
import { drawingPath } from '../../content/searchRecords.ts';
import { dayPictures } from '../../layouts/props/day.ts';
import { drawingSvg } from '../../layouts/pictures/icons.ts';
import { drawingOf } from '../../layouts/props/page.ts';
import { drawingNames, type DrawingName } from '../../ui/Drawing/Drawing.tsx';

export function getStaticPaths() {
  const wanted = new Set([...getSearchRecords().map(({ thumbnailUrl }) => thumbnailUrl), ...dayPictures()]);
  for (const name of Object.values(getSite().caregivers?.pictures ?? {}))
    drawingOf(name, 'content/menus/caregivers.json');
  return drawingNames
    .filter((name) => wanted.has(drawingPath(name)))
    .map((name) => ({ params: { name }, props: { name } }));
}

export const GET: APIRoute<{ name: DrawingName }> = ({ props }) =>
  new Response(drawingSvg(props.name), { headers: { 'content-type': 'image/svg+xml' } });
