import { sha256 } from '@noble/hashes/sha2.js';
import {
  createCorpus,
  createScriptureHashes,
  openPack,
  parseSignedManifest,
  verifyScripture,
} from '@naad/gurbani-corpus';
import { findPacks, readDeviceManifest } from './deviceManifest.ts';
import { READING_PACKS } from './deviceParts.ts';
import { readPack } from './packCache.ts';
import type { VerifyAnswer, VerifyQuestion } from './verifyDownload.ts';

const hashes = createScriptureHashes((...parts) => {
  const hash = sha256.create();
  for (const part of parts) hash.update(part);
  return hash.digest();
});

/** Hashes every line of the downloaded scripture. Returns what differs first, or null. */
async function findDifference({ body, signedText }: VerifyQuestion): Promise<string | null> {
  const manifest = readDeviceManifest(body);
  const packs = await Promise.all(
    findPacks(manifest, READING_PACKS).map(
      async (pack) => [pack.name, openPack(await readPack(pack))] as const,
    ),
  );
  const byName = new Map(packs);
  const corpus = createCorpus(
    {
      manifest: manifest.corpus,
      pack(name) {
        const found = byName.get(name);
        if (!found) throw new RangeError(`The verification needs no ${name}.`);
        return found;
      },
    },
    'lazy',
  );
  const steps = verifyScripture(corpus, parseSignedManifest(signedText), hashes);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<VerifyQuestion>) => {
  const answer = (message: VerifyAnswer) => {
    self.postMessage(message);
  };
  findDifference(data).then(
    (difference) => {
      answer({ difference });
    },
    (error: unknown) => {
      answer({ difference: String(error) });
    },
  );
});
