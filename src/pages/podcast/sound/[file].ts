/** GET /podcast/sound/{file}: the sound of an episode, at an address that stays when the sound is made anew. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getSite } from '../../../content/queries.ts';
import { soundOf } from '../../../layouts/episodes.ts';

export const getStaticPaths = (() => {
  const sounds = getSite().content.episode.map(soundOf);
  // Episodes in both languages are one sound.
  const byUrl = new Map(sounds.flatMap((sound) => (sound ? [[sound.url, sound]] : [])));
  return [...byUrl.values()].map((sound) => ({ params: { file: path.basename(sound.file) }, props: sound }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string; type: string }> = ({ props: { file, type } }) =>
  new Response(readFileSync(file), { headers: { 'content-type': type } });
