/** Headers of every answer. Computed once; the nginx configuration is generated from the same functions. */
import path from 'node:path';
import type { Config } from '../../config.ts';
import { hasParts, readBuiltData } from '../builtFile.ts';

/** The five providers whose players a page may embed, after the reader's consent [#273]. */
export const frameHosts = [
  'https://www.youtube-nocookie.com',
  'https://www.svtplay.se',
  'https://urplay.se',
  'https://w.soundcloud.com',
  'https://embed.acast.com',
] as const;

/**
 * Where the build states what its pages need in the policy (scripts/build/csp.ts): hashes of inline scripts and styles,
 * and other hosts that scripts may connect to.
 */
export const policyFile = '.server/policy.json';
export type PolicyNeeds = Record<'script' | 'style' | 'connect', readonly string[]>;

/** Directives for media of other hosts: browsers fetch the films of a media CDN directly. */
const mediaSources = (hosts: readonly string[]): string[] =>
  ['img-src', 'media-src'].map((directive) =>
    [directive, "'self'", ...hosts.map((host) => `https://${host}`)].join(' '),
  );

/** No 'unsafe-inline': inline scripts and styles are allowed by hash, with one policy for all pages. */
const contentSecurityPolicy = ({ script, style, connect }: PolicyNeeds, mediaHosts: readonly string[]): string =>
  [
    "default-src 'self'",
    ...(mediaHosts.length > 0 ? mediaSources(mediaHosts) : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src ${frameHosts.join(' ')}`,
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    ...(connect.length > 0 ? [["connect-src 'self'", ...connect].join(' ')] : []),
  ].join('; ');

/** One year; browsers ignore it over plain HTTP. */
const strictTransport = 'max-age=31536000; includeSubDomains';

const isTextList = (part: unknown) => Array.isArray(part) && part.every((text) => typeof text === 'string');

export type PolicySettings = Pick<Config, 'siteEnv' | 'outDir' | 'mediaHosts'>;

/**
 * Returns the headers by lowercase name, the same for every page and file.
 * @throws BuildProblem if the site was not built into `outDir` or its policy is incomplete
 */
export function securityHeaders({ siteEnv, outDir, mediaHosts }: PolicySettings): Record<string, string> {
  const needs = readBuiltData(path.join(outDir, policyFile), (data) =>
    hasParts(data, { script: isTextList, style: isTextList, connect: isTextList }),
  ) as PolicyNeeds;
  return {
    'content-security-policy': contentSecurityPolicy(needs, mediaHosts),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    // No other site needs our files. Link previews are not made by browsers, and ignore these headers.
    'cross-origin-resource-policy': 'same-origin',
    ...(siteEnv === 'production' ? { 'strict-transport-security': strictTransport } : {}),
  };
}

/** Files with a content hash in their name never change; all others are revalidated. */
export const cacheControl = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** Astro's folder of files with a content hash in their name. */
export const hashedFolder = '/_astro/';

/** Content types with charset, by file extension. nginx has the same list. */
export const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
