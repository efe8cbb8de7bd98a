import { createServer, type IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A page of somebody else's. */
export interface HostPage {
  readonly html: string;
  /** Its content security policy; none unless said. */
  readonly policy?: string;
}

/** Somebody else's site. */
export interface Host {
  /** Without a slash at its end. */
  readonly origin: string;
  /** Puts a page there. */
  put(path: string, page: HostPage): void;
  close(): Promise<void>;
}

/** A site on another host name than ours, as well as another port: to a browser it has nothing to do with us. */
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
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.');
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
    // What such pages load has to agree to it.
    'cross-origin-embedder-policy': 'require-corp',
    ...(policy !== undefined && { 'content-security-policy': policy }),
  };
}

/** The script of `ReactHost.tsx`, as its own site would build it. */
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
