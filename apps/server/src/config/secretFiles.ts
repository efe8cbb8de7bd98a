import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Setting, SETTINGS } from './settings.ts';

/** The settings that may be in a file, each named by a variable such as `DATABASE_URL_FILE`. */
export const SECRET_SETTINGS: readonly string[] = Object.entries<Setting>(SETTINGS).flatMap(
  ([name, { isSecret }]) => (isSecret === true ? [name] : []),
);

type Environment = Readonly<Record<string, string | undefined>>;

/** Says why a file can't be read, without its path: somebody may have put the secret itself there. */
function explain(variable: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
      return `${variable} names a file that doesn't exist`;
    case 'EACCES':
    case 'EPERM':
      return `${variable} names a file that this user may not read`;
    case 'EISDIR':
      return `${variable} names a folder, but should name a file`;
    default:
      return `${variable} names a file that can't be read (${code ?? 'unknown error'})`;
  }
}

/**
 * Reads the secrets that are in files.
 * @param environment the variables; an empty one counts as unset
 * @param directory the folder that relative paths start from
 * @returns the environment with those secrets, and the problems of the files, which never contain a secret
 */
export function withSecretFiles(environment: Environment, directory: string) {
  const problems: string[] = [];
  const secrets: Record<string, string> = {};
  for (const name of SECRET_SETTINGS) {
    const variable = `${name}_FILE`;
    const file = environment[variable];
    if (file === undefined || file === '') continue;
    if (environment[name]) {
      problems.push(`${name} and ${variable} are both set: keep one of them`);
      continue;
    }
    try {
      const secret = readFileSync(path.resolve(directory, file), 'utf8').replace(/\r?\n$/, '');
      if (secret === '') problems.push(`${variable} names an empty file`);
      else secrets[name] = secret;
    } catch (error) {
      problems.push(explain(variable, error));
    }
  }
  return { environment: { ...environment, ...secrets }, problems };
}
