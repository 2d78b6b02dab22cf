/** The footer's groups of links: pages by id. */
import { z } from 'zod';
import { pageId } from './fields.ts';
import { defineKind } from './kind.ts';

export const footerMenu = defineKind({
  files: /^menus\/footer\.json$/,
  /** The group's heading is the message `footer_group_{id}`. */
  schema: z.array(z.strictObject({ id: z.enum(['tryggve', 'help', 'site']), pages: z.array(pageId).min(1) })).min(1),
});
