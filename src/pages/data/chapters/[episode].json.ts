/** GET /data/chapters/{id}.{language}.json: the chapters of an episode, for podcast apps (Podcasting 2.0). */
import type { APIRoute } from 'astro';
import { getSite } from '../../../content/queries.ts';
import { chaptersPath, type EpisodeEntry } from '../../../layouts/props/episodes.ts';

type Props = { entry: EpisodeEntry };

export const getStaticPaths = () =>
  getSite().content.episode.map((entry) => ({
    params: {
      episode: chaptersPath(entry)
        .split('/')
        .at(-1)
        ?.replace(/\.json$/, ''),
    },
    props: { entry },
  }));

export const GET: APIRoute<Props> = ({ props: { entry } }) =>
  Response.json({
    version: '1.2.0',
    chapters:
      entry.data.provider === 'self'
        ? entry.data.chapters.map(({ start, title }) => ({ startTime: start, title }))
        : [],
  });
