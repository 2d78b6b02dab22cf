/** Addresses that a browser could take for another host: no response leads there, whichever server sends it. */
import { describe, expect, it } from 'vitest';
import { bothServers, serverNames } from './both.ts';
import { exchange, statusOf } from './raw.ts';

const urls = bothServers();

const before = ['/', '//', '/./', '/x/../', '/x/%2e%2e/', '/%2e/', '/en/', '/EN/', '/Fa-aF/', '/q/'];
const slashes = [
  '\\',
  '\\\\',
  '%5C',
  '%5c%5c',
  '%2F',
  '/%2f',
  '/\\',
  '/%5C',
  '%5C/',
  '%09/',
  '%0d%0a/',
  '%0D/',
  '%00/',
];
const odd = ['%20/', '%C2%A0/', '%EF%BC%8F', '%E2%81%84', '%c0%af', '@', '%40', ':80@', ';', '%3b/'];
const after = ['evil.com', 'evil.com/', 'evil.com.html', 'evil.com/index', 'evil.com/index.html', 'evil.com//', ''];

const paths = before.flatMap((start) =>
  [...slashes, ...odd].flatMap((between) => after.flatMap((end) => [`${start}${between}${end}`])),
);
const others = [
  '//evil.com/%2e%2e',
  '///evil.com/',
  '/.evil.com/',
  '/EN\\evil.com',
  '/en%5Cevil.com/',
  '/%5Cevil.com/?next=//evil.com',
  '/q/4486-sv?next=//evil.com',
  '/q/4486-sv/%5Cevil.com',
  '/narstaende?//evil.com',
  '/narstaende/%5C%5Cevil.com/',
  '/%0d%0aLocation:%20https://evil.com/',
  '/index%0d%0aLocation:%20https://evil.com/.html',
  'http://evil.com/om-oss/',
  'http://evil.com//om-oss',
  'http://evil.com',
  'https://evil.com/narstaende',
];

/**
 * Returns the hosts that a response leads to, as a browser resolves them on our site; `undefined` for those that it
 * cannot resolve.
 */
function hostsOf(answer: string, base: string): (string | undefined)[] {
  const head = answer.split('\r\n\r\n')[0] ?? '';
  return [...head.matchAll(/^location:[ \t]*(.*?)\r?$/gim)].map(([, location = '']) => URL.parse(location, base)?.host);
}

describe.each(serverNames)('%s', (name) => {
  it('leads nobody to another host', { timeout: 60_000 }, async () => {
    const base = urls[name] ?? '';
    const { host } = new URL(base);
    const wrong: string[] = [];
    let redirects = 0;
    const look = async (path: string) => {
      const answer = await exchange(base, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      const hosts = hostsOf(answer, base);
      redirects += hosts.length;
      if (hosts.some((other) => other !== host)) wrong.push(path);
      const status = statusOf(answer);
      if (status === 0 || status >= 500) wrong.push(`${path} ${status}`);
    };
    const all = [...paths, ...others].values();
    const next = async () => {
      for (const path of all) await look(path);
    };
    await Promise.all(Array.from({ length: 8 }, next));
    expect(wrong).toEqual([]);
    // Some are other forms of our own addresses, and redirect.
    expect(redirects).toBeGreaterThan(50);
  });
});
