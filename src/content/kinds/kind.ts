/** Defines a kind of content: which files belong to it, their schema, and its exceptions to the rules for all texts. */
import type { z } from 'zod';
import type { audience } from './fields.ts';

export type Kind<Schema extends z.ZodType = z.ZodType> = {
  /**
   * Matches the paths of its files inside the content folder. The named groups `language` and `slug` are used if they
   * exist. The file extension decides whether a file is Markdown or JSON.
   */
  files: RegExp;
  schema: Schema;
  /** Used by search or translators, and never seen by readers. The rules for texts don't apply. */
  isInternal?: true;
  /** Audience of its texts if they have no `audience` field; `everyone` by default. */
  audience?: z.output<typeof audience>;
  /** Each text must exist in every language that one of them has; otherwise English is enough. */
  isInEveryLanguage?: true;
  /** Ids of texts that are in Swedish only, by decision. */
  swedishOnly?: readonly string[];
  /** Fields that have the same value in every language. */
  sharedFields?: readonly (keyof z.output<Schema> & string)[];
};

/**
 * Returns the kind with the type of its schema. Each kind calls this once, in a file of its own, and is listed in
 * `index.ts`.
 */
export const defineKind = <Schema extends z.ZodType>(kind: Kind<Schema>): Kind<Schema> => kind;
