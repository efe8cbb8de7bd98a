import type { HashedGroup } from './receipts.ts';

/** A hash beside the way from a leaf to the root of a Merkle tree, and its side. */
export interface MerkleStep {
  readonly side: 'left' | 'right';
  readonly sha256: string;
}

/** The hashes of the scripture; docs/receipts.md defines them. */
export interface ScriptureHashes<Hash extends Uint8Array> {
  /** The hash of a line: SHA-256 of its Unicode text (NFC) in UTF-8. */
  lineHash(unicode: string): Hash;
  /** The hash of an ang: SHA-256 of the hashes of its lines, 32 bytes each, in order. */
  groupHash(lineHashes: readonly Uint8Array[]): Hash;
  /**
   * The Merkle root of groups, in the order of the works and their angs: the tree of RFC 6962. A leaf is SHA-256 of the
   * byte 0 and `source unit number lines hash`, a node SHA-256 of the byte 1 and its two parts. Hexadecimal.
   */
  merkleRoot(groups: readonly HashedGroup[]): string;
  /** The hashes that lead from each group to the root, from the leaf upwards. Every part of the tree is hashed once. */
  createMerklePaths(groups: readonly HashedGroup[]): (index: number) => MerkleStep[];
}

// Available in every supported runtime, but not in the types common to all of them.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The size of the left part of a tree: the largest power of two below its number of leaves. */
function leftSize(count: number): number {
  let size = 1;
  while (size * 2 < count) size *= 2;
  return size;
}

/** Writes a hash in hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Creates the hashes of the scripture.
 * @param sha256 hashes the parts as one text of bytes: Node and browsers have different functions for it
 */
export function createScriptureHashes<Hash extends Uint8Array>(
  sha256: (...parts: readonly Uint8Array[]) => Hash,
): ScriptureHashes<Hash> {
  const encoder = new TextEncoder();

  const leafHash = ({ sourceId, unit, number, lineCount, sha256: hash }: HashedGroup): Uint8Array =>
    sha256(LEAF, encoder.encode(`${sourceId} ${unit} ${String(number)} ${String(lineCount)} ${hash}`));

  function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
    const [only] = leaves;
    if (only && leaves.length === 1) return only;
    const middle = leftSize(leaves.length);
    return sha256(NODE, rootOf(leaves.slice(0, middle)), rootOf(leaves.slice(middle)));
  }

  return {
    lineHash: (unicode) => sha256(encoder.encode(unicode.normalize('NFC'))),
    groupHash: (lineHashes) => sha256(...lineHashes),
    merkleRoot(groups) {
      if (groups.length === 0) throw new RangeError('A Merkle tree needs a leaf.');
      return toHex(rootOf(groups.map(leafHash)));
    },
    createMerklePaths(groups) {
      const leaves = groups.map(leafHash);
      const parts = new Map<string, string>();
      const partRoot = (start: number, end: number): string => {
        const key = `${String(start)}-${String(end)}`;
        const root = parts.get(key) ?? toHex(rootOf(leaves.slice(start, end)));
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
    },
  };
}
