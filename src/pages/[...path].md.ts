/** GET /narstaende/fasta.md and similar: caregiver pages and film transcripts as Markdown, for reuse. */
import type { APIRoute } from 'astro';
import { readConfig } from '../config.ts';
import { stateOf } from '../content/held.ts';
import { getSite } from '../content/queries.ts';
import { hrefsIn, pathOf, type Site } from '../content/site.ts';
import type { Entry } from '../content/store.ts';
import { publisherIn } from '../features/provenance/publisher.ts';
import { provenanceSentences, provenanceText, sentencesCopy } from '../features/provenance/provenanceSentences.ts';
import { asSitePage, sourcesOf } from '../layouts/props/page.ts';
import { copyOf } from '../i18n/copy.ts';
import { formatDate } from '../i18n/dates.ts';
import { withIsolates } from '../i18n/isolates.ts';
import { translator } from '../i18n/messages.ts';

type Props = { entry: Entry<'caregiver'> | Entry<'film'> };

export const getStaticPaths = () =>
  [...getSite().content.caregiver, ...getSite().content.film].map((entry) => ({
    params: { path: pathOf(entry).slice(1) },
    props: { entry },
  }));

/** Makes internal links absolute, because the text leaves the site. */
function withAddresses(markdown: string, site: Site, { language }: Props['entry'], siteUrl: string): string {
  const hrefOf = hrefsIn(site, language);
  return markdown
    .replace(/ ?\[\]\(sign:[^)]*\)/g, '')
    .replace(/\]\(page:([a-z0-9]+)/g, (_, id: string) => `](${siteUrl}${hrefOf(id) ?? ''}`);
}

/** Returns the parts that precede a film's transcript, as on its page. */
function filmParts(entry: Entry<'film'>): string[] {
  const t = translator(asSitePage(entry).language);
  const { leavesOut } = entry.data;
  return [...(leavesOut ? [`## ${t('film_leaves_out')}`, leavesOut] : []), `## ${t('film_transcript')}`];
}

export const GET: APIRoute<Props> = ({ props: { entry } }) => {
  const { siteUrl } = readConfig();
  const { data, body, language } = entry;
  const t = translator(language);
  const sources = sourcesOf(getSite(), data.facts);
  const parts = [
    `# ${data.title}`,
    data.preamble,
    ...(entry.kind === 'film' ? filmParts(entry) : []),
    body.trim(),
    ...(data.differs ? [`## ${t('differs_title')}`, data.differs] : []),
    '---',
    provenanceText(provenanceSentences(copyOf(language, sentencesCopy), stateOf(getSite(), entry), language), language),
    [
      t('status_author', { author: data.author }),
      t('status_changed', { date: formatDate(data.changed, language) }),
      ...(data.review === 'not-clinical' ? [] : [t('status_next_review')]),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    ...(sources.length > 0
      ? [
          `## ${t('sources_title')}`,
          sources
            .map((source) => {
              const { title, url, year } = source;
              return `- ${publisherIn(source, language).name}: [${title}](${url})${year ? `, ${year}` : ''}`;
            })
            .join('\n'),
        ]
      : []),
    `${t('status_licence')} <${siteUrl}${pathOf(entry)}>`,
  ];
  return new Response(`${withIsolates(withAddresses(parts.join('\n\n'), getSite(), entry, siteUrl))}\n`, {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
};
