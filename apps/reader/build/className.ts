import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * Names a CSS module's class in the build by its file and local name: `SearchForm-field`. Such names are readable and
 * compress better than hashes.
 *
 * @throws {Error} when two files have the same name
 */
export function className(local: string, path: string): string {
  const file = path.split('?')[0] ?? path;
  const name = basename(file, '.module.css');
  const known = files.get(name) ?? file;
  if (known !== file) throw new Error(`${known} and ${file} have the same name: ${name}. Rename one.`);
  files.set(name, file);
  return `${name}-${local}`;
}
