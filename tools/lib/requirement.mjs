import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { lastLines, runCommand } from './run-command.mjs';

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
 * @param {string[]} names programs in order of preference: names to look up on the PATH, or absolute paths
 * @param {string} [searchPath]
 * @returns {string | undefined} the absolute path of the first one found
 */
export function findProgram(names, searchPath = process.env['PATH'] ?? '') {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name))))
    .find(isExecutable);
}

/**
 * @typedef {object} Suite
 * @property {string} id a check, `check:project` for one project, or `check:name` for part of a project
 * @property {string} title
 */

/**
 * @typedef {object} Requirement an external program that some suites need and npm doesn't install: a browser, a database
 * @property {string} name
 * @property {Suite[]} suites the suites that need it
 * @property {() => string | undefined} find returns its path if it is installed
 * @property {(string[])[]} installers commands that install it, tried in order until one succeeds
 * @property {(string[])[]} [improvers] commands that install a faster one beside the one found; they may fail
 * @property {(found: string) => Record<string, string>} environment variables that give its path to the suites
 */

/**
 * @typedef {object} Provision
 * @property {Requirement} requirement
 * @property {string | undefined} found
 * @property {string} detail the installers' output, if it is still missing
 */

/** @returns {boolean} true if Debian packages can be installed without a prompt */
function isDebianRoot() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && findProgram(['apt-get']) !== undefined
  );
}

/**
 * @param {string[]} packages
 * @returns {string[][]} the commands that install them, or none if that is impossible
 */
export function debianPackages(packages) {
  if (!isDebianRoot()) return [];
  const script = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  return [['sh', '-c', script]];
}

/**
 * Finds a requirement or installs it.
 *
 * @param {Requirement} requirement
 * @param {object} options
 * @param {string} options.cwd
 * @param {boolean} [options.isVerbose]
 * @param {(text: string) => void} [options.note]
 * @param {Promise<unknown>} [options.dependencies] settled once the installers can use npx
 * @returns {Promise<Provision>}
 */
export async function provide(
  requirement,
  { cwd, isVerbose = false, note = () => undefined, dependencies = Promise.resolve() },
) {
  /** @param {string[]} installer */
  const run = async ([command = '', ...args]) => {
    if (command === 'npx') await dependencies;
    note(`installing with ${[command, ...args].join(' ').slice(0, 50)}`);
    return runCommand(command, args, { cwd, isVerbose, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  let found = requirement.find();
  let detail = '';
  if (found !== undefined) {
    const { improvers = [] } = requirement;
    for (const improver of improvers) await run(improver);
    return { requirement, found: improvers.length > 0 ? requirement.find() : found, detail };
  }
  for (const installer of requirement.installers) {
    const { output } = await run(installer);
    found = requirement.find();
    if (found !== undefined) break;
    detail = lastLines(`${detail}\n${output}`, 20);
  }
  return { requirement, found, detail };
}
