/** GET /.well-known/security.txt: where to report a vulnerability (RFC 9116). */
import type { APIRoute } from 'astro';
import { readConfig } from '../../config.ts';

/** Validity in days. Less than a year, so that an address that nobody reads any more does not stay trusted. */
const days = 360;

export const GET: APIRoute = () => {
  const { siteUrl, contactEmail } = readConfig();
  const expires = new Date(Date.now() + days * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return new Response(
    [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      'Preferred-Languages: sv, en',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
};
