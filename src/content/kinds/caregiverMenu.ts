/** The outline of the caregiver section: the welcome page and four groups, the same in every language. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

export const caregiverMenu = defineKind({
  files: /^menus\/caregivers\.json$/,
  /** A group's title is the message `caregivers_group_{id}`. */
  schema: z.strictObject({
    welcome: pageId,
    /** Drawings of the pages, by page id, for lists with pictures. */
    pictures: z.record(pageId, text).default({}),
    /** Pages outside the groups, under a heading of their own. */
    more: z.array(pageId).default([]),
    groups: z.array(z.strictObject({ id: pageId, pages: z.array(pageId).min(1) })).min(1),
  }),
});
