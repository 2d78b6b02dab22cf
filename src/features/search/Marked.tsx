import { runsOf } from '../../i18n/isolates.ts';
import type { Segment } from '../../search/contract.ts';

type MarkedProps = { segments: readonly Segment[] };

/** Returns the segments between two offsets of their text. */
function between(segments: readonly Segment[], from: number, to: number): Segment[] {
  let end = 0;
  return segments.flatMap(({ text, mark }) => {
    const start = end;
    end += text.length;
    const part = text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    return part === '' ? [] : [{ text: part, mark }];
  });
}

/**
 * Renders text with its matches marked. Always as text: nothing from an answer is parsed as HTML. A number that matches
 * in part is still isolated as a whole.
 */
export function Marked({ segments }: MarkedProps) {
  let end = 0;
  return runsOf(segments.map(({ text }) => text).join('')).flatMap(({ text: run, kind }, at) => {
    const start = end;
    end += run.length;
    const words = between(segments, start, end).map(({ text, mark }, index) =>
      mark ? <mark key={`${at}-${index}`}>{text}</mark> : text,
    );
    if (kind === 'words') return words;
    return (
      <bdi key={at} dir="ltr">
        {words}
        {/* An address may wrap here. */}
        {kind === 'address' && <wbr />}
      </bdi>
    );
  });
}
