import type { Corpus } from './corpus.ts';
import { groupsOfCorpus } from './pack/createReceipts.ts';
import { type ScriptureHashes, toHex } from './scriptureHashes.ts';
import type { SignedManifest } from './signedManifest.ts';

/**
 * Hashes every line and compares the angs and the root with the signed manifest, ang by ang: the caller may pause after
 * each. Needs the packs `catalogue`, `lines` and `text`.
 * @returns what differs first; null if everything is the same
 */
export function* verifyScripture(
  corpus: Corpus,
  { root, lineCount, groups }: Pick<SignedManifest, 'root' | 'lineCount' | 'groups'>,
  { lineHash, groupHash, merkleRoot }: ScriptureHashes<Uint8Array>,
): Generator<undefined, string | null> {
  if (corpus.lineCount !== lineCount) return 'the number of lines differs';
  const found = groupsOfCorpus(corpus);
  if (found.length !== groups.length) return 'the number of angs differs';
  if (merkleRoot(groups) !== root) return 'the Merkle root differs';
  let hashed = 0;
  for (const [index, { sourceId, unit, number, lines }] of found.entries()) {
    const expected = groups[index];
    const isSame =
      expected?.sourceId === sourceId &&
      expected.unit === unit &&
      expected.number === number &&
      expected.lineCount === lines.length &&
      expected.sha256 === toHex(groupHash(lines.map((line) => lineHash(corpus.unicode(line)))));
    if (!isSame) return `the hash of ${sourceId} ${unit} ${String(number)} differs`;
    hashed += lines.length;
    yield;
  }
  return hashed === lineCount ? null : 'a line belongs to no ang';
}
