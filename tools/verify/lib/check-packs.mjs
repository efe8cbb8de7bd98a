import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lineHash, sha256 } from './hashes.mjs';
import { leafName } from './manifest.mjs';
import { Problem } from './problem.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */
/** @typedef {import('./manifest.mjs').Leaf} Leaf */

const MAGIC = 'NAADPACK';
const FIXED_HEADER_BYTES = 16;
/** Columns begin at a multiple of 8 bytes. @param {number} offset */
const align = (offset) => Math.ceil(offset / 8) * 8;

/** @param {Buffer} bytes @param {string} name @returns {{ bytes: Buffer, count: number }} a column of a pack */
function readColumn(bytes, name) {
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Problem('A pack has another format.');
  const headerEnd = FIXED_HEADER_BYTES + bytes.readUInt32LE(12);
  /** @type {{ columns: { name: string, offset: number, bytes: number, count: number }[] }} */
  const { columns } = JSON.parse(bytes.toString('utf8', FIXED_HEADER_BYTES, headerEnd));
  const column = columns.find((each) => each.name === name);
  if (!column) throw new Problem(`A pack lacks the column ${name}.`);
  const start = align(headerEnd) + column.offset;
  return { bytes: bytes.subarray(start, start + column.bytes), count: column.count };
}

/** Texts by verse id. @param {Buffer} lines @param {Buffer} text */
function readTexts(lines, text) {
  const ids = readColumn(lines, 'verseId');
  const texts = readColumn(text, 'unicode');
  const first = (texts.count + 1) * 4;
  /** @type {Map<number, string>} */
  const found = new Map();
  for (let index = 0; index < texts.count; index++) {
    const start = first + texts.bytes.readUInt32LE(index * 4);
    const end = first + texts.bytes.readUInt32LE(index * 4 + 4);
    found.set(ids.bytes.readUInt32LE(index * 4), texts.bytes.toString('utf8', start, end));
  }
  return found;
}

/**
 * Compares the packs of a folder with the manifest. Its own manifest only names the files: it proves nothing, since
 * an attacker who changes a pack can change it too.
 *
 * @param {string} folder @param {Manifest} manifest @param {readonly Leaf[] | null} leaves
 * @param {(text: string) => void} report
 */
export function checkPacks(folder, manifest, leaves, report) {
  const file = path.join(folder, 'manifest.json');
  if (!existsSync(file)) throw new Problem(`There are no packs in ${folder}.`);
  /** @type {{ packs: { name: string, file: string }[] }} */
  const own = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {Map<string, Buffer>} */
  const contents = new Map();
  const found = manifest.packs.flatMap(({ name, sha256: expected }) => {
    const pack = own.packs.find((each) => each.name === name);
    if (!pack || !existsSync(path.join(folder, pack.file))) return [`the pack ${name} is missing`];
    const bytes = readFileSync(path.join(folder, pack.file));
    if (name === 'lines' || name === 'text') contents.set(name, bytes);
    return sha256(bytes).toString('hex') === expected ? [] : [`the pack ${name} differs`];
  });
  const [lines, text] = [contents.get('lines'), contents.get('text')];
  if (found.length > 0 && leaves && lines && text) {
    const texts = readTexts(lines, text);
    for (const leaf of leaves) {
      const line = texts.get(leaf.verseId);
      if (line === undefined) found.push(`${leafName(leaf)} is missing`);
      else if (!lineHash(line).equals(leaf.hash)) found.push(`${leafName(leaf)} differs: ${line}`);
    }
  }
  report(`${manifest.packs.length} packs were compared.`);
  return found;
}
