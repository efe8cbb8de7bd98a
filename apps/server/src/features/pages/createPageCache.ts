import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BROTLI, type CacheCounts } from '../../http/responseCache.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A rendered page as it is sent. */
export interface CachedPage {
  readonly brotli: Buffer;
  readonly etag: string;
  readonly contentSecurityPolicy: string;
}

/** Rendered pages that stay the same until the next deployment, by address and visitor's variant. */
export interface PageCache {
  find(key: string): CachedPage | null;
  /** Compresses a page, in another thread. */
  add(key: string, html: readonly string[], contentSecurityPolicy: string): Promise<CachedPage>;
  counts(): CacheCounts;
}

/** Longer pages are rendered and sent in pieces each time, so that readers don't wait for the last line. */
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
  let hits = 0;
  let misses = 0;
  return {
    find(key) {
      const page = cache.get(key) ?? null;
      if (page) hits += 1;
      else misses += 1;
      return page;
    },
    async add(key, html, contentSecurityPolicy) {
      const body = Buffer.from(html.join(''));
      const page: CachedPage = {
        brotli: await compress(body, BROTLI),
        // Weak, because the same text is sent in several encodings.
        etag: `W/"${createHash('sha1').update(body).digest('base64')}"`,
        contentSecurityPolicy,
      };
      cache.set(key, page, { size: page.brotli.length + 2 * key.length });
      return page;
    },
    counts: () => ({ hits, misses, entries: cache.size, bytes: cache.calculatedSize }),
  };
}

/** Sends a cached page in brotli if the client takes it, otherwise as text. */
export async function sendCachedPage(
  reply: FastifyReply,
  { brotli, etag }: CachedPage,
): Promise<FastifyReply> {
  reply.header('etag', etag);
  const accepted = reply.request.headers['accept-encoding'];
  const takesBrotli = typeof accepted === 'string' && negotiate(accepted, ['br', 'gzip']) === 'br';
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(await decompress(brotli));
}
