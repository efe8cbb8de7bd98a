import { createHash } from 'node:crypto';
import type { HashedGroup } from '../receipts.ts';

/** A hash beside the way from a leaf to the root of a Merkle tree, and its side. */
export interface MerkleStep {
  readonly side: 'left' | 'right';
  readonly sha256: string;
}

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The hash of a line: SHA-256 of its Unicode text (NFC) in UTF-8. */
export function lineHash(unicode: string): Buffer {
  return sha256(unicode.normalize('NFC'));
}

/** The hash of an ang: SHA-256 of the hashes of its lines, 32 bytes each, in order. */
export function groupHash(lineHashes: readonly Uint8Array[]): Buffer {
  return sha256(...lineHashes);
}

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

const leafHash = ({ sourceId, unit, number, lineCount, sha256: hash }: HashedGroup): Buffer =>
  sha256(LEAF, `${sourceId} ${unit} ${String(number)} ${String(lineCount)} ${hash}`);

/** The size of the left part of a tree: the largest power of two below its number of leaves. */
function leftSize(count: number): number {
  let size = 1;
  while (size * 2 < count) size *= 2;
  return size;
}

function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  const [only] = leaves;
  if (only && leaves.length === 1) return only;
  const middle = leftSize(leaves.length);
  return sha256(NODE, rootOf(leaves.slice(0, middle)), rootOf(leaves.slice(middle)));
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/**
 * The Merkle root of groups, in the order of the works and their angs: the tree of RFC 6962. A leaf is SHA-256 of the
 * byte 0 and `source unit number lines hash`, a node SHA-256 of the byte 1 and its two parts.
 */
export function merkleRoot(groups: readonly HashedGroup[]): string {
  if (groups.length === 0) throw new RangeError('A Merkle tree needs a leaf.');
  return hex(rootOf(groups.map(leafHash)));
}

/** The hashes that lead from each group to the root, from the leaf upwards. Every part of the tree is hashed once. */
export function createMerklePaths(groups: readonly HashedGroup[]): (index: number) => MerkleStep[] {
  const leaves = groups.map(leafHash);
  const parts = new Map<string, string>();
  const partRoot = (start: number, end: number): string => {
    const key = `${String(start)}-${String(end)}`;
    const root = parts.get(key) ?? hex(rootOf(leaves.slice(start, end)));
    parts.set(key, root);
    return root;
  };
  const pathOf = (index: number, start: number, end: number): MerkleStep[] => {
    if (end - start === 1) return [];
    const middle = start + leftSize(end - start);
    return index < middle
      ? [...pathOf(index, start, middle), { side: 'right', sha256: partRoot(middle, end) }]
      : [...pathOf(index, middle, end), { side: 'left', sha256: partRoot(start, middle) }];
  };
  return (index) => pathOf(index, 0, leaves.length);
}
