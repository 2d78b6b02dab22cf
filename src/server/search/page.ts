/** The search page with its answer in it, for those who have no scripts: GET /sok?q=… and its kin. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { defaultLanguage, languageCodes, type LanguageCode } from '../../i18n/languages.ts';
import { searchPath } from '../../i18n/paths.ts';
import type { Asked } from '../../search/address.ts';
import { partOf, showAnswer, showTrouble, wordsOf } from '../../search/show.ts';
import { answer, type Body } from '../http/answer.ts';
import type { Call, Routes } from '../http/app.ts';
import { compressed } from '../http/coding.ts';
import type { Refusal } from '../http/limit.ts';
import { readQuestion } from './api.ts';
import { longestSearchMs, replyTo } from './reply.ts';
import type { SearchService } from './service.ts';

/** Nobody between here and the reader keeps what was asked, and no search engine lists it. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'Accept-Encoding' };

const htmlOf = (document: Document): Body => ({ type: 'text/html; charset=utf-8', text: document.toString() });

/** Says what is wrong. Trying again without a script is to load the page again, which the browser's own button does. */
function showTroubleAlone(panel: Element, text: string, asked: Asked): void {
  showTrouble(panel, text, asked);
  partOf(panel, 'retry').setAttribute('hidden', '');
}

/**
 * @param outDir the built site
 * @param service answers questions; nothing until the indexes are loaded
 * @param timeoutMs how long a search may take
 * @returns the search pages by address, for requests that hold a question; and what such an address says to whoever
 *   asks too often: the page with the help lines, since it may have been a cry for help
 */
export function searchPages(
  outDir: string,
  service: () => SearchService | undefined,
  timeoutMs = longestSearchMs,
): { routes: Routes; refusal: Refusal } {
  const files = new Map<LanguageCode, string>();
  const pageOf = (locale: LanguageCode): string => {
    const html = files.get(locale) ?? readFileSync(path.join(outDir, `${searchPath(locale)}.html`), 'utf8');
    files.set(locale, html);
    return html;
  };

  function openPage(locale: LanguageCode) {
    const { document } = parseHTML(pageOf(locale));
    const panel = document.querySelector('[data-overlay="search"]');
    if (!panel) throw new Error(`${searchPath(locale)} has no search panel`);
    return { document, panel };
  }

  async function sendPage({ request, response, query }: Call, locale: LanguageCode): Promise<void> {
    const text = String(query['q']).trim().toWellFormed();
    const { document, panel } = openPage(locale);
    const words = wordsOf(panel);
    // linkedom 0.18 leaves "&" in attributes as it is, so that "&lt;" would come out as "<".
    panel.querySelector('input')?.setAttribute('value', text.replaceAll('&', '&amp;'));
    const own = { q: text, locale };
    let question = readQuestion({ ...query, ...own });
    // A type or a page that there is not does no harm to the question.
    if (typeof question === 'string') question = readQuestion(own);
    const asked: Asked =
      typeof question === 'string' ? { query: text, page: 1 } : { ...question, type: question.contentType };
    const send = (status: number) =>
      answer(response, status, headers, compressed(htmlOf(document), request.headers['accept-encoding']));
    const sendTrouble = (status: number, text: string) => {
      showTroubleAlone(panel, text, asked);
      send(status);
    };
    if (typeof question === 'string') return sendTrouble(400, words.tooLong);
    let reply = await replyTo(question, response, service(), timeoutMs);
    // Beyond the last page there is nothing; the last one is what was meant.
    if (typeof reply === 'object' && reply.hits.length === 0 && reply.nbPages > 0) {
      asked.page = reply.nbPages;
      reply = await replyTo({ ...question, page: reply.nbPages }, response, service(), timeoutMs);
    }
    if (reply === 'nobody waits') return;
    if (reply === 'starting' || reply === 'failed') return sendTrouble(503, words.error);
    showAnswer(panel, reply, asked);
    send(200);
  }

  const locales = new Map(languageCodes.map((locale) => [searchPath(locale), locale]));
  const refusals = new Map<string, Body>();
  return {
    routes: Object.fromEntries(
      [...locales].map(([address, locale]) => [address, (call: Call) => sendPage(call, locale)]),
    ),
    refusal(address) {
      const known = refusals.get(address);
      if (known) return known;
      const { document, panel } = openPage(locales.get(address) ?? defaultLanguage);
      showTroubleAlone(panel, wordsOf(panel).error, { query: '', page: 1 });
      const body = htmlOf(document);
      refusals.set(address, body);
      return body;
    },
  };
}
