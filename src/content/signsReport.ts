/** Renders the table of signs as a page for reviewers (docs/signs.md). */
import type { Content } from './store.ts';

/** Returns the table in Markdown: each sign with its level, the rows it rests on, and the pages that show it. */
export function signsReport(content: Content): string {
  const words = content.signWords.find(({ language }) => language === 'sv')?.data ?? {};
  const rows = content.signs
    .flatMap(({ data }) => data)
    .map(({ id, when, whom, for: holds, facts, lacks, pages }) => [
      id,
      words[id]?.adult ?? '',
      when,
      whom.join(', '),
      Object.entries(holds ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
      facts.join(', '),
      lacks ?? '',
      pages.join(', '),
    ]);
  const columns = ['Sign', 'In Swedish', 'When', 'Whom, in order', 'For', 'Facts', 'To be confirmed', 'Pages'];
  return [
    '# Signs',
    '',
    `${rows.length} signs, written by \`npm run content:report\` from [content/signs](../content/signs). A page names signs; none says a level of its own.`,
    '',
    ...[columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}
