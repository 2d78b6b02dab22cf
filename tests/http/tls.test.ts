/** HTTPS as deploy/nginx.conf configures it, with a certificate made for the test. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeNginxFiles } from '../../scripts/nginx-files.ts';
import { readConfig } from '../../src/config.ts';
import { freePort, startNginx } from './nginx.ts';
import { ask } from './raw.ts';

const settings = { ...readConfig(), siteEnv: 'production', siteUrl: 'http://tryggve.example' } as const;
const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-tls-'));
const tls = { certificate: path.join(folder, 'certificate.pem'), key: path.join(folder, 'key.pem') };
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const files = ['-keyout', tls.key, '-out', tls.certificate, '-subj', '/CN=tryggve.example'];
  execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' });
  writeNginxFiles(settings, folder);
  nginx = await startNginx({ outDir: settings.outDir, generated: folder, upstreamPort: await freePort(), tls });
});
afterAll(async () => {
  await nginx.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('answers over TLS with the page, and asks to be asked so for a year', async () => {
  const { status, headers } = await new Promise<{ status?: number; headers: Record<string, unknown> }>(
    (resolve, reject) =>
      request(`${nginx.url}/tand`, { rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      })
        .once('error', reject)
        .end(),
  );
  expect(status).toBe(200);
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
});

it.each([
  ['TLSv1.2', 'h2', 'h2'],
  ['TLSv1.3', 'h2', 'h2'],
  ['TLSv1.3', 'http/1.1', 'http/1.1'],
] as const)('speaks %s and %s', async (version, offered, spoken) => {
  const { port } = new URL(nginx.url);
  const options = { port: Number(port), rejectUnauthorized: false, ALPNProtocols: [offered] };
  const socket = connect({ ...options, minVersion: version, maxVersion: version });
  await new Promise((resolve, reject) => socket.once('secureConnect', resolve).once('error', reject));
  expect([socket.getProtocol(), socket.alpnProtocol]).toEqual([version, spoken]);
  socket.destroy();
});

it.each(['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-CAMELLIA128-SHA256'])(
  'takes no old cipher: %s',
  async (ciphers) => {
    const { port } = new URL(nginx.url);
    // The client's own OpenSSL offers the old ones only if they are named.
    const options = { port: Number(port), rejectUnauthorized: false, maxVersion: 'TLSv1.2', ciphers } as const;
    const refusal = new Promise((resolve, reject) => {
      const socket = connect({ ...options, ciphers: `${ciphers}:@SECLEVEL=0` }, () =>
        reject(new Error('It was taken.')),
      );
      socket.once('error', resolve);
    });
    expect(await refusal).toMatchObject({ code: 'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE' });
  },
);

it.each(['/', '/tand?a=1', '/%5Cevil.com/', '//evil.com', '/.well-known/security.txt'])(
  'leads plain HTTP to HTTPS at its own name, whatever Host was sent: %s',
  async (place) => {
    const { status, headers } = await ask(nginx.plainUrl, place, { headers: { host: 'evil.com' } });
    expect([status, headers['location']]).toEqual([301, `https://tryggve.example${place}`]);
    expect(new URL(String(headers['location'])).host).toBe('tryggve.example');
  },
);
