/** The answer to requests that Node can't parse and the app never sees, such as one with a query beyond 16 KB. */
import { STATUS_CODES } from 'node:http';
import { createErrorPages, wrongAddressFile } from './errorPages.ts';
import { type PolicySettings, securityHeaders } from './headers.ts';

/**
 * Returns a function from the first bytes received to the complete raw answer: 400 with the error page in the
 * language of the path, or with an empty body if the bytes are not a GET request.
 * @param settings those of the built site
 */
export function createBadRequest(settings: PolicySettings): (came: Buffer) => Buffer {
  const errorPage = createErrorPages(settings.outDir);
  const headers = securityHeaders(settings);
  return (came) => {
    // The path may be of any length, and only its first segment matters: read no more than a prefix.
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
