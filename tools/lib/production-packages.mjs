import { readFileSync } from 'node:fs';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import { filesOf } from './files-of.mjs';
import { Problem } from './problem.mjs';

/** Built folders whose bundles run in Node. */
const BUNDLES = ['server', 'reader/server', 'embed/server'];

/** Packages of which the server reads files without importing them: fonts of pictures, and scripts of older clients. */
const READ_PACKAGES = ['@fontsource/noto-sans-gurmukhi', '@fontsource/tiro-gurmukhi', 'socket.io'];

/** The runtime of local speech models, an optional dependency. */
const SPEECH_PACKAGE = 'sherpa-onnx-node';

/**
 * @typedef {object} Installed what npm records of an installed package
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @param {string} specifier such as `@scope/name/file` @returns {string} the package's name */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @param {string} root
 * @returns {Promise<string[]>} the packages that the bundles import
 */
async function importedPackages(root) {
  await init;
  const names = BUNDLES.flatMap((bundle) => {
    const folder = path.join(root, 'dist/@naad', bundle);
    return filesOf(folder)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => parse(readFileSync(path.join(folder, file), 'utf8'))[0].map(({ n }) => n));
  });
  return names
    .filter((name) => name !== undefined && !/^(\.|node:)/.test(name))
    .map((name) => packageOf(name ?? ''));
}

/**
 * @param {Record<string, Installed>} installed by location
 * @param {string} from the location of the package that needs another, or '' for the root
 * @param {string} name
 * @returns {string | undefined} the location where Node finds it
 */
function locate(installed, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const location = path.posix.join(folder, 'node_modules', name);
    if (installed[location]) return location;
    if (folder === '') return undefined;
  }
}

/**
 * Finds the packages that the built server loads, and those that these need. npm's record of the installation is complete,
 * unlike a trace of the code, which misses native modules whose names are computed.
 *
 * @param {string} root
 * @param {object} [options]
 * @param {boolean} [options.withSpeech]
 * @returns {Promise<string[]>} locations such as `node_modules/fastify`, sorted
 * @throws {Problem} if one isn't installed
 */
export async function productionPackages(root, { withSpeech = false } = {}) {
  /** @type {Record<string, Installed>} */
  const installed = JSON.parse(
    readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8'),
  ).packages;
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} from @param {string} name @param {boolean} isOptional */
  const visit = (from, name, isOptional) => {
    const location = locate(installed, from, name);
    const entry = installed[location ?? ''];
    if (location === undefined || entry === undefined) {
      if (isOptional) return;
      throw new Problem(`${name} isn't installed, which ${from || 'the server'} needs. Run: npm ci`);
    }
    // Types are read by compilers only.
    if (found.has(location) || name.startsWith('@types/')) return;
    found.add(location);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = entry;
    for (const each of Object.keys(dependencies)) visit(location, each, false);
    // Those for other platforms aren't installed.
    for (const each of Object.keys(optionalDependencies)) visit(location, each, true);
    for (const each of Object.keys(peerDependencies)) {
      if (!peerDependenciesMeta[each]?.optional) visit(location, each, false);
    }
  };
  const imported = (await importedPackages(root)).filter((name) => name !== SPEECH_PACKAGE);
  for (const name of [...imported, ...READ_PACKAGES]) visit('', name, false);
  if (withSpeech) visit('', SPEECH_PACKAGE, false);
  return [...found].sort();
}

/** Sources of native code, types, maps and texts for developers, which nothing loads. */
const UNUSED_FILE = /\.(?:map|[cm]?tsx?|c|cc|cpp|h|hpp|gypi?|md|markdown|tsbuildinfo)$/i;
const LICENCE_FILE = /(?:^|\/)(?:licen[cs]e|notice|copying)[^/]*$/i;
/** Folders of a package's root that only its developers use. */
const UNUSED_FOLDERS = new Set([
  'test',
  'tests',
  '__tests__',
  'bench',
  'benchmark',
  'benchmarks',
  'example',
  'examples',
]);

/**
 * @param {string} folder of an installed package
 * @returns {string[]} its files that can be needed here, and its licences
 */
export function packageFiles(folder) {
  const prebuilds = `${process.platform}-${process.arch}`;
  return filesOf(
    folder,
    (name, isTop) =>
      name !== 'node_modules' && !(isTop && (UNUSED_FOLDERS.has(name) || name.startsWith('.'))),
  ).filter(
    (file) =>
      LICENCE_FILE.test(file) ||
      (!UNUSED_FILE.test(file) &&
        (!file.startsWith('prebuilds/') || file.startsWith(`prebuilds/${prebuilds}/`))),
  );
}
