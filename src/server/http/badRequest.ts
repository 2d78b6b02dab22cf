/** What is sent where Node could not parse the request and the app never saw it, as with a query beyond 16 KB. */
import { STATUS_CODES } from 'node:http';
import { createErrorPages, wrongAddressFile } from './errorPages.ts';
import { type PolicySettings, securityHeaders } from './headers.ts';

/**
 * Returns a function of the first bytes that came: the whole answer, 400 with the page in the language of the
 * path, or without a body to what did not ask for a page.
 * @param settings of the built site
 */
export function createBadRequest(settings: PolicySettings): (came: Buffer) => Buffer {
  const errorPage = createErrorPages(settings.outDir);
  const headers = securityHeaders(settings);
  return (came) => {
    // A path that Node refuses for its length may be anything: its first folder is all that counts.
    const asked = /^GET (\/[^\s?]{0,100})/.exec(came.toString('latin1', 0, 200))?.[1];
    const page = asked === undefined ? undefined : errorPage(wrongAddressFile(asked), undefined);
    const body = Buffer.from(page?.text ?? '');
    const head = [
      `HTTP/1.1 400 ${STATUS_CODES[400]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(page ? [`content-type: ${page.type}`, 'cache-control: no-cache'] : []),
      `content-length: ${body.length}`,
      'connection: close',
    ];
    return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
  };
}
