import { findProgram } from './find-program.mjs';
import { debianPackages } from './requirement.mjs';

/**
 * A Redis, of which the tests start their own. `REDIS_SERVER` names the program, and then no other is taken.
 *
 * @type {import('./requirement.mjs').Requirement}
 */
export const redis = {
  name: 'Redis',
  // A part of the tests of one project: the rest of them run without.
  suites: [{ id: 'unit:redis', title: 'sync sessions that servers share (on a real Redis)' }],
  find: () => findProgram([process.env['REDIS_SERVER'] || 'redis-server']),
  // A chosen one is not ours to bring.
  get installers() {
    return process.env['REDIS_SERVER'] ? [] : debianPackages(['redis-server']);
  },
  environment: (found) => ({ REDIS_SERVER: found }),
};
