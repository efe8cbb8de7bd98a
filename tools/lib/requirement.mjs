import { existsSync } from 'node:fs';
import { findProgram } from './find-program.mjs';
import { lastLines, runCommand } from './run-command.mjs';

/**
 * @typedef {object} Suite
 * @property {string} id a check, `check:project` for one project's part of it, or `check:` and a word for less than that
 * @property {string} title
 */

/**
 * @typedef {object} Requirement something real that some suites need and npm does not bring: a browser, a database
 * @property {string} name
 * @property {Suite[]} suites what cannot run without it
 * @property {() => string | undefined} find where it is, if it is there
 * @property {(string[])[]} installers commands that bring it, tried in order until it is there
 * @property {(found: string) => Record<string, string>} environment how the suites are told of it
 */

/**
 * @typedef {object} Provision
 * @property {Requirement} requirement
 * @property {string | undefined} found
 * @property {string} detail what the installers printed, when it is still not there
 */

/** @returns {boolean} whether packages of Debian can be installed without asking anyone */
function isDebianRoot() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram(['apt-get']) !== undefined
  );
}

/**
 * @param {string[]} packages
 * @returns {string[][]} the commands that install them, none where that is impossible
 */
export function debianPackages(packages) {
  if (!isDebianRoot()) return [];
  const script = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  return [['sh', '-c', script]];
}

/**
 * Finds a requirement, or brings it.
 *
 * @param {Requirement} requirement
 * @param {object} options
 * @param {string} options.cwd
 * @param {boolean} [options.isVerbose]
 * @param {(text: string) => void} [options.note]
 * @returns {Promise<Provision>}
 */
export async function provide(requirement, { cwd, isVerbose = false, note = () => undefined }) {
  let found = requirement.find();
  let detail = '';
  for (const [command, ...args] of requirement.installers) {
    if (found !== undefined || command === undefined) break;
    note(`installing with ${[command, ...args].join(' ').slice(0, 50)}`);
    const { output } = await runCommand(command, args, {
      cwd,
      isVerbose,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    found = requirement.find();
    if (found === undefined) detail = lastLines(`${detail}\n${output}`, 20);
  }
  return { requirement, found, detail };
}
