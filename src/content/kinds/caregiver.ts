/** Pages for parents and other caregivers, the same 21 in every language. */
import { z } from 'zod';
import { pageFields } from './fields.ts';
import { defineKind } from './kind.ts';
import { signId } from './signs.ts';

export const caregiver = defineKind({
  files: /^caregivers\/(?<language>[^/]+)\/(?<slug>[^/]+)\.md$/,
  audience: 'caregiver',
  isInEveryLanguage: true,
  schema: z.strictObject({
    id: z.string().regex(/^\d+$/, 'must be the number of the page, in quotes, as "2658"'),
    ...pageFields,
    /**
     * What is dangerous and whom to call, in a few words. Required on every page with a section on when to call 112.
     */
    urgentLine: z.string().max(70).regex(/112/, 'must name 112').optional(),
    /** Signs of the table that the preamble describes. Only in the Swedish page. */
    signs: z.array(signId).min(1).optional(),
  }),
});
