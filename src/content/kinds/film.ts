/**
 * Films, our own and others': `films/sv/masken.md` is /mediplay/video/masken. The body says in words what the film
 * shows.
 */
import { z } from 'zod';
import { filmProviders, isEmbedId } from '../../shared/embeds.ts';
import { audience, markdown, pageFields, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** Returns the schema for the name of a file in content/media/films. */
const fileName = (what: string, form: RegExp) => text.regex(form, `must be the name of ${what} in content/media/films`);
/** The file exists as .webm and as .mp4. */
const filmName = fileName('the film, without its ending,', /^[\w-]+$/);
/** Must be quoted: some ids are all digits, which YAML would read as a number. */
const embedId = z.string({
  error: ({ input }) => (input === undefined ? undefined : 'must be in quotes, as "213896"'),
});
const captions = fileName('the captions', /^[\w.-]+\.vtt$/);

const { picture: _, ...fields } = pageFields;
const common = {
  id: pageId,
  audience,
  ...fields,
  /** Who appears in the film, such as "Ellen, 8 år". These films are also shown as faces in the list. */
  starring: text.optional(),
  /** In seconds. */
  duration: z.int().positive(),
  /** A still hosted by us: a provider's would be a request before consent. */
  poster: fileName('a still picture', /^[\w.-]+\.(jpg|webp)$/),
  /**
   * The side of the still with the faces. Needed if the automatic square crop, around the liveliest part, would miss
   * them.
   */
  focus: z.enum(['left', 'centre', 'right']).optional(),
};

const own = z.strictObject({
  ...common,
  provider: z.literal('self'),
  file: filmName,
  /** The same film with audio description. */
  audioDescription: filmName.optional(),
  /** Captions for what is said or described, in each language that has a page for the film. */
  captions: z.strictObject({ sv: captions, en: captions }),
  /** What is shorter, gentler or missing in the film, compared with what happens to a child. */
  leavesOut: markdown,
});

const embedded = z
  .strictObject({
    ...common,
    provider: z.enum(filmProviders),
    providerId: embedId,
    /** The provider's id of the same film with audio description. */
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
