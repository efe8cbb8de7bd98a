import { createHash } from 'node:crypto';

/** @typedef {{ sourceId: string, unit: string, number: number, lineCount: number, sha256: string }} Group */

/** @param {...(string | Uint8Array)} parts @returns {Buffer} */
export function sha256(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** The hash of a line: SHA-256 of its text in Unicode (NFC) and UTF-8. @param {string} text */
export const lineHash = (text) => sha256(text.normalize('NFC'));

/** The hash of an ang: SHA-256 of the hashes of its lines. @param {readonly Uint8Array[]} lines */
export const groupHash = (lines) => sha256(...lines);

/** @param {Group} group */
const leafHash = ({ sourceId, unit, number, lineCount, sha256: hash }) =>
  sha256(Buffer.of(0), `${sourceId} ${unit} ${number} ${lineCount} ${hash}`);

/** @param {readonly Uint8Array[]} nodes @returns {Uint8Array} */
function rootOf(nodes) {
  const [only] = nodes;
  if (only && nodes.length === 1) return only;
  let left = 1;
  while (left * 2 < nodes.length) left *= 2;
  return sha256(Buffer.of(1), rootOf(nodes.slice(0, left)), rootOf(nodes.slice(left)));
}

/** The Merkle root (RFC 6962) of angs in order. @param {readonly Group[]} groups */
export const merkleRoot = (groups) => Buffer.from(rootOf(groups.map(leafHash))).toString('hex');
