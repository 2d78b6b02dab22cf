/** Spreads the rows of a text over sheets of A4. */

/** Where a row stands, in CSS pixels. */
export type Row = { top: number; bottom: number; isHeading: boolean };

/**
 * Returns where each sheet ends: the index after its last row. A row that is longer than a sheet has one to itself.
 * @param rows all rows of a text, below each other
 * @param room height that a sheet has for rows, in CSS pixels
 */
export function endsOf(rows: readonly Row[], room: number): number[] {
  const ends: number[] = [];
  for (let start = 0; start < rows.length; start = ends.at(-1) ?? rows.length) {
    const top = rows[start]?.top ?? 0;
    const tooMuch = rows.findIndex(({ bottom }, index) => index > start && bottom - top > room);
    let end = tooMuch === -1 ? rows.length : tooMuch;
    // A heading goes along with what follows it.
    while (end < rows.length && end > start + 1 && rows[end - 1]?.isHeading) end--;
    ends.push(end);
  }
  return ends;
}

/**
 * Measures a sheet that all rows of its text stand on, and spreads them.
 * @param sheet one of those that Sheets.tsx renders, laid out
 */
export function paginate(sheet: Element): number[] {
  const text = sheet.querySelector('[data-rows]');
  if (!text) return [];
  const rows = [...text.children].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { top, bottom, isHeading: !row.querySelector('p, li') };
  });
  const used = sheet.getBoundingClientRect().height - text.getBoundingClientRect().height;
  return endsOf(rows, Number.parseFloat(getComputedStyle(sheet).minBlockSize) - used);
}
