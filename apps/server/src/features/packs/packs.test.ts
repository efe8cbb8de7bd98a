import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { decodeDays, type SnapshotYears } from '@naad/api-scripture/sources';
import { openPack } from '@naad/gurbani-corpus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedHukamnamas } from '../../sources/hukamnama/snapshot.ts';
import { createTestSite, type TestSite } from '../../testing/createTestSite.ts';
import { LocalPacksManifest } from './packs.ts';

const DIST = fileURLToPath(new URL('../../../../../dist', import.meta.url));
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

describe('packs', () => {
  let dist: string;
  let site: TestSite;
  let manifest: LocalPacksManifest;
  const named = (name: string) =>
    [...manifest.corpus.packs, ...manifest.search.packs].find((pack) => pack.name === name) ??
    expect.unreachable();

  beforeAll(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'naad-packs-'));
    const target = path.join(dist, '@naad');
    await mkdir(path.join(target, 'gurbani-search/compressed'), { recursive: true });
    for (const folder of ['gurbani-corpus', 'gurbani-search']) {
      await cp(path.join(DIST, '@naad', folder, 'manifest.json'), path.join(target, folder, 'manifest.json'));
    }
    const search = await readFile(path.join(target, 'gurbani-search/manifest.json'), 'utf8');
    const files = [...search.matchAll(/"((?:ranks|folded)-[^"]+)"/g)].map(([, file]) => file ?? '');
    for (const file of files) {
      const bytes = await readFile(path.join(DIST, '@naad/gurbani-search', file));
      await writeFile(path.join(target, 'gurbani-search', file), bytes);
      if (!file.startsWith('ranks')) continue;
      await writeFile(
        path.join(target, 'gurbani-search/compressed', `${file}.br`),
        brotliCompressSync(bytes, FAST),
      );
    }
    site = await createTestSite({ dist });
    manifest = LocalPacksManifest.parse((await site.server.inject('/packs/manifest.json')).json());
  });
  afterAll(async () => {
    await site.close();
    await rm(dist, { recursive: true });
  });

  it('are listed in a manifest that is always revalidated: those that a device may store [O10]', async () => {
    const { headers } = await site.server.inject('/packs/manifest.json');
    expect(headers['cache-control']).toBe('no-cache');
    const names = [...manifest.corpus.packs, ...manifest.search.packs].map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['text', 'lines', 'source', 'gloss', 'letters', 'translation-pu.ss']),
    );
    expect(names.filter((name) => /^(transliteration-|receipts|related)/.test(name))).toEqual([]);
    expect(manifest.search.builtFrom).toBe(manifest.corpus.hash);
    expect(Object.keys(manifest.transfer)).toEqual(['ranks', 'hukamnamas']);
  });

  it('include the archive of hukamnamas [O10]', async () => {
    const { file, sha256 } = manifest.hukamnamas;
    const { rawPayload } = await site.server.inject({ url: `/packs/${file}`, headers: {} });
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256);
    const years = openPack(new Uint8Array(rawPayload)).json('years') as SnapshotYears;
    expect(decodeDays(years)).toEqual(shippedHukamnamas());
    const { headers } = await site.server.inject({
      url: `/packs/${file}`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers['content-length']).toBe(String(manifest.transfer['hukamnamas']));
  });

  it('are sent with brotli and cached for a year', async () => {
    const { file, sha256 } = named('ranks');
    const reply = await site.server.inject({
      url: `/packs/${file}`,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(manifest.transfer['ranks']),
    });
    expect(reply.rawPayload).toHaveLength(manifest.transfer['ranks'] ?? 0);
    const again = await site.server.inject({
      url: `/packs/${file}`,
      headers: { 'if-none-match': `W/"${sha256}"` },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each(['ranks', 'folded'])('are sent uncompressed to clients without brotli: %s', async (name) => {
    const { file, sha256, bytes } = named(name);
    const { rawPayload, headers } = await site.server.inject({ url: `/packs/${file}`, headers: {} });
    expect(headers['content-encoding']).toBeUndefined();
    expect(rawPayload).toHaveLength(bytes);
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256);
  });

  it('are served only if the manifest lists them', async () => {
    for (const file of ['source-000000000000.pack', '..%2Fmanifest.json', '%2e%2e%2fpackage.json', 'x']) {
      const { statusCode } = await site.server.inject(`/packs/${file}`);
      expect(statusCode, file).toBe(404);
    }
  });

  it('are missing if none were built', async () => {
    const other = await createTestSite({ dist: path.join(dist, 'nowhere') });
    expect((await other.server.inject('/packs/manifest.json')).statusCode).toBe(404);
    expect((await other.server.inject('/packs/x')).statusCode).toBe(404);
    await other.close();
  });
});
