import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from './find-program.mjs';
import { debianPackages } from './requirement.mjs';

/** Debian has a folder for each version, none of them on the PATH: the newest first. */
function debianPrograms(root = '/usr/lib/postgresql') {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(root, version, 'bin/postgres'));
}

/**
 * A PostgreSQL, of which the tests start their own. `POSTGRES_SERVER` names the program, and then no other is taken;
 * `initdb` is beside it.
 *
 * @type {import('./requirement.mjs').Requirement}
 */
export const postgres = {
  name: 'PostgreSQL',
  // A part of the tests of one project: the rest of them run without.
  suites: [{ id: 'unit:postgres', title: 'accounts in PostgreSQL (on a real one)' }],
  find: () => {
    const chosen = process.env['POSTGRES_SERVER'];
    return findProgram(chosen ? [chosen] : [...debianPrograms(), 'postgres']);
  },
  // A chosen one is not ours to bring.
  get installers() {
    return process.env['POSTGRES_SERVER'] ? [] : debianPackages(['postgresql']);
  },
  environment: (found) => ({ POSTGRES_SERVER: found }),
};
