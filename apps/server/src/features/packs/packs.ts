import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '@naad/api-contract';
import { parseManifest, type Manifest } from '@naad/gurbani-corpus';
import { SEARCH_KINDS } from '@naad/gurbani-search';
import { packsOfKind } from '@naad/gurbani-search/worker';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { manifestSchema, packSchema, type LocalPacksManifest } from './schema.ts';

/** The name of a pack carries its hash: what stands under it never changes. */
const PACK_CACHE = 'public, max-age=31536000, immutable';

/** A pack on this machine. */
interface ServedPack {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The same, compressed with brotli when it was built; null where it was not. */
  readonly compressed: { readonly path: string; readonly bytes: number } | null;
}

interface ServedPacks {
  readonly manifest: LocalPacksManifest;
  readonly byFile: ReadonlyMap<string, ServedPack>;
}

async function readSearchable(directory: string): Promise<Manifest> {
  const wanted = new Set(SEARCH_KINDS.flatMap((kind) => packsOfKind(kind)));
  const manifest = parseManifest(await readFile(path.join(directory, 'manifest.json'), 'utf8'));
  return { ...manifest, packs: manifest.packs.filter(({ name }) => wanted.has(name)) };
}

/** What there is to serve; null where nothing was built. */
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
  const placed = [
    ...corpus.packs.map((pack) => ({ ...pack, directory: corpusDirectory })),
    ...search.packs.map((pack) => ({ ...pack, directory: searchDirectory })),
  ];
  for (const { name, file, bytes, sha256, directory } of placed) {
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
 * `GET /packs/manifest.json` and `GET /packs/<file>`: the scripture and its indexes for browsers that search by
 * themselves. Nothing is served but what the manifest names.
 */
export async function packs(app: ApiInstance, { config }: Services): Promise<void> {
  const served = await findPacks(config.dist);
  app.get(
    '/packs/manifest.json',
    { schema: manifestSchema, config: rateLimit('other', config.rateLimit) },
    (_request, reply) => {
      if (!served) throw new ApiError('notFound');
      // After a deployment the packs have other names, and those of before are gone.
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
