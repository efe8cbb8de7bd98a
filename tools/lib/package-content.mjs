import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OLDEST_NODE } from './node-version.mjs';
import { filesOf } from './files-of.mjs';
import { Problem } from './problem.mjs';
import { packageFiles, productionPackages } from './production-packages.mjs';

/**
 * @typedef {object} Entry a file of the archive, copied from a source or with a text of its own
 * @property {string} target its path below the archive's folder
 * @property {string} [source]
 * @property {string} [text]
 */

/** The built projects that the server loads or serves as they are. */
const SITE = ['controller', 'display', 'embed', 'reader', 'server'];

/** Packs that only later steps of the build read; the server skips them. */
const BUILD_PACKS = new Set(['transliteration-source']);

/** Documents for operators, by the names they keep. */
const DOCUMENTS = [
  'attribution',
  'audio',
  'data-packs',
  'deploying',
  'operating',
  'receipts',
  'runbook',
  'site-files',
];

/** Folders of `ops` for operators. */
const OPERATIONS = ['compose', 'container', 'grafana', 'nginx', 'prometheus', 'systemd'];

/** @param {string} root @param {string} folder @returns {Entry[]} */
function copyFolder(root, folder) {
  return filesOf(path.join(root, folder)).map((file) => ({
    target: `${folder}/${file}`,
    source: path.join(root, folder, file),
  }));
}

/** @param {string} root @param {string} file @returns {Entry} */
const copyFile = (root, file, target = file) => ({ target, source: path.join(root, file) });

/**
 * Lists the packs that a manifest names, with their compressed copies, and not what an interrupted build left.
 *
 * @param {string} root
 * @returns {Entry[]}
 */
function packs(root) {
  const compressed = 'dist/@naad/gurbani-search/compressed';
  return ['gurbani-corpus', 'gurbani-search'].flatMap((project) => {
    const folder = `dist/@naad/${project}`;
    /** @type {{ packs: { name: string, file: string }[] }} */
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'manifest.json'), 'utf8'));
    const files = manifest.packs.filter(({ name }) => !BUILD_PACKS.has(name)).map(({ file }) => file);
    const copies = files
      .map((file) => `${compressed}/${file}.br`)
      .filter((file) => existsSync(path.join(root, file)));
    return [`${folder}/manifest.json`, ...files.map((file) => `${folder}/${file}`), ...copies].map((file) =>
      copyFile(root, file),
    );
  });
}

/**
 * The archive's own package.json: Node reads from it that the build consists of modules.
 *
 * @param {string} root
 */
function manifest(root) {
  const { version, description, license } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const engines = { node: `>=${OLDEST_NODE}` };
  const bin = { naad: 'bin/naad.mjs' };
  const content = {
    name: 'naad',
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines,
    bin,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/**
 * Lists the files of the archive: the build, the packages that it loads, and what an operator needs to run it.
 *
 * @param {string} root
 * @param {object} [options]
 * @param {boolean} [options.withSpeech]
 * @returns {Promise<Entry[]>} sorted by target
 * @throws {Problem} if the build is incomplete
 */
export async function packageContent(root, { withSpeech = false } = {}) {
  const missing = [...SITE, 'gurbani-corpus', 'gurbani-search'].filter(
    (project) => !existsSync(path.join(root, 'dist/@naad', project)),
  );
  if (missing.length > 0) throw new Problem(`Not built: ${missing.join(', ')}. Run: npm run build`);
  const packages = await productionPackages(root, { withSpeech });
  /** @type {Entry[]} */
  const entries = [
    ...SITE.flatMap((project) => copyFolder(root, `dist/@naad/${project}`)).filter(
      // Source maps serve those who debug a build, and have a repository.
      ({ target }) => !target.endsWith('.map'),
    ),
    ...packs(root),
    ...packages.flatMap((location) =>
      packageFiles(path.join(root, location)).map((file) => copyFile(root, `${location}/${file}`)),
    ),
    copyFile(root, 'apps/server/bin/naad.mjs', 'bin/naad.mjs'),
    copyFile(root, 'ops/archive/README.md', 'README.md'),
    copyFile(root, 'LICENSE'),
    ...DOCUMENTS.map((name) => copyFile(root, `docs/${name}.md`)),
    ...OPERATIONS.flatMap((folder) => copyFolder(root, `ops/${folder}`)),
    { target: 'package.json', text: manifest(root) },
  ];
  return entries.sort((one, other) => (one.target < other.target ? -1 : 1));
}
