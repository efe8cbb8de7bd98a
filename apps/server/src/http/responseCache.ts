import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, type BrotliOptions, constants } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { precomposedJson } from './precomposedJson.ts';

/**
 * Level 5 takes about as long as gzip and is a tenth smaller on this text; a 256 KB window keeps an encoder
 * small.
 */
export const BROTLI: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** A cached response: brotli-compressed JSON in UTF-8, which fits five times as many in memory. */
export interface CachedResponse {
  readonly brotli: Buffer;
  /** Identifies the content. */
  readonly etag: string;
}

/** Use of a cache since the process started, and what it holds now. */
export interface CacheCounts {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
}

/** A cache of recent responses by key. */
export interface ResponseCache {
  /** The cached response; null if there is none. */
  find(key: string): CachedResponse | null;
  /** Creates and caches a response. A key must always have the same value. */
  add(key: string, value: object): CachedResponse;
  counts(): CacheCounts;
}

/** Entity tag of a body. Weak, because the same text is sent in several encodings. */
export const etagOf = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64')}"`;

/** True if the client prefers brotli. */
export function prefersBrotli({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' && negotiate(accepted, ['br', 'gzip']) === 'br';
}

/**
 * A compressed body in memory of its own size, for a cache: a result of zlib is a view of a buffer of 16 KB or more, all of
 * which would stay.
 */
export function trimmed(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

function encodeResponse(value: object): CachedResponse {
  const body = Buffer.from(precomposedJson(value));
  return { brotli: trimmed(brotliCompressSync(body, BROTLI)), etag: etagOf(body) };
}

/**
 * Caches recent responses of the verse API, because few things are requested often: words being typed, well-known lines, and
 * pages revisited by the back button.
 * @param maxBytes total size; a response larger than a sixteenth of it isn't cached
 */
export function createResponseCache(maxBytes: number): ResponseCache {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 16),
  });
  let hits = 0;
  let misses = 0;
  return {
    find(key) {
      const response = cache.get(key) ?? null;
      if (response) hits += 1;
      else misses += 1;
      return response;
    },
    add(key, value) {
      const response = encodeResponse(value);
      cache.set(key, response, { size: response.brotli.length + 2 * key.length });
      return response;
    },
    counts: () => ({ hits, misses, entries: cache.size, bytes: cache.calculatedSize }),
  };
}

/** Sends a cached response in brotli if the client prefers that, otherwise decompressed. */
export function sendCachedResponse(reply: FastifyReply, { brotli, etag }: CachedResponse): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8').header('etag', etag);
  return prefersBrotli(reply.request)
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(brotliDecompressSync(brotli));
}
