import { createPublicKey, verify } from 'node:crypto';
import { merkleRoot, sha256 } from './hashes.mjs';
import { Problem } from './problem.mjs';

/** @typedef {import('./hashes.mjs').Group} Group */
/** @typedef {{ verseId: number, hash: Buffer, group: Group, place: number }} Leaf */
/**
 * @typedef {object} Manifest
 * @property {{ package: string, version: string }} source
 * @property {{ version: string, updated: string, packs: string }} build
 * @property {number} lineCount
 * @property {string} root
 * @property {{ bytes: number, sha256: string }} lines
 * @property {{ id: string, name: string, unit: string, root: string, groups: [number, number, string][] }[]} works
 * @property {{ name: string, bytes: number, sha256: string }[]} packs
 */

const FORMAT = 'naad-manifest/1';
/** Bytes of a line in the list of hashes: its verse id and its hash. */
const LEAF_BYTES = 36;

/**
 * Verifies the Ed25519 signature of a text. The caller must trust the key.
 *
 * @param {Uint8Array} text @param {string} signature base64 @param {string} key PEM
 */
export function isSigned(text, signature, key) {
  try {
    const publicKey = createPublicKey(key);
    return (
      publicKey.asymmetricKeyType === 'ed25519' &&
      verify(null, text, publicKey, Buffer.from(signature, 'base64'))
    );
  } catch {
    return false;
  }
}

/** @param {Uint8Array} text @returns {Manifest} */
export function parseManifest(text) {
  try {
    const manifest = JSON.parse(Buffer.from(text).toString('utf8'));
    if (manifest.format === FORMAT) return manifest;
  } catch {
    // Reported below.
  }
  throw new Problem(`This is no manifest of the format ${FORMAT}.`);
}

/** @param {Manifest} manifest @returns {Group[]} */
export const groupsOf = ({ works }) =>
  works.flatMap(({ id, unit, groups }) =>
    groups.map(([number, lineCount, hash]) => ({ sourceId: id, unit, number, lineCount, sha256: hash })),
  );

/** Differences of a manifest from itself: its roots follow from its angs. @param {Manifest} manifest */
export function checkRoots(manifest) {
  const groups = groupsOf(manifest);
  const found = [];
  if (merkleRoot(groups) !== manifest.root) found.push("the manifest's root doesn't follow from its angs");
  for (const { id, root } of manifest.works) {
    const own = groups.filter(({ sourceId }) => sourceId === id);
    if (merkleRoot(own) !== root) found.push(`the manifest's root of ${id} doesn't follow from its angs`);
  }
  return found;
}

/**
 * Reads the list of line hashes, and checks it against the manifest.
 *
 * @param {Manifest} manifest @param {readonly Group[]} groups the manifest's @param {Buffer} bytes @returns {Leaf[]}
 */
export function readLeaves(manifest, groups, bytes) {
  if (sha256(bytes).toString('hex') !== manifest.lines.sha256) {
    throw new Problem("The list of line hashes isn't the one that the manifest names.");
  }
  let start = 0;
  return groups.flatMap((group) =>
    Array.from({ length: group.lineCount }, (_, place) => {
      const leaf = {
        verseId: bytes.readUInt32BE(start),
        hash: bytes.subarray(start + 4, start + LEAF_BYTES),
        group,
        place: place + 1,
      };
      start += LEAF_BYTES;
      return leaf;
    }),
  );
}

/** @param {Pick<Group, 'sourceId' | 'unit' | 'number'>} group */
export const nameOf = ({ sourceId, unit, number }) => `${sourceId} ${unit} ${number}`;

/** @param {Leaf} leaf */
export const leafName = ({ group, place, verseId }) =>
  `${nameOf(group)}, line ${place} of ${group.lineCount} (verse ${verseId})`;
