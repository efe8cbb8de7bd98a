import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { ApiError } from '@naad/api-contract';
import { encodePack, type Manifest, type PackFile, parseManifest } from '@naad/gurbani-corpus';
import { isDevicePack } from '@naad/gurbani-search/worker';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { SiteServices } from '../../services.ts';
import { SHIPPED_YEARS } from '../../sources/hukamnama/snapshot.ts';

const PackEntry = z.object({
  name: z.string(),
  file: z.string().regex(/^[\w.-]+-[0-9a-f]{12}\.pack$/),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const PackManifest = z.object({
  formatVersion: z.number().int(),
  builtFrom: z.string(),
  updated: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  packs: z.array(PackEntry),
});

/** Manifests of the packs that browsers may store, as builds write them but without packs that none may store. */
export const LocalPacksManifest = z.object({
  corpus: PackManifest,
  search: PackManifest,
  /** Pack with the archive of hukamnamas. */
  hukamnamas: PackEntry,
  /** Compressed bytes of each pack that is sent compressed, by its name. */
  transfer: z.record(z.string(), z.number().int().positive()),
});
export type LocalPacksManifest = z.infer<typeof LocalPacksManifest>;

/** For browsers, so the OpenAPI description omits it. */
const manifestSchema = { hide: true, response: { 200: LocalPacksManifest } };
const packSchema = { hide: true, params: z.object({ file: z.string() }) };

/** A pack's name contains its hash, so its content never changes. */
const PACK_CACHE = 'public, max-age=31536000, immutable';

/** Content in a file or in memory. */
interface Content {
  readonly bytes: number;
  open(): Readable | Buffer;
}

/** A pack that this server sends. */
interface ServedPack extends Content {
  readonly sha256: string;
  /** Compressed with Brotli, or null. */
  readonly compressed: Content | null;
}

interface ServedPacks {
  readonly manifest: LocalPacksManifest;
  readonly byFile: ReadonlyMap<string, ServedPack>;
}

async function readStorable(directory: string): Promise<Manifest> {
  const manifest = parseManifest(await readFile(path.join(directory, 'manifest.json'), 'utf8'));
  return { ...manifest, packs: manifest.packs.filter(({ name }) => isDevicePack(name)) };
}

const contentOf = (file: string, bytes: number): Content => ({ bytes, open: () => createReadStream(file) });

const compress = promisify(brotliCompress);

/** The shipped archive as a pack. It is small, so it is compressed at start. */
async function packHukamnamas(): Promise<{ readonly pack: PackFile; readonly served: ServedPack }> {
  const content = Buffer.from(encodePack('hukamnamas', { years: { kind: 'json', value: SHIPPED_YEARS } }));
  const compressed = await compress(content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const bytes = content.length;
  return {
    pack: { name: 'hukamnamas', file: `hukamnamas-${sha256.slice(0, 12)}.pack`, bytes, sha256 },
    served: {
      bytes,
      sha256,
      open: () => content,
      compressed: { bytes: compressed.length, open: () => compressed },
    },
  };
}

/** Finds the packs to serve; null if none were built. */
async function findPacks(dist: string): Promise<ServedPacks | null> {
  const corpusDirectory = path.join(dist, '@naad/gurbani-corpus');
  const searchDirectory = path.join(dist, '@naad/gurbani-search');
  const manifests = await Promise.all([readStorable(corpusDirectory), readStorable(searchDirectory)]).catch(
    () => null,
  );
  if (!manifests) return null;
  const [corpus, search] = manifests;
  const byFile = new Map<string, ServedPack>();
  const transfer: Record<string, number> = {};
  const located = [
    ...corpus.packs.map((pack) => ({ ...pack, directory: corpusDirectory })),
    ...search.packs.map((pack) => ({ ...pack, directory: searchDirectory })),
  ];
  for (const { name, file, bytes, sha256, directory } of located) {
    const compressedPath = path.join(searchDirectory, 'compressed', `${file}.br`);
    const compressedBytes = (await stat(compressedPath).catch(() => null))?.size ?? null;
    const compressed = compressedBytes === null ? null : contentOf(compressedPath, compressedBytes);
    byFile.set(file, { ...contentOf(path.join(directory, file), bytes), sha256, compressed });
    if (compressed) transfer[name] = compressed.bytes;
  }
  const hukamnamas = await packHukamnamas();
  byFile.set(hukamnamas.pack.file, hukamnamas.served);
  transfer[hukamnamas.pack.name] = hukamnamas.served.compressed?.bytes ?? hukamnamas.pack.bytes;
  const copy = ({ packs: files, ...rest }: Manifest) => ({ ...rest, packs: [...files] });
  return {
    manifest: { corpus: copy(corpus), search: copy(search), hukamnamas: hukamnamas.pack, transfer },
    byFile,
  };
}

/**
 * `GET /packs/manifest.json` and `GET /packs/<file>`: the scripture, its indexes and the archive of hukamnamas, for browsers
 * that store them. Only files named by the manifest are served.
 */
export async function packs(app: ApiInstance, { config }: SiteServices): Promise<void> {
  const served = await findPacks(config.dist);
  app.get(
    '/packs/manifest.json',
    { schema: manifestSchema, config: rateLimit('other', config.rateLimit) },
    (_request, reply) => {
      if (!served) throw new ApiError('notFound');
      // A deployment renames the packs and removes the previous ones.
      reply.header('cache-control', NO_CACHE);
      return served.manifest;
    },
  );
  app.get(
    '/packs/:file',
    { schema: packSchema, config: rateLimit('other', config.rateLimit) },
    (request, reply) => {
      const pack = served?.byFile.get(request.params.file);
      if (!pack) throw new ApiError('notFound');
      reply
        .header('content-type', 'application/octet-stream')
        .header('cache-control', PACK_CACHE)
        .header('vary', 'accept-encoding')
        .header('etag', `W/"${pack.sha256}"`);
      if (pack.compressed && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
        reply.header('content-encoding', 'br').header('content-length', pack.compressed.bytes);
        return reply.send(pack.compressed.open());
      }
      return reply.send(pack.open());
    },
  );
}
