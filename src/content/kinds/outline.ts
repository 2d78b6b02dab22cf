/** The outline of the caregiver section: the welcome page and four groups, the same in every language. */
import { z } from 'zod';
import { pageId } from './fields.ts';
import { defineKind } from './kind.ts';

export const outline = defineKind({
  files: /^menus\/caregivers\.json$/,
  /** A group's title is the message `caregivers_group_{id}`. */
  schema: z.strictObject({
    welcome: pageId,
    groups: z.array(z.strictObject({ id: pageId, pages: z.array(pageId).min(1) })).min(1),
  }),
});
