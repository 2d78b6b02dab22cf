/**
 * Checks that links in texts lead somewhere. Links between pages are written `page:ID`, so that addresses can change.
 */
import { isTelephone } from '../../i18n/isolates.ts';
import { type AnyEntry, entriesOf } from '../entries.ts';
import { fieldsOf, markdownFields } from '../entryFields.ts';
import { anchorsIn, linksIn, type TextLink } from '../markdown.ts';
import { type Problem, problemAt } from '../problem.ts';
import { buildSite, isPage, type Site } from '../site.ts';
import type { Content } from '../store.ts';
import { badBlocks } from './blocks.ts';

function explainAnchor(anchor: string, target: AnyEntry): string | undefined {
  const anchors = anchorsIn(target.body);
  if (anchors.includes(anchor)) return undefined;
  const choice = anchors.length > 0 ? `It has ${anchors.map((name) => `#${name}`).join(', ')}` : 'It has none';
  return `There is no heading "#${anchor}" in ${target.file}. ${choice}: correct the link, or leave "#" out.`;
}

/** Separators allowed between the digits of a telephone number. A comma or a point would make it a quantity. */
const telephoneSpaces = /[ \u00a0\u202f-]/g;

function explainNumber({ url, words }: TextLink): string | undefined {
  const number = url.replace(/^(tel|sms):/, '');
  if (words.replace(telephoneSpaces, '') !== number.replaceAll('-', ''))
    return `The link shows "${words}" and leads to ${number}. Write the number as it is dialled, with spaces or hyphens between its digits and nothing else: readers copy it by hand.`;
  return isTelephone(words)
    ? undefined
    : `"${words}" would be turned round among Arabic words: it is no telephone number that src/i18n/isolates.ts knows. Correct it, or add its form there.`;
}

function explainLink(link: TextLink, entry: AnyEntry, site: Site): string | undefined {
  const { url } = link;
  const [scheme = '', rest = ''] = url.split(/:(.*)/s);
  if (scheme === 'page') {
    // `page:contact` is our mail address, a setting that only pages of the site know (src/layouts/props/page.ts).
    if (rest === 'contact' && isPage(entry) && entry.kind !== 'caregiver') return undefined;
    const [id = '', anchor] = rest.split('#');
    const target = site.page(id, entry.language);
    if (target) return anchor === undefined ? undefined : explainAnchor(anchor, target);
    const languages = site.languagesOf(id);
    return languages.length > 0
      ? `The page "${id}" does not exist in ${entry.language}, only in ${languages.join(', ')}. Link to another, or translate it.`
      : `No page has the id "${id}". Correct the link.`;
  }
  // `checkToldSigns` checks the ids.
  if (scheme === 'sign') return undefined;
  if (url.startsWith('#')) return explainAnchor(url.slice(1), entry);
  if (/^(tel|sms):\+?[\d-]+$/.test(url)) return explainNumber(link);
  if (/^(https:\/\/|mailto:)/.test(url)) return undefined;
  return `The link "${url}" is not of a known form. Write page:ID for our own pages, or https://, tel:, sms:, mailto:.`;
}

/** Fields that hold page ids, in every kind. */
const idFields = new Set<string | undefined>(['related', 'children']);

const relatedLinks = (entry: AnyEntry, site: Site): Problem[] =>
  fieldsOf(entry)
    .filter(({ at, text: id }) => idFields.has(at[0]) && !site.page(id, entry.language))
    .map(({ at, text: id }) =>
      problemAt(entry, at, `No page in ${entry.language} has the id "${id}". Correct it, or write the page.`),
    );

function missingPicture(entry: AnyEntry, pictures: readonly string[]): Problem[] {
  const image = entry.kind === 'page' ? entry.data.image : undefined;
  if (!image || pictures.includes(image.src)) return [];
  const wrong = (message: string) => [problemAt(entry, ['image', 'src'], message)];
  if (!/^(https:\/)?\//.test(image.src)) {
    return wrong(`There is no picture content/pictures/${image.src}. Add the file, or correct its name.`);
  }
  return image.width && image.height
    ? []
    : wrong('A picture on another host needs its width and height, in pixels, beside its address.');
}

/** Returns links that lead nowhere, missing pictures, and blocks that a page can't render. */
export function checkLinks(content: Content): Problem[] {
  const site = buildSite(content);
  return entriesOf(content).flatMap((entry) => [
    ...badBlocks(entry),
    ...missingPicture(entry, content.pictures),
    ...relatedLinks(entry, site),
    ...markdownFields(entry).flatMap(({ markdown, line }) =>
      linksIn(markdown).flatMap((link) => {
        const message = explainLink(link, entry, site);
        return message ? [{ file: entry.file, line: line + link.line - 1, message }] : [];
      }),
    ),
  ]);
}
