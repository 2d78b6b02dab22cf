/** Formats figures and tables for the document. */

/** Returns the median, or `NaN` for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Formats a number with thousands separators, as in 12,345.6. */
export const figure = (value: number, digits = 0): string =>
  Number.isFinite(value)
    ? value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    : '–';

/** Formats the median with the range, as in 12 (9–15). */
export const withRange = (all: readonly number[]): string =>
  `${figure(median(all))} (${figure(Math.min(...all))}–${figure(Math.max(...all))})`;

/** Formats bytes in kB of 1,000 bytes, the unit of the budgets. */
export const kB = (bytes: number): string => figure(bytes / 1000, 1);

type Row = readonly string[];

/**
 * Renders a Markdown table with aligned columns, readable in a terminal too.
 * @param head column names; all columns but the first are right-aligned
 */
export function table(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: Row) =>
    `| ${widths.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
