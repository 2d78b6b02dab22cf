/**
 * GET /podcast/sound/{file}: the audio of an episode, at an address that stays the same when the audio is produced
 * again.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getSite } from '../../../content/queries.ts';
import { soundOf } from '../../../layouts/props/episodes.ts';

export const getStaticPaths = (() => {
  const sounds = getSite().content.episode.map(soundOf);
  // The Swedish and English versions of an episode can share one audio file.
  const byUrl = new Map(sounds.flatMap((sound) => (sound ? [[sound.url, sound]] : [])));
  return [...byUrl.values()].map((sound) => ({ params: { file: path.basename(sound.file) }, props: sound }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string; type: string }> = ({ props: { file, type } }) =>
  new Response(readFileSync(file), { headers: { 'content-type': type } });
