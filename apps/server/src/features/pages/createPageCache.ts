import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BROTLI, type CachedResponse, etagOf, prefersBrotli } from '../../http/responseCache.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A rendered page as it is sent. */
export interface CachedPage extends CachedResponse {
  readonly contentSecurityPolicy: string;
}

/** Rendered pages that stay the same until the next deployment, by address and visitor's variant. */
export interface PageCache {
  find(key: string): CachedPage | null;
  /** Compresses a page, in another thread. */
  add(key: string, html: readonly string[], contentSecurityPolicy: string): Promise<CachedPage>;
}

/** Longer pages aren't cached but streamed, so that readers don't wait for the last line. */
const MAX_CHARACTERS = 600_000;

/** True if a page is short enough for the cache. */
export const isCacheable = (html: readonly string[]): boolean =>
  html.reduce((sum, { length }) => sum + length, 0) <= MAX_CHARACTERS;

/**
 * Keeps the pages requested last.
 *
 * @param maxBytes size of all compressed pages and their keys
 * @param maxAgeMs how long a page stays; by default until the process ends
 */
export function createPageCache(maxBytes: number, maxAgeMs?: number): PageCache {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    ...(maxAgeMs !== undefined && { ttl: maxAgeMs }),
  });
  return {
    find: (key) => cache.get(key) ?? null,
    async add(key, html, contentSecurityPolicy) {
      const body = Buffer.from(html.join(''));
      const page: CachedPage = {
        brotli: await compress(body, BROTLI),
        etag: etagOf(body),
        contentSecurityPolicy,
      };
      cache.set(key, page, { size: page.brotli.length + 2 * key.length });
      return page;
    },
  };
}

/** Sends a cached page in brotli if the client prefers that, otherwise decompressed. */
export async function sendCachedPage(
  reply: FastifyReply,
  { brotli, etag }: CachedPage,
): Promise<FastifyReply> {
  reply.header('etag', etag);
  return prefersBrotli(reply.request)
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(await decompress(brotli));
}
