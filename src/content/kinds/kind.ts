/** What a kind of content is: which files belong to it, what they must hold, and where the rules for all texts bend. */
import type { z } from 'zod';
import type { audience } from './fields.ts';

export type Kind<Schema extends z.ZodType = z.ZodType> = {
  /**
   * Path of its files inside the content folder. The groups `language` and `slug` are read from it
   * where they exist; the file's ending decides whether it is Markdown or JSON.
   */
  files: RegExp;
  schema: Schema;
  /** Search or translators go by it, and readers never see it: the rules for texts don't hold for it. */
  isInternal?: true;
  /** For whom its texts are, where they have no field `audience` that says it; everyone, if nothing is said. */
  audience?: z.output<typeof audience>;
  /** Each of its texts exists in every language that one of them has; else English is enough. */
  isInEveryLanguage?: true;
  /** Ids of its texts that exist in Swedish alone, by decision. */
  swedishOnly?: readonly string[];
  /** Fields that do not change with the language. */
  sharedFields?: readonly (keyof z.output<Schema> & string)[];
};

/** Keeps the schema's type; a kind is one call of this in a file of its own, listed in `index.ts`. */
export const defineKind = <Schema extends z.ZodType>(kind: Kind<Schema>): Kind<Schema> => kind;
