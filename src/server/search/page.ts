/** Renders search results on the server, for readers without JavaScript: GET /sok?q=…, /en/search?q=… */
import { defaultLanguage, languageCodes, type LanguageCode } from '../../i18n/languages.ts';
import { searchPath } from '../../i18n/paths.ts';
import type { SearchQuery, SearchAnswer } from '../../search/contract.ts';
import { answer, type Body } from '../http/answer.ts';
import type { Call, Routes } from '../http/app.ts';
import { compressed } from '../http/coding.ts';
import { chargedTo, refuse, type Refusal } from '../http/limit.ts';
import { type AnsweredPage, type Render, searchPanels } from './panel.ts';
import { readQuestion, type SearchQuestion } from './question.ts';
import { searchTimeoutMs, withHelp } from './reply.ts';
import type { Requester, SearchService } from './service.ts';

/** Keeps proxies and browsers from storing the query, and search engines from indexing the page. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'Accept-Encoding' };

const bodyOf = (html: string): Body => ({ type: 'text/html; charset=utf-8', text: html });

export type PageOptions = {
  timeoutMs?: number;
  /** Renders pages with hits, which takes as long as the search itself. Defaults to rendering in this thread. */
  render?: Render;
};

/**
 * Returns the search pages' routes, and `refusal`, the body of a 429. A refused request may have been a cry for help,
 * so that body is the search page with the help lines [#272, #276].
 * @param outDir the built site
 * @param service returns `undefined` until the indexes are loaded
 */
export function searchPages(
  outDir: string,
  service: () => SearchService | undefined,
  { timeoutMs = searchTimeoutMs, ...options }: PageOptions = {},
): { routes: Routes; refusal: Refusal } {
  const panels = searchPanels(outDir);
  const render = options.render ?? panels.page;

  /** Searches and renders the page. A page number beyond the last one gives the last page. */
  async function find(
    searching: SearchService,
    question: SearchQuestion,
    asked: SearchQuery,
    requester: Requester,
    help: SearchAnswer['help'],
  ) {
    let found = await searching.answer(question, requester);
    if (found.hits.length === 0 && found.nbPages > 0) {
      asked.page = found.nbPages;
      found = await searching.answer({ ...question, page: found.nbPages }, requester);
    }
    return { html: await render({ locale: question.locale, asked, answer: { ...found, help } }, requester) };
  }

  async function sendPage(call: Call, locale: LanguageCode): Promise<void> {
    const { request, response, query, account } = call;
    const text = typeof query['q'] === 'string' ? query['q'].trim().toWellFormed() : '';
    if (text === '') return call.sendPage?.();
    const own = { q: text, locale };
    // Ignore a type that this language lacks: the page has no filter with which to clear it.
    const type = panels.typesOf(locale).find((one) => one === query['type']) ?? undefined;
    let question = readQuestion({ ...query, ...own, type });
    // If the type or page is invalid, search with the query alone.
    if (typeof question === 'string') question = readQuestion(own);
    const asked: SearchQuery =
      typeof question === 'string'
        ? { query: text, page: 1 }
        : { query: text, type: question.contentType, page: question.page };
    const send = (status: number, html: string) =>
      answer(
        response,
        status,
        headers,
        chargedTo(account, () => compressed(bodyOf(html), request.headers['accept-encoding'])),
      );
    const pageOf = (page: AnsweredPage) => chargedTo(account, () => panels.page(page));
    // The error page needs no retry link: without JavaScript, the browser's reload button does the same.
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
      (requester, help) => find(searching, known, asked, requester, help),
      async (helped) => ({ html: await pageOf({ locale, asked, answer: helped }) }),
    );
    if (found === 'aborted') return;
    if (found === 'rate-limited') return refuse(call, account?.owedSeconds() ?? 0, refusal(searchPath(locale)));
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
