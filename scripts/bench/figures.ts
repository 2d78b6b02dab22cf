/** Figures and tables as the document shows them. */

/** Returns the middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Returns a number with thousands set apart, as 12,345.6. */
export const figure = (value: number, digits = 0): string =>
  Number.isFinite(value)
    ? value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    : '–';

/** Returns the middle of several values with the least and the most: 12 (9–15). */
export const withRange = (all: readonly number[]): string =>
  `${figure(median(all))} (${figure(Math.min(...all))}–${figure(Math.max(...all))})`;

/** Returns bytes in kB of 1,000, as the budgets count. */
export const kB = (bytes: number): string => figure(bytes / 1000, 1);

type Row = readonly string[];

/**
 * Returns a Markdown table whose columns line up, also as plain text in a terminal.
 * @param head the columns' names; all but the first are set to the right
 */
export function table(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row) =>
    `| ${widths.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
