import { lineHash } from './hashes.mjs';
import { leafName } from './manifest.mjs';

/** @typedef {import('./manifest.mjs').Leaf} Leaf */

/** Lines of a text, without blank ones, with spaces as in the scripture. @param {string} text */
const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/**
 * The line that should stand where an unknown one does: between the same neighbours.
 *
 * @param {readonly Leaf[]} leaves @param {readonly number[][]} places @param {number} index
 */
function expectedAt(leaves, places, index) {
  for (const place of places[index - 1] ?? []) {
    const next = places[index + 1];
    if (!next || next.length === 0 || next.includes(place + 2)) return leaves[place + 1] ?? null;
  }
  for (const place of places[index + 1] ?? []) return leaves[place - 1] ?? null;
  return null;
}

/**
 * Looks up each line of a text among the hashes.
 *
 * @param {string} text @param {readonly Leaf[]} leaves @param {(text: string) => void} report
 */
export function checkText(text, leaves, report) {
  /** @type {Map<string, number[]>} */
  const byHash = new Map();
  leaves.forEach(({ hash }, place) => {
    const key = hash.toString('hex');
    const places = byHash.get(key);
    if (places) places.push(place);
    else byHash.set(key, [place]);
  });
  const lines = linesOf(text);
  const places = lines.map((line) => byHash.get(lineHash(line).toString('hex')) ?? []);
  const found = lines.flatMap((line, index) => {
    const [first] = places[index] ?? [];
    const leaf = first === undefined ? undefined : leaves[first];
    if (leaf) {
      const others = (places[index]?.length ?? 1) - 1;
      report(`${leafName(leaf)}${others > 0 ? ` and ${others} others` : ''}: ${line}`);
      return [];
    }
    const expected = expectedAt(leaves, places, index);
    const where = expected ? `, where ${leafName(expected)} should be` : '';
    return [`line ${index + 1} of the text is no line of this scripture${where}: ${line}`];
  });
  report(`${lines.length} lines were compared.`);
  return found;
}
