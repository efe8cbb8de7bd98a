import path from 'node:path';
import { runCommand } from './run-command.mjs';

/** Nothing of Nx outlives the command, draws over the screen or asks anything. */
const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

/**
 * @param {string} root
 * @param {string[]} args
 * @param {Omit<import('./run-command.mjs').CommandOptions, 'cwd'>} [options]
 */
export function runNx(root, args, options = {}) {
  return runCommand(process.execPath, [path.join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    ...options,
    cwd: root,
    env: { ...nxEnvironment, ...options.env },
  });
}
