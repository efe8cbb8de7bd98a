import { createHash } from 'node:crypto';
import type { Corpus } from '@naad/gurbani-corpus';
import { merkleRoot } from '@naad/gurbani-corpus/node';
import { version } from '../version.ts';

const MANIFEST_FORMAT = 'naad-manifest/1';

/** Describes the scripture of this server for `naad-verify`; docs/receipts.md explains the fields. */
export function createManifest(corpus: Corpus) {
  const { builtFrom, updated, hash, packs } = corpus.info;
  const [name = '', sourceVersion = ''] = builtFrom.split(' ');
  const { groups, root, leaves } = corpus.receipts();
  const lines = leaves();
  const works = corpus.catalogue.sources
    .map(({ id, name: { english } }) => ({
      id,
      english,
      own: groups.filter(({ sourceId }) => sourceId === id),
    }))
    .filter(({ own }) => own.length > 0);
  return {
    format: MANIFEST_FORMAT,
    source: { package: name, version: sourceVersion },
    build: { version, updated, packs: hash },
    algorithm:
      'SHA-256 of each line in UTF-8 (NFC); of the hashes of an ang; Merkle tree of RFC 6962 over the angs',
    lineCount: corpus.lineCount,
    root,
    lines: {
      file: 'naad-lines.bin',
      bytes: lines.length,
      sha256: createHash('sha256').update(lines).digest('hex'),
    },
    works: works.map(({ id, english, own }) => ({
      id,
      name: english,
      unit: own[0]?.unit ?? 'ang',
      lineCount: own.reduce((sum, { lineCount }) => sum + lineCount, 0),
      root: merkleRoot(own),
      /** Number, lines and hash of each ang or shabad. */
      groups: own.map(({ number, lineCount, sha256 }) => [number, lineCount, sha256] as const),
    })),
    packs: packs.map((pack) => ({ name: pack.name, bytes: pack.bytes, sha256: pack.sha256 })),
  };
}
