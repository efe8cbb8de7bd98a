import { createServer, type IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A page of the host site. */
export interface HostPage {
  readonly html: string;
  /** Content security policy; none by default. */
  readonly policy?: string;
}

/** Another site that embeds ours. */
export interface Host {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Adds or replaces a page. */
  put(path: string, page: HostPage): void;
  close(): Promise<void>;
}

/** Starts a site on another host name and port than ours, so that a browser treats it as cross-site. */
export async function openHost(): Promise<Host> {
  const pages = new Map<string, { type: string; body: string; policy?: string }>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else if (!page) response.writeHead(404).end();
    else response.writeHead(200, headersOf(page)).end(page.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port was assigned.');
  pages.set('/react.js', { type: 'text/javascript', body: await reactHost() });
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    put(path, { html, policy }) {
      const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Another site</title></head><body>${html}</body></html>`;
      pages.set(path, { type: 'text/html; charset=utf-8', body, ...(policy !== undefined && { policy }) });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function headersOf({ type, policy }: { type: string; policy?: string }): IncomingHttpHeaders {
  return {
    'content-type': type,
    // Requires that everything such a page loads opts in.
    'cross-origin-embedder-policy': 'require-corp',
    ...(policy !== undefined && { 'content-security-policy': policy }),
  };
}

/** Bundles `ReactHost.tsx` as its own site would. */
async function reactHost(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./ReactHost.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'host',
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('The page with React was not built.');
  return first.output[0].code;
}
