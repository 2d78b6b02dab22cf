/** What a kind of content is: which files belong to it and what they must hold. */
import type { z } from 'zod';

export type Kind<Schema extends z.ZodType = z.ZodType> = {
  /**
   * Path of its files inside the content folder. The groups `language` and `slug` are read from it
   * where they exist; the file's ending decides whether it is Markdown or JSON.
   */
  files: RegExp;
  schema: Schema;
};

/** Keeps the schema's type; a kind is one call of this in a file of its own, listed in `index.ts`. */
export const defineKind = <Schema extends z.ZodType>(kind: Kind<Schema>): Kind<Schema> => kind;
