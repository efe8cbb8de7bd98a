import { basename } from 'node:path';

const files = new Map<string, string>();

/**
 * What a class of a CSS module is called in what is built: by its file and its own name, `SearchForm-field`. The name says
 * where it stands, and compresses better than a hash, which every document and file would carry for each class.
 *
 * @throws {Error} where two files have one name
 */
export function className(local: string, path: string): string {
  const file = path.split('?')[0] ?? path;
  const name = basename(file, '.module.css');
  const known = files.get(name) ?? file;
  if (known !== file) throw new Error(`Both ${known} and ${file} would give their classes the name ${name}.`);
  files.set(name, file);
  return `${name}-${local}`;
}
