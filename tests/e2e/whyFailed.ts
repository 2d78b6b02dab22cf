/**
 * A reporter that ends with one line for each failed test: where, what and why. That is enough to act on when only the
 * end of a log is kept.
 */
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class WhyFailed implements Reporter {
  readonly #lines: string[] = [];

  onTestEnd({ title }: TestCase, { status, errors, duration }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const [error] = errors;
    const why = stripVTControlCharacters(error?.message ?? status).replace(/\s+/g, ' ');
    const place = error?.location ? `${error.location.file.split('/').at(-1)}:${error.location.line}` : '';
    this.#lines.push(`${place} ${title.slice(0, 60)} (${Math.round(duration / 1000)} s): ${why.slice(0, 240)}`);
  }

  onEnd(): void {
    if (this.#lines.length > 0) console.log(`\nWhy:\n${this.#lines.join('\n')}`);
  }
}
