/** Words of one language that readers meet under another name, and medicines that they know by the packet. */
import { z } from 'zod';
import { text } from './fields.ts';
import { defineKind } from './kind.ts';

/** A word or a few; `*` stands for the letters of an ending or a beginning. */
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
        /** Words of the same pattern that may stand, as sugslang. */
        except: words.optional(),
        /** Only as it stands here: BUP, and not bup. */
        isCased: z.boolean().optional(),
      }),
    ),
    /** A text that names the medicine also has what stands on a packet of it. */
    packets: z.array(z.strictObject({ medicine: text, names: words })),
  }),
});
