/**
 * Writes the search indexes of a grown site, in a process of its own, and prints what it took. Started inside the copy
 * of the sources. Arguments: how many records, and a word that one record of each language then holds.
 */
import { readConfig } from '../../src/config.ts';
import { helpData } from '../../src/content/help.ts';
import { searchRecords } from '../../src/content/searchRecords.ts';
import { buildSite } from '../../src/content/site.ts';
import { loadContent } from '../../src/content/store.ts';
import { writeIndexes } from '../../src/server/search/store.ts';
import { growRecords } from './records.ts';

const { contentDir, outDir } = readConfig();
const [total, sign = ''] = process.argv.slice(2);
const site = buildSite(loadContent(contentDir).content);
const records = growRecords(searchRecords(site), Number(total));
const signed = new Set<string>();
for (const record of records) {
  if (signed.has(record.locale)) continue;
  signed.add(record.locale);
  record.body += `\n${sign}`;
}
const started = performance.now();
writeIndexes(records, site.content.searchLexicon, helpData(site), outDir);
console.log(JSON.stringify({ records: records.length, seconds: (performance.now() - started) / 1000 }));
