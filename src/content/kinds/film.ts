/** Films, our own and others': `films/sv/masken.md` is /mediplay/video/masken. The body says in words what the film shows. */
import { z } from 'zod';
import { filmProviders, isEmbedId } from '../../embeds.ts';
import { audience, markdown, pageFields, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** Name of a file of content/media/films. */
const fileName = (what: string, form: RegExp) => text.regex(form, `must be the name of ${what} in content/media/films`);
/** It is there as .webm and as .mp4. */
const filmName = fileName('the film, without its ending,', /^[\w-]+$/);
/** Some are all digits, and YAML would read a number. */
const embedId = z.string({
  error: ({ input }) => (input === undefined ? undefined : 'must be in quotes, as "213896"'),
});
const captions = fileName('the captions', /^[\w.-]+\.vtt$/);

const { picture: _, ...fields } = pageFields;
const common = {
  id: pageId,
  audience,
  ...fields,
  /** Whom one meets in it, as "Ellen, 8 år"; those films also stand as faces on the list. */
  starring: text.optional(),
  /** In seconds. */
  duration: z.int().positive(),
  /** A still of our own: a provider's would be a request before consent. */
  poster: fileName('a still picture', /^[\w.-]+\.(jpg|webp)$/),
  /** The side of the still that has the faces, where a square of it is cut and its liveliest part has none. */
  focus: z.enum(['left', 'centre', 'right']).optional(),
};

const own = z.strictObject({
  ...common,
  provider: z.literal('self'),
  file: filmName,
  /** The same film with what is seen told in between. */
  audioDescription: filmName.optional(),
  /** In each language that has a page of the film: what is said or told in it, in writing. */
  captions: z.strictObject({ sv: captions, en: captions }),
  /** What is shorter, gentler or missing in it, compared with what happens to a child. */
  leavesOut: markdown,
});

const embedded = z
  .strictObject({
    ...common,
    provider: z.enum(filmProviders),
    providerId: embedId,
    /** The provider's id of the same film with what is seen told in between. */
    audioDescriptionId: embedId.optional(),
    leavesOut: markdown.optional(),
  })
  .superRefine((film, context) => {
    for (const field of ['providerId', 'audioDescriptionId'] as const) {
      const id = film[field];
      if (id === undefined || isEmbedId(film.provider, id)) continue;
      const message = `"${id}" is no id of ${film.provider}. Copy it from the film's address there, and nothing but it.`;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export const film = defineKind({
  files: /^films\/(?<language>sv|en)\/(?<slug>[^/]+)\.md$/,
  schema: z.discriminatedUnion('provider', [own, embedded]),
});
