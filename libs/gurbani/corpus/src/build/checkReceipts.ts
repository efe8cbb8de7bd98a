import type { Corpus } from '../corpus.ts';
import { groupHash, lineHash, merkleRoot } from '../node/lineHashes.ts';
import { LEAF_BYTES } from '../pack/createReceipts.ts';

/** Recomputes every hash from the texts of the packs, and reports those that differ. */
export function checkReceipts(corpus: Corpus, report: (finding: string) => void): void {
  const { groups, linesOf, root, leaves } = corpus.receipts();
  if (merkleRoot(groups) !== root) report('the Merkle root differs');
  const bytes = Buffer.from(leaves());
  let count = 0;
  groups.forEach(({ sourceId, unit, number, sha256, lineCount }, group) => {
    const lines = linesOf(group);
    const hashes = lines.map((line) => lineHash(corpus.unicode(line)));
    const name = `${sourceId} ${unit} ${String(number)}`;
    if (lines.length !== lineCount || groupHash(hashes).toString('hex') !== sha256) {
      report(`hash of ${name} differs`);
    }
    hashes.forEach((hash, place) => {
      const start = count++ * LEAF_BYTES;
      const { verseId } = corpus.line(lines[place] ?? 0);
      const isSame =
        bytes.readUInt32BE(start) === verseId && hash.equals(bytes.subarray(start + 4, start + LEAF_BYTES));
      if (!isSame) report(`hash of line ${String(place + 1)} of ${name} differs`);
    });
  });
  if (count !== corpus.lineCount)
    report(`hashes of lines: ${String(count)} instead of ${String(corpus.lineCount)}`);
}
