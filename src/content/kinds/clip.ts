/** Short vertical films that answer one question each. The body is the transcript. */
import { z } from 'zod';
import { pageFields, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** A clip has a poster instead of a drawing. */
const { picture, ...fields } = pageFields;

export const clip = defineKind({
  files: /^clips\/(?<language>sv|en)\/(?<slug>[^/]+)\.md$/,
  audience: 'child',
  schema: z
    .strictObject({
      id: pageId,
      /** In seconds. */
      duration: z.number().positive(),
      /** Our own film, `media/clips/{file}.webm` and `.mp4`. */
      file: text.optional(),
      /** Id of a film on the media CDN (`MEDIA_CDN_BASE`). */
      publicId: text.optional(),
      /** Address of a film elsewhere. In the local environment, an address without a host is on `CONTENT_BASE`. */
      videoUrl: text.optional(),
      /**
       * The poster and the captions are files in `media/clips`, so that no other host is contacted before a clip is
       * played.
       */
      poster: text,
      captions: z.strictObject({ sv: text, en: text }),
      ...fields,
    })
    .refine(({ file, publicId, videoUrl }) => [file, publicId, videoUrl].filter(Boolean).length === 1, {
      path: ['file'],
      error: 'says where the film is: write one of file, publicId and videoUrl.',
    }),
});
