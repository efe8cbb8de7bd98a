import { readdirSync } from 'node:fs';

/**
 * @param {string} folder
 * @param {(name: string, isTop: boolean) => boolean} [enters] decides about folders
 * @returns {string[]} the paths of all files below a folder, with slashes; links are left out
 */
export function filesOf(folder, enters = () => true) {
  /** @param {string} below @returns {string[]} */
  const walk = (below) =>
    readdirSync(`${folder}/${below}`, { withFileTypes: true }).flatMap((entry) => {
      const file = `${below}${entry.name}`;
      if (entry.isDirectory()) return enters(entry.name, below === '') ? walk(`${file}/`) : [];
      return entry.isFile() ? [file] : [];
    });
  return walk('');
}
