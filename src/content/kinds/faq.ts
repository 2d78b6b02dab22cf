/** Questions and answers; the body is the answer. */
import { z } from 'zod';
import { factId, markdown, pageId, provenance, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** Themes of questions, in the order of the page. */
export const faqThemes = ['before', 'needles', 'asleep', 'waking', 'home', 'feelings', 'teenagers', 'rights'] as const;
export type FaqTheme = (typeof faqThemes)[number];
/** Themes whose questions reveal something about the reader: analytics never gets their names. */
export const quietFaqThemes: readonly FaqTheme[] = ['feelings', 'teenagers', 'rights'];

export const faq = defineKind({
  files: /^faq\/(?<language>[^/]+)\/(?<slug>[^/]+)\.md$/,
  schema: z.strictObject({
    /** A number becomes its digits (specification, section 3). */
    id: z.union([z.int().nonnegative().transform(String), pageId]),
    question: text,
    theme: z.enum(faqThemes),
    /** Position among the questions of its theme, from 1. */
    order: z.int().positive(),
    /** A tag is a word, or an object that holds the word (specification, section 3). */
    tags: z.array(z.union([text, z.strictObject({ tag: text }).transform(({ tag }) => tag)])).min(1),
    differs: markdown.optional(),
    facts: z.array(factId),
    ...provenance,
  }),
});
