import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig, type Config } from '../config/index.ts';
import { createServer, type ServerParts } from '../createServer.ts';
import { loadEmbed } from '../features/embed/loadEmbed.ts';
import { loadFrontEnds } from '../features/front-ends/loadFrontEnds.ts';
import { loadReader, type Reader } from '../features/pages/loadReader.ts';
import type { ApiInstance } from '../http/apiInstance.ts';
import { createLogger } from '../logging/createLogger.ts';
import { createSources } from '../sources/createSources.ts';
import { dist, loadScripture } from './createTestServer.ts';

/** A response read from the connection. */
export interface RawResponse {
  /** Status code; 0 if the connection closed without a response. */
  readonly status: number;
  /** Names in lower case; the last value of repeated headers. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Route {
  readonly method: string;
  /** Pattern of a route, or path of a page of the reader. */
  readonly url: string;
}

/** The built site on a local port. Close it after use. */
export interface WholeServer {
  readonly server: ApiInstance;
  readonly port: number;
  /** Every registered route and every page of the reader. */
  readonly routes: readonly Route[];
  /** Log lines at level trace. */
  readonly log: readonly string[];
  /** Sends bytes, given as latin1, and waits until the connection ends; the request should ask for that. */
  send(bytes: string): Promise<RawResponse>;
  close(): Promise<void>;
}

type WholeParts = Partial<Pick<ServerParts, 'accounts' | 'health' | 'metrics'>> & {
  readonly config?: Partial<Config>;
  /** Renders pages instead of the reader. */
  readonly renderPage?: Reader['renderPage'];
};

/** Opens the server like `main.ts`, listening on `::`; by default with accounts in memory and without rate limits. */
export async function openWholeServer({
  config: overrides,
  renderPage,
  ...parts
}: WholeParts = {}): Promise<WholeServer> {
  const log: string[] = [];
  const environment = { NAAD_DIST: dist, RATE_LIMIT: 'off', HUKAMNAMA_ARCHIVE_URL: 'off' };
  const config = { ...readConfig(environment, dist), ...overrides };
  const logger = createLogger('trace', { write: (line) => log.push(line) });
  const scripture = await loadScripture();
  const [reader, frontEnds, embed] = await Promise.all([
    loadReader(dist),
    loadFrontEnds(dist),
    loadEmbed(dist),
  ]);
  if (!reader || !embed || frontEnds.length === 0) throw new Error('Build the site before this test.');
  const routes: Route[] = (await readPagePaths(dist)).map((url) => ({ method: 'GET', url }));
  const server = await createServer({
    ...scripture,
    config,
    sources: createSources({ config, corpus: scripture.corpus, packs: [], logger }),
    reader: { ...reader, ...(renderPage && { renderPage }) },
    frontEnds,
    embed,
    logger,
    onRoute: ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, url });
    },
    ...parts,
  });
  await server.listen({ port: 0, host: '::' });
  const { port } = server.server.address() as AddressInfo;
  return { server, port, routes, log, send: (bytes) => send(port, bytes), close: () => server.close() };
}

/** Reads the reader's own list of pages, so that new pages are tested too. */
async function readPagePaths(built: string): Promise<string[]> {
  const bundle = path.join(built, '@naad/reader/server/renderPage.js');
  const { pagePaths } = (await import(/* @vite-ignore */ pathToFileURL(bundle).href)) as {
    pagePaths: () => string[];
  };
  return pagePaths();
}

function send(port: number, bytes: string): Promise<RawResponse> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    // A reset connection loses its response: treat it as empty.
    socket.on('error', () => socket.destroy());
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      resolve(parseResponse(Buffer.concat(chunks)));
    });
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

function parseResponse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const [, status, head = ''] =
    /^HTTP\/1\.1 (\d{3})[^\r]*\r\n([^]*)$/.exec(bytes.toString('latin1', 0, Math.max(0, end))) ?? [];
  const headers = head.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(status ?? 0),
    headers: Object.fromEntries(headers),
    // Decoded on demand: some responses have megabytes that no test reads.
    get body() {
      return bytes.toString('latin1', end + 4);
    },
  };
}
