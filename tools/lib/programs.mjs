import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { debianPackages, findProgram } from './requirement.mjs';

/** Debian installs each version in a folder that isn't on the PATH; newest first. */
function debianPrograms(root = '/usr/lib/postgresql') {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(root, version, 'bin/postgres'));
}

/**
 * A PostgreSQL program, which the tests start themselves. If `POSTGRES_SERVER` is set, only that one is used; `initdb`
 * is next to it.
 *
 * @type {import('./requirement.mjs').Requirement}
 */
export const postgres = {
  name: 'PostgreSQL',
  // Only part of one project's tests; the rest run without it.
  suites: [{ id: 'unit:postgres', title: 'accounts in PostgreSQL (on a real one)' }],
  find: () => {
    const chosen = process.env['POSTGRES_SERVER'];
    return findProgram(chosen ? [chosen] : [...debianPrograms(), 'postgres']);
  },
  // A program chosen by the user isn't ours to install.
  get installers() {
    return process.env['POSTGRES_SERVER'] ? [] : debianPackages(['postgresql']);
  },
  environment: (found) => ({ POSTGRES_SERVER: found }),
};

/**
 * A Redis program, which the tests start themselves. If `REDIS_SERVER` is set, only that one is used.
 *
 * @type {import('./requirement.mjs').Requirement}
 */
export const redis = {
  name: 'Redis',
  // Only part of one project's tests; the rest run without it.
  suites: [{ id: 'unit:redis', title: 'sync sessions that servers share (on a real Redis)' }],
  find: () => findProgram([process.env['REDIS_SERVER'] || 'redis-server']),
  // A program chosen by the user isn't ours to install.
  get installers() {
    return process.env['REDIS_SERVER'] ? [] : debianPackages(['redis-server']);
  },
  environment: (found) => ({ REDIS_SERVER: found }),
};

/**
 * nginx, as a proxy in front of the servers of tests. If `NGINX` is set, only that one is used.
 *
 * @type {import('./requirement.mjs').Requirement}
 */
export const nginx = {
  name: 'nginx',
  // Only part of one project's tests; the rest run without it.
  suites: [{ id: 'unit:nginx', title: 'pages that a proxy keeps (on a real nginx)' }],
  find: () => {
    const chosen = process.env['NGINX'];
    return findProgram(chosen ? [chosen] : ['nginx', '/usr/sbin/nginx']);
  },
  // A program chosen by the user isn't ours to install.
  get installers() {
    return process.env['NGINX'] ? [] : debianPackages(['nginx-light']);
  },
  environment: (found) => ({ NGINX: found }),
};
