/** Headers that every answer carries. Computed once; nginx's file is written from the same functions. */
import path from 'node:path';
import type { Config } from '../../config.ts';
import { hasParts, readBuiltData } from '../builtFile.ts';

/** The five providers whose players a page may hold, after the reader's consent (decisions, part 4). */
export const frameHosts = [
  'https://www.youtube-nocookie.com',
  'https://www.svtplay.se',
  'https://urplay.se',
  'https://w.soundcloud.com',
  'https://embed.acast.com',
] as const;

/**
 * Where the build says what its pages need of the policy (scripts/build/csp.ts): which scripts and styles stand inline,
 * and whom they may speak to beside us.
 */
export const policyFile = '.server/policy.json';
export type PolicyNeeds = Record<'script' | 'style' | 'connect', readonly string[]>;

/** What comes from elsewhere than us: the films of a media CDN, which browsers fetch from it. */
const mediaSources = (hosts: readonly string[]): string[] =>
  ['img-src', 'media-src'].map((directive) =>
    [directive, "'self'", ...hosts.map((host) => `https://${host}`)].join(' '),
  );

/** No 'unsafe-inline': what stands inline in the built pages is named by its hash, the same for every page. */
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
 * Returns names in lower case and values, the same for every page and file.
 * @throws BuildProblem where the site was not built into `outDir`, or its policy is not whole
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
