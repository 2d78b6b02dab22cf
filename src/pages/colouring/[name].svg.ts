/** GET /colouring/{name}.svg and /colouring/{name}-a4.svg: pictures to colour in, for the screen and as A4 sheets. */
import type { APIRoute } from 'astro';
import { colouringDrawings, colouringPicture, colouringSheet } from '../../layouts/pictures/colouring.ts';
import type { DrawingName } from '../../ui/Drawing/Drawing.tsx';

type Props = { drawing: DrawingName; make: (drawing: DrawingName) => string };

export const getStaticPaths = () =>
  Object.entries(colouringDrawings).flatMap(([name, drawing]) => [
    { params: { name }, props: { drawing, make: colouringPicture } satisfies Props },
    { params: { name: `${name}-a4` }, props: { drawing, make: colouringSheet } satisfies Props },
  ]);

export const GET: APIRoute<Props> = ({ props: { drawing, make } }) =>
  new Response(make(drawing), { headers: { 'content-type': 'image/svg+xml' } });
