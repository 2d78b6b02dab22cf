/** Short vertical films, a question each; the body is the transcript. */
import { z } from 'zod';
import { pageFields, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** What a clip has in place of a drawing is its poster. */
const { picture, ...fields } = pageFields;

export const clip = defineKind({
  files: /^clips\/(?<language>sv|en)\/(?<slug>[^/]+)\.md$/,
  audience: 'child',
  schema: z
    .strictObject({
      id: pageId,
      /** How long it plays, in seconds. */
      duration: z.number().positive(),
      /** Our own film, `media/clips/{file}.webm` and `.mp4`. */
      file: text.optional(),
      /** A film of the media CDN (`MEDIA_CDN_BASE`). */
      publicId: text.optional(),
      /** A film elsewhere; in local, one without a host is at `CONTENT_BASE`. */
      videoUrl: text.optional(),
      /** The rest are files of `media/clips`: nothing is asked of another host before a clip is played. */
      poster: text,
      captions: z.strictObject({ sv: text, en: text }),
      ...fields,
    })
    .refine(({ file, publicId, videoUrl }) => [file, publicId, videoUrl].filter(Boolean).length === 1, {
      path: ['file'],
      error: 'says where the film is: write one of file, publicId and videoUrl.',
    }),
});
