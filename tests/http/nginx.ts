/** Starts the distribution's nginx with deploy/nginx.conf, changing only its paths and ports. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Resolves with a free port. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

type Options = {
  outDir: string;
  generated: string;
  upstreamPort: number;
  /** Port of a second Node server. */
  otherPort?: number;
  /** Where requests and errors are logged, for a test that reads the logs. */
  logs?: { access: string; error: string };
  /** Files of a certificate. Without them the site is served over plain HTTP. */
  tls?: { certificate: string; key: string };
};

/** Resolves with the address of the site, its address over plain HTTP, and a function that stops nginx. */
export async function startNginx({
  outDir,
  generated,
  upstreamPort,
  otherPort,
  logs,
  tls,
}: Options): Promise<{ url: string; plainUrl: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tryggve-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/tryggve/deploy/generated', path.resolve(generated))
    .replaceAll('/srv/tryggve/dist', path.resolve(outDir))
    .replace(
      'server 127.0.0.1:4321;',
      [upstreamPort, otherPort].map((one) => (one ? `server 127.0.0.1:${one};` : '')).join(' '),
    )
    .replaceAll(/access_log \S+ tryggve;/g, logs ? `access_log ${logs.access} tryggve;` : '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`)
    .replaceAll(/^ *ssl_certificate(_key)? .*$/gm, (_line, isKey?: string) =>
      tls ? `ssl_certificate${isKey ?? ''} ${isKey ? tls.key : tls.certificate};` : '',
    );
  const main = [
    // If everything runs as root, nginx's workers could not read a private clone.
    process.getuid?.() === 0 ? 'user root;' : '',
    'include /etc/nginx/modules-enabled/*.conf;',
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${logs?.error ?? 'stderr'} error;`,
    'events {}',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ].join('\n');
  writeFileSync(path.join(folder, 'nginx.conf'), main);
  // Debian installs nginx in /usr/sbin, which is not in every user's PATH.
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` };
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'], env });
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  const plainUrl = `http://127.0.0.1:${plainPort}`;
  await untilReady(child, plainUrl);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, plainUrl, stop };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', (error) =>
      reject(new Error(`nginx does not start: ${error.message}. npm run setup installs it.`)),
    );
    child.once('exit', () => reject(new Error(`nginx stopped:\n${output}`)));
  });
  const answers = async () => {
    for (;;) {
      try {
        await fetch(url, { redirect: 'manual' });
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
  };
  await Promise.race([answers(), failed]);
}
