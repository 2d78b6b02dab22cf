/** Headers that every answer carries. Computed once; nginx's file is written from the same functions. */
import { createHash } from 'node:crypto';
import type { Config } from '../../config.ts';
import { earlyScript } from '../../earlyScript.ts';

/** The five providers whose players a page may hold, after the reader's consent (decisions, part 4). */
export const frameHosts = [
  'https://www.youtube-nocookie.com',
  'https://www.svtplay.se',
  'https://urplay.se',
  'https://w.soundcloud.com',
  'https://embed.acast.com',
] as const;

const contentSecurityPolicy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `frame-src ${frameHosts.join(' ')}`,
  // No 'unsafe-inline': the pages hold one inline script, named by its hash, and no inline style.
  `script-src 'self' 'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`,
  "style-src 'self'",
].join('; ');

/** One year; browsers ignore it over plain HTTP. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/** @returns names in lower case and values, the same for every page and file */
export function securityHeaders({ siteEnv }: Pick<Config, 'siteEnv'>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    // No other site has use for our files; what makes a preview of a shared page is no browser and heeds none of these.
    'cross-origin-resource-policy': 'same-origin',
    ...(siteEnv === 'production' ? { 'strict-transport-security': strictTransport } : {}),
  };
}

/** Files whose name holds a hash of what is in them never change; everything else is asked for anew. */
export const cacheControl = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** Folder of the hashed files, as Astro names it. */
export const hashedFolder = '/_astro/';

/** Types by ending, with their characters named. nginx has the same list. */
export const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
