import { createHash } from 'node:crypto';
import { createScriptureHashes } from '../scriptureHashes.ts';

export type { MerkleStep } from '../scriptureHashes.ts';

/** The hashes of the scripture, with Node's SHA-256. */
export const { lineHash, groupHash, merkleRoot, createMerklePaths } = createScriptureHashes((...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
});
