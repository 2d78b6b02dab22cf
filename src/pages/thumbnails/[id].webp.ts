/**
 * GET /thumbnails/{id}.webp: the picture of a film or clip in search results. Its address has no hash, so search
 * records can name it before the build.
 */
import path from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { readConfig } from '../../config.ts';
import { gravityOf, posterOf } from '../../content/films.ts';
import { getSite } from '../../content/queries.ts';
import { thumbnailPath } from '../../content/searchRecords.ts';

/** In pixels: twice the displayed size of 64. */
const size = 128;

export function getStaticPaths() {
  const { film, clip } = getSite().content;
  return [...film, ...clip].map((entry) => ({
    params: { id: path.basename(thumbnailPath(entry), '.webp') },
    props: { poster: posterOf(entry), gravity: gravityOf(entry) },
  }));
}

export const GET: APIRoute<{ poster: string; gravity: string }> = async ({ props }) => {
  const picture = sharp(path.join(readConfig().contentDir, 'media', props.poster));
  const position = props.gravity === 'auto' ? 'attention' : props.gravity;
  const small = await picture.resize(size, size, { position }).webp().toBuffer();
  return new Response(new Uint8Array(small), { headers: { 'content-type': 'image/webp' } });
};
