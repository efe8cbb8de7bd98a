import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '@naad/api-contract';
import { parseManifest, type Manifest } from '@naad/gurbani-corpus';
import { SEARCH_KINDS } from '@naad/gurbani-model';
import { packsOfKind } from '@naad/gurbani-search/worker';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { SiteServices } from '../../services.ts';

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

/** Manifests of the packs for offline search, as builds write them but without packs that no search needs. */
export const LocalPacksManifest = z.object({
  corpus: PackManifest,
  search: PackManifest,
  /** Compressed bytes of each pack that is sent compressed, by its name. */
  transfer: z.record(z.string(), z.number().int().positive()),
});
export type LocalPacksManifest = z.infer<typeof LocalPacksManifest>;

/** For browsers, so the OpenAPI description omits it. */
const manifestSchema = { hide: true, response: { 200: LocalPacksManifest } };
const packSchema = { hide: true, params: z.object({ file: z.string() }) };

/** A pack's name contains its hash, so its content never changes. */
const PACK_CACHE = 'public, max-age=31536000, immutable';

/** A pack file on this server. */
interface ServedPack {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Brotli version made by the build, or null. */
  readonly compressed: { readonly path: string; readonly bytes: number } | null;
}

interface ServedPacks {
  readonly manifest: LocalPacksManifest;
  readonly byFile: ReadonlyMap<string, ServedPack>;
}

async function readSearchable(directory: string): Promise<Manifest> {
  const searchNames = new Set(SEARCH_KINDS.flatMap((kind) => packsOfKind(kind)));
  const manifest = parseManifest(await readFile(path.join(directory, 'manifest.json'), 'utf8'));
  return { ...manifest, packs: manifest.packs.filter(({ name }) => searchNames.has(name)) };
}

/** Finds the packs to serve; null if none were built. */
async function findPacks(dist: string): Promise<ServedPacks | null> {
  const corpusDirectory = path.join(dist, '@naad/gurbani-corpus');
  const searchDirectory = path.join(dist, '@naad/gurbani-search');
  const manifests = await Promise.all([
    readSearchable(corpusDirectory),
    readSearchable(searchDirectory),
  ]).catch(() => null);
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
    const compressed = compressedBytes === null ? null : { path: compressedPath, bytes: compressedBytes };
    byFile.set(file, { path: path.join(directory, file), bytes, sha256, compressed });
    if (compressed) transfer[name] = compressed.bytes;
  }
  const copy = ({ packs: files, ...rest }: Manifest) => ({ ...rest, packs: [...files] });
  return { manifest: { corpus: copy(corpus), search: copy(search), transfer }, byFile };
}

/**
 * `GET /packs/manifest.json` and `GET /packs/<file>`: the scripture and its indexes for offline search in browsers. Only
 * files named by the manifest are served.
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
        return reply.send(createReadStream(pack.compressed.path));
      }
      return reply.send(createReadStream(pack.path));
    },
  );
}
