import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, folder: string, scripts: string[], tags: string[] }} Project */

/**
 * @param {string} root
 * @param {string} pattern a workspace pattern of package.json: a path in which `*` matches any folder
 * @returns {string[]}
 */
function expand(root, pattern) {
  return pattern.split('/').reduce(
    (folders, part) =>
      folders.flatMap((folder) => {
        if (part !== '*') return [path.join(folder, part)];
        const here = path.join(root, folder);
        if (!existsSync(here)) return [];
        return readdirSync(here, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => path.join(folder, entry.name));
      }),
    /** @type {string[]} */ (['']),
  );
}

/**
 * Lists the projects of the workspace from the root package.json and theirs.
 *
 * @param {string} root
 * @returns {Project[]}
 */
export function listProjects(root) {
  /** @param {string} folder */
  const read = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const patterns = /** @type {string[]} */ (read('').workspaces);
  return patterns
    .flatMap((pattern) => expand(root, pattern))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, scripts = {}, nx = {} } = read(folder);
      return { name, folder, scripts: Object.keys(scripts), tags: nx.tags ?? [] };
    });
}
