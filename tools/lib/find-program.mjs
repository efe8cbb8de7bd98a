import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string[]} names programs in the order of preference: names looked for on the PATH, or whole paths
 * @param {string} [searchPath]
 * @returns {string | undefined} the whole path of the first that is there
 */
export function findProgram(names, searchPath = process.env['PATH'] ?? '') {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name))))
    .find(isExecutable);
}
