/**
 * @typedef {object} Chunk an entry of Vite's manifest
 * @property {string} file
 * @property {string} [src]
 * @property {boolean} [isEntry]
 * @property {boolean} [isDynamicEntry]
 * @property {string[]} [imports] keys of the chunks it imports statically
 */

/**
 * Lists the JavaScript that a page loads: the entries and the page's own chunks with all their static imports, each
 * once.
 *
 * @param {Record<string, Chunk>} manifest
 * @param {RegExp} page matches the source paths of the page's own chunks
 * @returns {string[]} files, relative to the client folder
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
