import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { ApiInstance } from '../../http/apiInstance.ts';

/** A week, because the name doesn't change with the content; revalidating an unchanged script is cheap. */
const SCRIPT_CACHE = 'public, max-age=604800, stale-while-revalidate=2592000';
/** Names under which existing clients request the client library; all serve the minified file. */
const NAMES = ['socket.io.js', 'socket.io.min.js'];

const compressors = { br: promisify(brotliCompress), gzip: promisify<Buffer, Buffer>(gzip) };
type Encoding = keyof typeof compressors;

interface Script {
  readonly plain: Buffer;
  readonly tag: string;
}

let script: Promise<Script> | null = null;
const compressed = new Map<Encoding, Promise<Buffer>>();

async function readScript(): Promise<Script> {
  const packageFile = createRequire(import.meta.url).resolve('socket.io/package.json');
  const plain = await readFile(path.join(path.dirname(packageFile), 'client-dist', 'socket.io.min.js'));
  return { plain, tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"` };
}

function compress(encoding: Encoding, plain: Buffer): Promise<Buffer> {
  const known = compressed.get(encoding) ?? compressors[encoding](plain);
  compressed.set(encoding, known);
  return known;
}

function chooseEncoding(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Serves `/socket.io/socket.io.js` to legacy clients, compressed once and cached long. */
export function registerSyncScript(app: ApiInstance): void {
  for (const name of NAMES) {
    app.get(`/socket.io/${name}`, { schema: { hide: true } }, async (request, reply) => {
      script ??= readScript();
      const { plain, tag } = await script;
      void reply
        .header('cache-control', SCRIPT_CACHE)
        .header('etag', tag)
        .header('vary', 'accept-encoding')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-type', 'text/javascript; charset=utf-8');
      const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
      if (encoding === null) return plain;
      return reply.header('content-encoding', encoding).send(await compress(encoding, plain));
    });
  }
}
