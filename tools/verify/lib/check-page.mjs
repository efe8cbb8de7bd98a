import { lineHash } from './hashes.mjs';
import { compareGroup } from './check-site.mjs';
import { leafName } from './manifest.mjs';

/** @typedef {import('./manifest.mjs').Leaf} Leaf */

/** @param {string} html */
const decode = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&');

/**
 * The lines of a page of the site, as its HTML has them without JavaScript.
 *
 * @param {string} html @returns {{ verseId: number, unicode: string }[]}
 */
function readLines(html) {
  const blocks = html.split(/(?=<[a-z]+ [^>]*data-verse-id="\d+")/).slice(1);
  return blocks.map((block) => ({
    verseId: Number(/data-verse-id="(\d+)"/.exec(block)?.[1]),
    unicode: [...block.matchAll(/<span data-word=[^>]*>([^]*?)<\/span>/g)]
      .map(([, word = '']) => decode(word))
      .join(' '),
  }));
}

/** True for the HTML of a page with scripture. @param {string} text */
export const isPage = (text) => text.includes('data-verse-id="');

/**
 * Compares the lines of a page with the hashes; a page of an ang must have all its lines.
 *
 * @param {string} html @param {URLSearchParams | null} query @param {readonly Leaf[]} leaves
 * @param {(text: string) => void} report
 */
export function checkPage(html, query, leaves, report) {
  const lines = readLines(html);
  report(`${lines.length} lines were compared.`);
  if (lines.length === 0) return ['the page has no lines of scripture'];
  const ang = query?.get('ang');
  if (ang !== null && ang !== undefined) {
    const source = query?.get('source') ?? 'G';
    const own = leaves.filter(
      ({ group }) => group.unit === 'ang' && group.sourceId === source && group.number === Number(ang),
    );
    const [first] = own;
    if (first) return compareGroup(first.group, lines, own);
  }
  const byId = new Map(leaves.map((leaf) => [leaf.verseId, leaf]));
  return lines.flatMap(({ verseId, unicode }) => {
    const leaf = byId.get(verseId);
    if (!leaf) return [`verse ${verseId} is no line of this scripture: ${unicode}`];
    return lineHash(unicode).equals(leaf.hash) ? [] : [`${leafName(leaf)} differs: ${unicode}`];
  });
}
