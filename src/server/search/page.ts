/** The search page with its answer in it, for those who have no scripts: GET /sok?q=… and its kin. */
import { defaultLanguage, languageCodes, type LanguageCode } from '../../i18n/languages.ts';
import { searchPath } from '../../i18n/paths.ts';
import type { Asked, SearchAnswer } from '../../search/contract.ts';
import { answer, type Body } from '../http/answer.ts';
import type { Call, Routes } from '../http/app.ts';
import { compressed } from '../http/coding.ts';
import { paidBy, refuse, type Refusal } from '../http/limit.ts';
import { type AnsweredPage, type Render, searchPanels } from './panel.ts';
import { readQuestion, type SearchQuestion } from './question.ts';
import { longestSearchMs, withHelp } from './reply.ts';
import type { Asker, SearchService } from './service.ts';

/** Nobody between here and the reader keeps what was asked, and no search engine lists it. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'Accept-Encoding' };

const bodyOf = (html: string): Body => ({ type: 'text/html; charset=utf-8', text: html });

export type PageOptions = {
  /** How long a search may take, in ms. */
  timeoutMs?: number;
  /** Makes the pages that show hits, which takes as long as finding them; here unless somewhere else. */
  render?: Render;
};

/**
 * Returns the search pages by address, for requests that hold a question; and what such an address says to a client
 * that asks too often: the page with the help lines, since it may have been a cry for help.
 * @param outDir the built site
 * @param service answers questions; nothing until the indexes are loaded
 */
export function searchPages(
  outDir: string,
  service: () => SearchService | undefined,
  { timeoutMs = longestSearchMs, ...options }: PageOptions = {},
): { routes: Routes; refusal: Refusal } {
  const panels = searchPanels(outDir);
  const render = options.render ?? panels.page;

  /** Finds and makes the page; beyond the last one there is nothing, and that is what was meant. */
  async function find(
    searching: SearchService,
    question: SearchQuestion,
    asked: Asked,
    asker: Asker,
    help: SearchAnswer['help'],
  ) {
    let found = await searching.answer(question, asker);
    if (found.hits.length === 0 && found.nbPages > 0) {
      asked.page = found.nbPages;
      found = await searching.answer({ ...question, page: found.nbPages }, asker);
    }
    return { html: await render({ locale: question.locale, asked, answer: { ...found, help } }, asker) };
  }

  async function sendPage(call: Call, locale: LanguageCode): Promise<void> {
    const { request, response, query, payer } = call;
    const text = typeof query['q'] === 'string' ? query['q'].trim().toWellFormed() : '';
    if (text === '') return call.sendPage?.();
    const own = { q: text, locale };
    // A type that the language has nothing of has no filter, so that nobody could take it back.
    const type = panels.typesOf(locale).find((one) => one === query['type']) ?? undefined;
    let question = readQuestion({ ...query, ...own, type });
    // A type or a page that there is not does no harm to the question.
    if (typeof question === 'string') question = readQuestion(own);
    const asked: Asked =
      typeof question === 'string'
        ? { query: text, page: 1 }
        : { query: text, type: question.contentType, page: question.page };
    const send = (status: number, html: string) =>
      answer(
        response,
        status,
        headers,
        paidBy(payer, () => compressed(bodyOf(html), request.headers['accept-encoding'])),
      );
    const pageOf = (page: AnsweredPage) => paidBy(payer, () => panels.page(page));
    // Trying again without a script is to load the page again, which the browser's own button does.
    const sendTrouble = async (status: number, failed: 'error' | 'tooLong') =>
      send(status, await pageOf({ locale, asked, failed }));
    if (typeof question === 'string') return sendTrouble(400, 'tooLong');
    const [searching, known] = [service(), question];
    if (!searching) return sendTrouble(503, 'error');
    const found = await withHelp(
      known,
      call,
      searching,
      timeoutMs,
      (asker, help) => find(searching, known, asked, asker, help),
      async (helped) => ({ html: await pageOf({ locale, asked, answer: helped }) }),
    );
    if (found === 'nobody waits') return;
    if (found === 'too often') return refuse(call, payer?.debt() ?? 0, refusal(searchPath(locale)));
    if (typeof found === 'string') return sendTrouble(503, 'error');
    send(200, found.html);
  }

  const locales = new Map(languageCodes.map((locale) => [searchPath(locale), locale]));
  const refusals = new Map<string, Promise<Body>>();
  function refusal(address: string): Promise<Body> {
    const locale = locales.get(address) ?? defaultLanguage;
    const body = refusals.get(address) ?? panels.page({ locale, failed: 'error' }).then(bodyOf);
    refusals.set(address, body);
    return body;
  }
  return {
    routes: Object.fromEntries(
      [...locales].map(([address, locale]) => [address, (call: Call) => sendPage(call, locale)]),
    ),
    refusal,
  };
}
