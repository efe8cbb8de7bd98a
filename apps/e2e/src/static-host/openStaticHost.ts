import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../../../dist/@naad/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** A host of files on an origin of its own, which rewrites no path and sets no header but the type. */
export interface StaticHost {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Adds or replaces a file. */
  put(path: string, text: string): void;
  close(): Promise<void>;
}

export interface StaticHostOptions {
  /** Folders below `dist/@naad` by the path that serves them, such as `/phones/`. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Address to listen on; `::1` serves IPv6 only. */
  readonly address?: '127.0.0.1' | '::1';
}

/** Starts a static host. Unknown paths get the `404.html` of their folder, if it has one, as on common hosts. */
export async function openStaticHost({
  folders = {},
  address = '127.0.0.1',
}: StaticHostOptions = {}): Promise<StaticHost> {
  const texts = new Map<string, string>();
  const mounts = Object.entries(folders);
  const fileOf = (url: string): string | null => {
    const [mount, folder] = mounts.find(([each]) => url.startsWith(each)) ?? [];
    return mount === undefined || folder === undefined
      ? null
      : path.join(DIST, folder, url.slice(mount.length));
  };
  const bytesOf = async (url: string): Promise<string | Buffer | null> => {
    const text = texts.get(url);
    if (text !== undefined) return text;
    const file = fileOf(url);
    return file !== null && (await stat(file).catch(() => null))?.isFile() ? readFile(file) : null;
  };

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const answer = async () => {
      if (mounts.some(([mount]) => mount === `${pathname}/`)) {
        response.writeHead(301, { location: `${pathname}/${search}` }).end();
        return;
      }
      const url = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      const found = await bytesOf(url);
      const body = found ?? (await bytesOf(`${path.posix.dirname(url)}/404.html`));
      const type = TYPES[found === null ? '.html' : path.extname(url)] ?? 'text/plain';
      response.writeHead(found === null ? 404 : 200, { 'content-type': type }).end(body ?? '');
    };
    answer().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('No port was assigned.');
  return {
    origin: `http://${address === '::1' ? '[::1]' : address}:${String(bound.port)}`,
    put: (url, text) => void texts.set(url, text),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
