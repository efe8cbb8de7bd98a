import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';

/** nginx with the configuration that operators get, in front of a test's servers. */
export interface TestNginx {
  readonly url: string;
  stop(): Promise<void>;
}

const CONFIGURATION = fileURLToPath(new URL('../../../../ops/nginx', import.meta.url));
const OF_TWO_NODES = fileURLToPath(new URL('../../../../ops/compose/nginx.conf', import.meta.url));
const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of nginx, or null; tests that need it are then skipped and say so. */
export function findNginx(): string | null {
  return process.env['NGINX'] ?? PLACES.find((each) => existsSync(each)) ?? null;
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Replaces a text that must be in the configuration, so that a renamed setting isn't overlooked. */
function replace(configuration: string, from: RegExp, to: string): string {
  if (!from.test(configuration)) throw new Error(`ops/nginx has no ${String(from)}.`);
  return configuration.replace(from, to);
}

/**
 * Starts nginx on a free port, without TLS and with its cache in a temporary folder; all else is as in ops/nginx, and the
 * balancing of two servers as in ops/compose.
 *
 * @param servers one or two addresses such as `http://127.0.0.1:8080`
 */
export async function startNginx(servers: readonly string[]): Promise<TestNginx> {
  const program = findNginx();
  if (program === null) throw new Error('There is no nginx on this machine.');
  const folder = await mkdtemp(path.join(tmpdir(), 'naad-nginx-'));
  // Its workers run as another user if this one is root.
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'logs'));
  const port = await freePort();
  await cp(path.join(CONFIGURATION, 'naad'), path.join(folder, 'naad'), { recursive: true });
  const shared = path.join(folder, 'naad/http.conf');
  const inCache = replace(
    await readFile(shared, 'utf8'),
    /\/var\/cache\/nginx\/naad/,
    path.join(folder, 'cache'),
  );
  await writeFile(shared, inCache);
  let site = await readFile(path.join(CONFIGURATION, 'naad.conf'), 'utf8');
  const [first = '', second] = servers.map((url) => new URL(url).host);
  if (second === undefined) site = replace(site, /127\.0\.0\.1:8080/g, first);
  else {
    const upstreams = (await readFile(OF_TWO_NODES, 'utf8')).match(/upstream [^}]*\}/g)?.join('\n') ?? '';
    const ofNodes = replace(replace(upstreams, /naad-1:8080/g, first), /naad-2:8080/g, second);
    site = replace(site, /upstream [^}]*\}\s*upstream [^}]*\}/, ofNodes);
  }
  site = replace(site, /listen 443 ssl;/, `listen 127.0.0.1:${String(port)};`);
  site = replace(site, /listen \[::\]:443 ssl;/, '');
  site = replace(site, /ssl_certificate .*;\n\s*ssl_certificate_key .*;/, '');
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log warn;
events { worker_connections 8192; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
${site}}
`,
  );
  const child = spawn(program, ['-p', folder, '-e', path.join(folder, 'logs/error.log'), '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors}`);
    await pause(20);
  }
  return {
    url: `http://127.0.0.1:${String(port)}`,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
