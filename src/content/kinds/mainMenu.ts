/** The main menu: pages by id, so that titles and addresses follow the pages. */
import { z } from 'zod';
import { pageId, text } from './fields.ts';
import { defineKind } from './kind.ts';

export const mainMenu = defineKind({
  files: /^menus\/main\.json$/,
  schema: z.array(z.strictObject({ page: pageId, icon: text, sectionDivider: z.boolean().default(false) })).min(1),
});
