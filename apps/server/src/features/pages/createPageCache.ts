import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { PageRequest, PageVariant } from '@naad/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BROTLI } from '../../http/responseCache.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A rendered page as it is sent. */
export interface CachedPage {
  readonly brotli: Buffer;
  readonly etag: string;
  readonly contentSecurityPolicy: string;
}

/** Place of a request's page in the cache. */
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
  /** Number of pages and of their bytes. */
  size(): { readonly pages: number; readonly bytes: number };
}

export interface PageCacheOptions {
  readonly pageVariant: PageVariant;
  /** Size of all compressed pages and their keys. */
  readonly maxBytes: number;
  /** How long a page stays; by default until the process ends. */
  readonly maxAgeMs?: number | undefined;
}

/** Longer pages are rendered and sent in pieces each time, so that readers don't wait for the last line. */
const MAX_CHARACTERS = 600_000;

/** True if a page is short enough for the cache. */
export const isCacheable = (html: readonly string[]): boolean =>
  html.reduce((sum, { length }) => sum + length, 0) <= MAX_CHARACTERS;

/** Number of visitors, apart by their cookies and languages, whose variants are remembered. */
const REMEMBERED_VISITORS = 1_000;

/** Keeps the pages requested last. */
export function createPageCache({ pageVariant, maxBytes, maxAgeMs }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    ...(maxAgeMs !== undefined && { ttl: maxAgeMs }),
  });
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
        page: pages.get(key) ?? null,
        isShared,
        async keep(html, contentSecurityPolicy) {
          const body = Buffer.from(html.join(''));
          const page: CachedPage = {
            brotli: await compress(body, BROTLI),
            // Weak, because the same text is sent in several encodings.
            etag: `W/"${createHash('sha1').update(body).digest('base64')}"`,
            contentSecurityPolicy,
          };
          pages.set(key, page, { size: page.brotli.length + 2 * key.length });
          return page;
        },
      };
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
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
