/** What the things of a game are called and what they are for. One file per game and language. */
import { z } from 'zod';
import { gameThings, isGameId } from '../../shared/games.ts';
import { factId, text } from './fields.ts';
import { defineKind } from './kind.ts';

/** Fields that a game requires of each thing, in addition to its name and text. */
const needs: Partial<Record<keyof typeof gameThings, readonly ('hint' | 'place')[]>> = {
  findit: ['hint'],
  matchsound: ['hint'],
  teddyoperation: ['hint', 'place'],
};

export const game = defineKind({
  files: /^games\/(?<language>sv|en)\/(?<slug>[a-z]+)\.json$/,
  schema: z
    .strictObject({
      page: z.string().refine(isGameId, 'must be a game of src/shared/games.ts'),
      facts: z.array(factId),
      things: z.array(z.strictObject({ id: text, name: text, text, hint: text.optional(), place: text.optional() })),
    })
    .superRefine(({ page, things }, context) => {
      if (!isGameId(page)) return;
      const wanted = gameThings[page].join(', ');
      const found = things.map(({ id }) => id).join(', ');
      if (wanted !== found)
        context.addIssue({ code: 'custom', path: ['things'], message: `must be these, in this order: ${wanted}` });
      for (const [index, thing] of things.entries())
        for (const field of needs[page] ?? [])
          if (thing[field] === undefined)
            context.addIssue({ code: 'custom', path: ['things', index, field], message: 'is missing: add it.' });
    }),
});
