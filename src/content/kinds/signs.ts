/**
 * Signs that may need care: how soon, and whom to turn to. Pages may not give them another level. Their words are in
 * signWords.ts.
 */
import { z } from 'zod';
import { factId, pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

export const signId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens between them');

/**
 * How soon, from the highest level to the lowest. "hours" is shown as at once, also at night, or as at once to the
 * staff.
 */
const whens = ['now', 'hours', 'today', 'tomorrow', 'later'] as const;

/** Whom to turn to, in the order in which a sign names them. */
const whoms = ['112', 'emergency', 'ward', '1177', 'poison', 'dentist', 'health_centre', 'staff', 'adult'] as const;

/** Ages that a sign may be limited to. */
const signAges = ['baby', 'child', 'teen', 'adult'] as const;

/** Parts of the body that readers can filter signs by. */
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
        /** Whom the sign is limited to, if not everybody: in a few English words, for those who edit the table. */
        for: z
          .strictObject({
            age: text.optional(),
            state: text.optional(),
            after: text.optional(),
            /** In hospital, the reader tells the staff. */
            place: z.enum(['hospital']).optional(),
          })
          .optional(),
        body: z.enum(signBodies),
        /** Never filtered out, whatever the age and the part of the body. */
        isGeneral: z.boolean().default(false),
        /** Ages that may have the sign, if not all. Others needn't read it. */
        ages: z.array(z.enum(signAges)).min(1).optional(),
        /** Rows of the facts sheet that the sign and its level rest on. */
        facts: z.array(factId),
        /** What a source or a clinician must still confirm, if the rows support only part of the sign. */
        lacks: text.optional(),
        /** Pages that must show the sign. A check reports those that don't. */
        pages: z.array(pageId).min(1),
      })
      .refine(({ facts, lacks }) => facts.length > 0 || lacks !== undefined, {
        message: 'must rest on rows of facts, or say in "lacks" what must be confirmed',
      }),
  ),
});
