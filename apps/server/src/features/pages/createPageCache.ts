import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { PageRequest, PageVariant } from '@naad/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  BROTLI,
  type CacheCounts,
  type CachedResponse,
  etagOf,
  prefersBrotli,
  trimmed,
} from '../../http/responseCache.ts';
import { openPageStore, type PageStore } from './openPageStore.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A rendered page as it is sent. */
export interface CachedPage extends CachedResponse {
  readonly contentSecurityPolicy: string;
}

/** The cache's entry for a request. */
export interface PageSlot {
  /** The page, or null if it must be rendered. */
  readonly page: CachedPage | null;
  /** True if shared caches may keep the page, too. */
  readonly isShared: boolean;
  /** Compresses a rendered page, in another thread, and keeps it. */
  keep(html: readonly string[], contentSecurityPolicy: string): Promise<CachedPage>;
}

/** Everything in a request that a page depends on. */
export type PageInputs = Pick<PageRequest, 'href' | 'login' | 'cookies' | 'acceptLanguage' | 'banner'>;

/** Rendered pages that stay the same until the next deployment, by address and visitor's variant. */
export interface PageCache {
  slot(request: FastifyRequest, inputs: PageInputs): PageSlot;
  counts(): CacheCounts;
  close(): void;
}

export interface PageCacheOptions {
  readonly pageVariant: PageVariant;
  /** Size of all compressed pages on disk. */
  readonly maxBytes: number;
  /** Lifetime of a page in milliseconds; null to keep it until the process ends. */
  readonly maxAgeMs: number | null;
  /** Called when the disk fails; the cache then has only what is in memory. */
  readonly onFailure: (error: unknown) => void;
}

/** Size of the pages in memory, which are those requested last. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Longer pages aren't cached but streamed, so that readers don't wait for the last line. */
const MAX_CHARACTERS = 600_000;

/** True if a page is short enough for the cache. */
export const isCacheable = (html: readonly string[]): boolean =>
  html.reduce((sum, { length }) => sum + length, 0) <= MAX_CHARACTERS;

/** Number of visitors, apart by their cookies and languages, whose variants are remembered. */
const REMEMBERED_VISITORS = 1_000;

/** Keeps pages in memory and, if they stay until the process ends, many more on disk. */
export function createPageCache({ pageVariant, maxBytes, maxAgeMs, onFailure }: PageCacheOptions): PageCache {
  const memory = new LRUCache<string, CachedPage>({
    maxSize: Math.min(MEMORY_BYTES, maxBytes),
    ...(maxAgeMs !== null && { ttl: maxAgeMs }),
  });
  const disk = maxAgeMs === null ? unlessItFails(() => openPageStore(maxBytes), onFailure) : null;
  const remember = (key: string, page: CachedPage): CachedPage => {
    memory.set(key, page, { size: page.brotli.length + page.contentSecurityPolicy.length + 2 * key.length });
    return page;
  };
  let hits = 0;
  let misses = 0;
  const findOnDisk = (key: string): CachedPage | null => {
    const page = disk?.use((store) => store.find(key)) ?? null;
    return page && remember(key, page);
  };
  const find = (key: string): CachedPage | null => {
    const page = memory.get(key) ?? findOnDisk(key);
    if (page) hits += 1;
    else misses += 1;
    return page;
  };
  const variants = new LRUCache<string, ReturnType<PageVariant>>({ max: REMEMBERED_VISITORS });
  const variantOf = ({ headers }: FastifyRequest, inputs: PageInputs): ReturnType<PageVariant> => {
    const visitor = JSON.stringify([headers.cookie, inputs.acceptLanguage, inputs.banner]);
    const variant = variants.get(visitor) ?? pageVariant(inputs);
    variants.set(visitor, variant);
    return variant;
  };
  return {
    slot(request, inputs) {
      const { key: variant, isShared } = variantOf(request, inputs);
      const key = `${inputs.href} ${String(inputs.login?.isUnavailable)} ${variant}`;
      return {
        page: find(key),
        isShared,
        async keep(html, contentSecurityPolicy) {
          const body = Buffer.from(html.join(''));
          const page: CachedPage = {
            brotli: trimmed(await compress(body, BROTLI)),
            etag: etagOf(body),
            contentSecurityPolicy,
          };
          disk?.use((store) => {
            store.add(key, page);
          });
          return remember(key, page);
        },
      };
    },
    counts: () => ({
      hits,
      misses,
      ...(disk?.use((store) => store.size()) ?? { entries: memory.size, bytes: memory.calculatedSize }),
    }),
    close: () => disk?.close(),
  };
}

/** A store that is no longer used once it has failed. */
function unlessItFails(open: () => PageStore, onFailure: (error: unknown) => void) {
  let store: PageStore | null = null;
  const attempt = <Result>(action: () => Result): Result | null => {
    try {
      return action();
    } catch (error) {
      store = null;
      onFailure(error);
      return null;
    }
  };
  store = attempt(open);
  return {
    use<Result>(action: (store: PageStore) => Result): Result | null {
      const usable = store;
      return usable && attempt(() => action(usable));
    },
    close: () => store?.close(),
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
