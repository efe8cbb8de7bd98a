import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { HashedGroup } from '../receipts.ts';
import { createMerklePaths, groupHash, lineHash, merkleRoot, type MerkleStep } from './lineHashes.ts';

const groups = (count: number): HashedGroup[] =>
  Array.from({ length: count }, (_, index) => ({
    sourceId: 'G',
    unit: 'ang',
    number: index + 1,
    lineCount: 1,
    sha256: groupHash([lineHash(`ਪੰਕਤੀ ${String(index)}`)]).toString('hex'),
  }));

const sha256 = (...parts: Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

/** Follows a path from a leaf, as a verifier without our code would. */
function follow(
  { sourceId, unit, number, lineCount, sha256: hash }: HashedGroup,
  path: readonly MerkleStep[],
) {
  const entry = Buffer.from(`${sourceId} ${unit} ${String(number)} ${String(lineCount)} ${hash}`);
  const node = Buffer.of(1);
  return path
    .reduce(
      (own, { side, sha256: other }) => {
        const beside = Buffer.from(other, 'hex');
        return side === 'left' ? sha256(node, beside, own) : sha256(node, own, beside);
      },
      sha256(Buffer.of(0), entry),
    )
    .toString('hex');
}

describe('the hashes of the scripture', () => {
  it('give canonically equal texts of a line one hash, and other letters another [T50]', () => {
    expect(lineHash('ਸ਼ਬਦ')).toEqual(lineHash('\u0A36ਬਦ'));
    expect(lineHash('ਸ਼ਬਦ')).not.toEqual(lineHash('ਸਬਦ'));
    expect(lineHash('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('lead from each ang to the root, for any number of angs [T52]', () => {
    for (const count of [1, 2, 3, 4, 5, 7, 8, 13]) {
      const all = groups(count);
      const pathOf = createMerklePaths(all);
      for (const [index, group] of all.entries()) expect(follow(group, pathOf(index))).toBe(merkleRoot(all));
    }
  });

  it('give another root if an ang changes, moves or is left out [T52]', () => {
    const all = groups(9);
    const [first, second, ...rest] = all;
    if (!first || !second) throw new RangeError('There are nine angs.');
    const roots = [
      all,
      [second, first, ...rest],
      all.slice(1),
      [{ ...first, lineCount: 2 }, second, ...rest],
      [{ ...first, sha256: second.sha256 }, second, ...rest],
    ].map(merkleRoot);
    expect(new Set(roots).size).toBe(roots.length);
  });
});
