/** Signs that may need care: when, and whom to turn to. No page says another level; what signs say stands in signWords.ts. */
import { z } from 'zod';
import { factId, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

export const signId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens between them');

/** How soon, from the highest level to the lowest: "hours" is told as at once, also at night, or at once to the staff. */
const whens = ['now', 'hours', 'today', 'tomorrow', 'later'] as const;

/** Whom to turn to, in the order in which a sign names them. */
const whoms = ['112', 'emergency', 'ward', '1177', 'poison', 'dentist', 'health_centre', 'staff', 'adult'] as const;

/** Whom a sign may concern, where not everybody. */
const signAges = ['baby', 'child', 'teen', 'adult'] as const;

/** Parts of the body by which signs are narrowed. */
export const signBodies = [
  'breath',
  'head',
  'chest',
  'belly',
  'groin',
  'skin',
  'limbs',
  'mouth',
  'eyes-ears',
  'blood',
  'mind',
  'poison',
  'medicine',
  'tube',
  'whole',
] as const;

export const signs = defineKind({
  files: /^signs\/signs\.json$/,
  isInternal: true,
  schema: z.array(
    z
      .strictObject({
        id: signId,
        when: z.enum(whens),
        whom: z.array(z.enum(whoms)).min(1),
        /** For whom it holds, where not for everybody: in a few English words, for those who edit the table. */
        for: z
          .strictObject({
            age: text.optional(),
            state: text.optional(),
            after: text.optional(),
            /** In hospital the staff are told. */
            place: z.enum(['hospital']).optional(),
          })
          .optional(),
        body: z.enum(signBodies),
        /** Never narrowed away, whatever the age and the part of the body. */
        isGeneral: z.boolean().default(false),
        /** Who may have it, where not everybody: others need not read it. */
        ages: z.array(z.enum(signAges)).min(1).optional(),
        /** Rows of the facts sheet on which the sign and its level rest. */
        facts: z.array(factId),
        /** What a source or a clinician must confirm, where the rows carry only a part. */
        lacks: text.optional(),
        /** The pages that tell it: one that forgets it is told so. */
        pages: z.array(pageId).min(1),
      })
      .refine(({ facts, lacks }) => facts.length > 0 || lacks !== undefined, {
        message: 'must rest on rows of facts, or say in "lacks" what must be confirmed',
      }),
  ),
});
