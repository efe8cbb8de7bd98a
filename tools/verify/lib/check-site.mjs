import { groupHash, lineHash } from './hashes.mjs';
import { leafName, nameOf } from './manifest.mjs';
import { Problem } from './problem.mjs';

/** @typedef {import('./hashes.mjs').Group} Group */
/** @typedef {import('./manifest.mjs').Leaf} Leaf */

const TIMEOUT_MS = 30_000;
const PARALLEL = 4;
const MAX_WAIT_S = 90;

/** @param {string} address @returns {Promise<Buffer>} */
export async function download(address) {
  for (;;) {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (/** @type {Error} */ error) => {
        throw new Problem(`${address} doesn't answer: ${error.cause ?? error.message}`);
      },
    );
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    const wait = Number(response.headers.get('retry-after'));
    await response.body?.cancel();
    if (response.status !== 429 || !(wait > 0 && wait <= MAX_WAIT_S)) {
      throw new Problem(`${address} answers with status ${response.status}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}

/** The lines of an ang or a shabad as the API sends them. @param {string} api @param {Group} group */
async function loadLines(api, { sourceId, unit, number }) {
  const path = unit === 'ang' ? `angs/${number}/${sourceId}` : `shabads/${number}`;
  const body = JSON.parse((await download(`${api}/v2/${path}?translations=&transliterations=`)).toString());
  /** @type {{ verseId: number, verse: { unicode: string } }[]} */
  const lines = unit === 'ang' ? body.page : body.verses;
  if (!Array.isArray(lines)) throw new Problem(`${api}/v2/${path} isn't an answer of this API.`);
  return lines.map(({ verseId, verse }) => ({ verseId, unicode: verse.unicode }));
}

/** Angs spread over all works, always with the first and the last. @param {readonly Group[]} groups @param {number} size */
function sampleOf(groups, size) {
  if (size >= groups.length) return groups;
  const first = new Set(groups.filter(({ sourceId }, index) => groups[index - 1]?.sourceId !== sourceId));
  for (let taken = 0; first.size < size; taken++) {
    const group = groups[(taken * 2_654_435_761) % groups.length];
    if (group) first.add(group);
  }
  return groups.filter((group) => first.has(group));
}

/**
 * @param {Group} group @param {{ verseId: number, unicode: string }[]} lines
 * @param {readonly Leaf[]} leaves those of the group, or none
 * @returns {string[]} the lines that differ, or the ang if its lines can't be told apart
 */
export function compareGroup(group, lines, leaves) {
  const hashes = lines.map(({ unicode }) => lineHash(unicode));
  const isSame = lines.length === group.lineCount && groupHash(hashes).toString('hex') === group.sha256;
  const found = leaves.flatMap((leaf, index) => {
    const line = lines[index];
    if (!line) return [`${leafName(leaf)} is missing`];
    if (!hashes[index]?.equals(leaf.hash)) return [`${leafName(leaf)} differs: ${line.unicode}`];
    return line.verseId === leaf.verseId ? [] : [`${leafName(leaf)} has the id ${line.verseId}`];
  });
  const extra = lines.length - group.lineCount;
  if (extra > 0) found.push(`${nameOf(group)} has ${extra} lines too many`);
  return found.length > 0 || isSame ? found : [`${nameOf(group)} differs`];
}

/**
 * Compares what a site's API sends with the manifest.
 *
 * @param {{ api: string, groups: readonly Group[], leaves: readonly Leaf[] | null, sample: number }} site
 * @param {(text: string) => void} report
 */
export async function checkSite({ api, groups, leaves, sample }, report) {
  /** @type {Map<Group, Leaf[]>} */
  const leavesOf = new Map(groups.map((group) => [group, []]));
  for (const leaf of leaves ?? []) leavesOf.get(leaf.group)?.push(leaf);
  const waiting = [...sampleOf(groups, sample)];
  const total = waiting.length;
  let lineCount = 0;
  /** @type {string[]} */
  const found = [];
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let group = waiting.shift(); group; group = waiting.shift()) {
        const lines = await loadLines(api, group);
        lineCount += lines.length;
        found.push(...compareGroup(group, lines, leavesOf.get(group) ?? []));
      }
    }),
  );
  report(`${total} angs and shabads with ${lineCount} lines were compared.`);
  return found;
}
