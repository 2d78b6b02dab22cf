/** Renders the lists of hospitals, clowns, councils and books as tables, for docs/directory.md. */
import { listedIn } from './checks/directory.ts';
import type { Content } from './store.ts';

type Listed = ReturnType<typeof listedIn>[number];

const titles: Record<Listed['kind'], string> = {
  hospital: 'Hospitals',
  clownGroup: 'Groups of clowns',
  council: 'Councils',
  book: 'Books',
};

const nameOf = ({ data }: Listed): string => ('name' in data ? data.name : data.title);

const sourceOf = ({ url, publisher, dated }: Listed['data']['sources'][number]): string =>
  `[${publisher}](${url})${dated ? ` (${dated})` : ''}`;

const row = (entry: Listed): string =>
  `| [${nameOf(entry)}](../${entry.file}) | ${entry.data.sources.map(sourceOf).join(', ')} | ${entry.data.checked} |`;

/** Returns the document: every entry with its file, its sources and when they were last read. */
export function directoryReport(content: Content): string {
  const entries = listedIn(content).filter(({ language }) => language === 'sv');
  const parts = Object.entries(titles).flatMap(([kind, title]) => {
    const rows = entries.filter((entry) => entry.kind === kind).map(row);
    return [
      '',
      `## ${title} (${rows.length})`,
      '',
      '| Entry | Sources (date of the page) | Read on |',
      '|---|---|---|',
      ...rows,
    ];
  });
  return [
    '# Hospitals, clowns, councils and books',
    '',
    'Written by `npm run content:report`. Nothing stands in a list that no source confirms; what a source does not say is left out. The pages were read in stored copies: open each link once before a release. The report names what nobody has looked up for a year; the check does not fail by the calendar.',
    ...parts,
    '',
  ].join('\n');
}
