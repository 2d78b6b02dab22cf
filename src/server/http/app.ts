/** The embedded server: serves the built site, its redirects, and the dynamic routes. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Redirect } from '../../content/redirects.ts';
import { hasParts, readBuiltData } from '../builtFile.ts';
import { answer, json, problem } from './answer.ts';
import { canonicalPath, decodePath, isErrorPage } from './canonical.ts';
import { createErrorPages, wrongAddressFile } from './errorPages.ts';
import { placeOf } from './failure.ts';
import { createFiles } from './files.ts';
import { cacheControl, type PolicySettings, securityHeaders } from './headers.ts';
import type { Account } from './limit.ts';
import { pagePaths } from './pagePaths.ts';
import { isTooLong, mayAsk, parseQuery, type Query } from './query.ts';

type Health = { status: 'ok' | 'starting'; version: string; search: { engine: string; ready: boolean } };

/** The argument of a dynamic route. The query is parsed on first access, after the rate limit has been checked. */
export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  readonly query: Query;
  /** Set only on rate-limited routes. */
  account?: Account;
  /** Sends the built page, if the query turns out to hold no question. Set only for `answers`. */
  sendPage?: (() => Promise<void>) | undefined;
};

export type Route = (call: Call) => void | Promise<void>;
export type Routes = Record<string, Route>;

type AppOptions = PolicySettings &
  Pick<Config, 'version' | 'staticCacheBytes'> & {
    /** Returns the search engine in use, and whether its indexes are loaded. */
    search?: () => Health['search'];
    /** Dynamic routes below /api, by path. */
    routes?: Routes;
    /** Pages that answer a question in their address (`?q=`), by path. Without a question, the built page is sent. */
    answers?: Routes;
  };

const pageMethods = new Set(['GET', 'HEAD']);

const onlyGetAndHead = (response: ServerResponse, caching: string): void =>
  answer(
    response,
    405,
    { allow: 'GET, HEAD', 'cache-control': caching },
    { type: 'text/plain; charset=utf-8', text: 'Only GET and HEAD.\n' },
  );

/** Redirects are revalidated like pages, so that no cache keeps a wrong one. */
const redirect = (response: ServerResponse, status: number, location: string): void =>
  answer(response, status, { location, 'cache-control': cacheControl.other });

const isText = (part: unknown) => typeof part === 'string';
const areRedirects = (data: unknown) =>
  Array.isArray(data) && data.every((one) => hasParts(one, { from: isText, to: isText, status: Number.isInteger }));

function callOf(
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
  builtPage?: Call['sendPage'],
): Call {
  let query: Query | undefined;
  return {
    request,
    response,
    sendPage: builtPage,
    get query() {
      return (query ??= parseQuery(search));
    },
  };
}

/**
 * Creates the request listener. It opens no port, so that tests can call it directly.
 * @throws BuildProblem if the site was not built into `outDir` or is incomplete
 */
export function createApp({
  siteEnv,
  outDir,
  mediaHosts,
  version,
  staticCacheBytes,
  routes = {},
  answers = {},
  search = () => ({ engine: 'none', ready: true }),
}: AppOptions): RequestListener {
  const headers = securityHeaders({ siteEnv, outDir, mediaHosts });
  const redirects = new Map(
    (readBuiltData(path.join(outDir, 'data/routes.json'), areRedirects) as Redirect[]).map((redirect) => [
      redirect.from.toLowerCase(),
      redirect,
    ]),
  );
  const pages = new Map(pagePaths(outDir).map((page) => [page.toLowerCase(), page]));
  const sendFile = createFiles(outDir, staticCacheBytes);

  function sendHealth(request: IncomingMessage, response: ServerResponse): void {
    if (!pageMethods.has(request.method ?? '')) return onlyGetAndHead(response, 'no-store');
    const state = search();
    const health: Health = { status: state.ready ? 'ok' : 'starting', version, search: state };
    answer(response, state.ready ? 200 : 503, { 'cache-control': 'no-store' }, json(health));
  }

  const errorPage = createErrorPages(outDir);

  function sendWrongAddress({ headers }: IncomingMessage, response: ServerResponse, status: 400 | 404, at: string) {
    const page = errorPage(wrongAddressFile(at), headers['accept-encoding']);
    answer(response, status, { 'cache-control': 'no-cache', vary: 'Accept-Encoding' }, page);
  }

  async function sendApi(call: Call, pathname: string, search: string): Promise<void> {
    const route = routes[pathname];
    const refuse = (status: number, title: string, detail: string) =>
      answer(call.response, status, { 'cache-control': 'no-store' }, problem(status, title, detail));
    if (!route) refuse(404, 'Not found', 'There is no such address below /api.');
    else if (isTooLong(search)) refuse(400, 'Too long', 'The query has at most 6,000 characters.');
    else await route(call);
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, pathname: string, search: string) {
    if (!pageMethods.has(request.method ?? '')) return onlyGetAndHead(response, cacheControl.other);
    const bare = canonicalPath(pathname);
    const canonical = pages.get(bare.toLowerCase()) ?? bare;
    if (canonical !== pathname && !isErrorPage(canonical)) {
      return redirect(response, 301, encodeURI(canonical) + search);
    }
    const target = redirects.get(pathname.toLowerCase());
    if (target) return redirect(response, target.status, target.to + search);
    if (isErrorPage(canonical) || !(await sendFile(request, response, pathname))) {
      sendWrongAddress(request, response, 404, pathname);
    }
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const [rawPath = '/', ...rest] = (request.url ?? '/').split('?');
    const search = rest.length > 0 ? `?${rest.join('?')}` : '';
    try {
      const pathname = decodePath(rawPath);
      if (pathname === undefined) return sendWrongAddress(request, response, 400, rawPath);
      if (pathname === '/healthz') return sendHealth(request, response);
      if (pathname === '/api' || pathname.startsWith('/api/')) {
        return await sendApi(callOf(request, response, search), pathname, search);
      }
      const question = answers[pathname];
      if (question && pageMethods.has(request.method ?? '') && mayAsk(search)) {
        const builtPage = () => sendPage(request, response, pathname, search);
        return await question(callOf(request, response, search, builtPage));
      }
      await sendPage(request, response, pathname, search);
    } catch (error) {
      console.error(placeOf(error));
      if (response.headersSent) return void response.destroy();
      answer(response, 500, { 'cache-control': 'no-store' }, errorPage('500.html', request.headers['accept-encoding']));
    }
  };
}
