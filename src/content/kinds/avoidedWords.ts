/** Words that texts of one language replace with others, and medicines that readers know by the packet. */
import { z } from 'zod';
import { text } from './fields.ts';
import { defineKind } from './kind.ts';

/** Words or short phrases; `*` stands for any letters at the beginning or end. */
const words = z.array(text).min(1);

export const avoidedWords = defineKind({
  files: /^terms\/avoid\.(?<language>[^/.]+)\.json$/,
  isInternal: true,
  schema: z.strictObject({
    avoid: z.array(
      z.strictObject({
        words,
        /** What to write instead. */
        use: text,
        /** Words that match the pattern but are allowed, such as sugslang. */
        except: words.optional(),
        /** Whether case matters: BUP, but not bup. */
        isCased: z.boolean().optional(),
      }),
    ),
    /** A text that names the medicine must also give a name on its packets. */
    packets: z.array(z.strictObject({ medicine: text, names: words })),
  }),
});
