/**
 * @typedef {object} Chunk an entry of Vite's manifest
 * @property {string} file
 * @property {string} [src]
 * @property {boolean} [isEntry]
 * @property {boolean} [isDynamicEntry]
 * @property {string[]} [imports] keys of the chunks it imports statically
 */

/**
 * The JavaScript that a page loads: the entries with all they import statically, and the chunks that only this page
 * loads, with all they import. Bytes that are shared are counted once.
 *
 * @param {Record<string, Chunk>} manifest
 * @param {RegExp} page what the source path of the page's own chunks looks like
 * @returns {string[]} files, relative to the folder of the client
 */
export function loadedChunks(manifest, page) {
  /** @type {Set<string>} */
  const visited = new Set();
  /** @param {string} key */
  const visit = (key) => {
    if (visited.has(key)) return;
    visited.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry || (chunk.isDynamicEntry && page.test(chunk.src ?? key))) visit(key);
  }
  const files = [...visited].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js'));
  return [...new Set(/** @type {string[]} */ (files))].sort();
}
