/** Episodes of the podcast: `podcasts/sv/magnetkameran.md` is /podcast/magnetkameran. The body is the transcript. */
import { z } from 'zod';
import { audioProviders, isEmbedId } from '../../shared/embeds.ts';
import { audience, isoDate, pageFields, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

const common = {
  id: pageId,
  audience,
  ...pageFields,
  /** When subscribers first got the episode; never changes. */
  published: isoDate,
  /** In seconds. */
  duration: z.int().positive(),
};

const chapter = z.strictObject({
  /** Start of the chapter, in seconds. */
  start: z.int().min(0),
  title: text,
});

const own = z.strictObject({
  ...common,
  provider: z.literal('self'),
  /** Name of a file in content/media/podcasts. */
  file: text.regex(/^[\w-]+\.(m4a|mp3)$/, 'must be the name of an .m4a or .mp3 in content/media/podcasts'),
  chapters: z.array(chapter).min(1),
});

const embedded = z
  .strictObject({ ...common, provider: z.enum(audioProviders), providerId: text })
  .superRefine(({ provider, providerId }, context) => {
    if (isEmbedId(provider, providerId)) return;
    const message = `"${providerId}" is no id of ${provider}. Copy its two parts from the episode's address there, as show/episode.`;
    context.addIssue({ code: 'custom', path: ['providerId'], message });
  });

export const episode = defineKind({
  files: /^podcasts\/(?<language>sv|en)\/(?<slug>[^/]+)\.md$/,
  schema: z.discriminatedUnion('provider', [own, embedded]),
});
