import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { installAndBuild } from './install-and-build.mjs';
import { packageContent } from './package-content.mjs';
import { Problem, reportProblem } from './problem.mjs';
import { exitOnSignal } from './run-command.mjs';
import { workspaceRoot } from './workspace-root.mjs';
import { writeArchive } from './write-archive.mjs';

const HELP = `npm run package                       writes dist/naad-<version>-<platform>.tar.gz, building what is missing
npm run package -- --with-speech      includes the runtime of local speech models
npm run package -- --verbose          shows the output of every step`;

/** Maximum size of an unpacked archive without the speech runtime. */
const MAX_BYTES = 350_000_000;

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * @param {string} root
 * @returns {string} the name of the folder in the archive; native modules bind it to this platform
 */
export function packageName(root) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return `naad-${version}-${process.platform}-${process.arch}`;
}

/**
 * Writes an archive of the existing build.
 *
 * @param {string} root
 * @param {object} options
 * @param {string} options.file the archive
 * @param {boolean} [options.withSpeech]
 * @param {number} [options.level] of compression; 0 writes a plain tar
 * @param {number} [options.maxBytes]
 * @returns {Promise<Record<string, number>>} bytes of its parts unpacked, of all of them, and of the archive
 * @throws {Problem} if it is too large, and nothing is written then
 */
export async function createPackage(
  root,
  { file, withSpeech = false, level = 6, maxBytes = withSpeech ? Infinity : MAX_BYTES },
) {
  const entries = await packageContent(root, { withSpeech });
  /** @type {Record<string, number>} */
  const sizes = { 'scripture and search': 0, 'rest of the site': 0, dependencies: 0, unpacked: 0 };
  for (const { target, source, text } of entries) {
    const bytes = source === undefined ? Buffer.byteLength(text ?? '') : statSync(source).size;
    const part = target.startsWith('node_modules/')
      ? 'dependencies'
      : target.startsWith('dist/@naad/gurbani-')
        ? 'scripture and search'
        : 'rest of the site';
    sizes[part] = (sizes[part] ?? 0) + bytes;
    sizes['unpacked'] = (sizes['unpacked'] ?? 0) + bytes;
  }
  const unpacked = sizes['unpacked'] ?? 0;
  if (unpacked > maxBytes) {
    throw new Problem(
      `The package would take ${megabytes(unpacked)} unpacked, but may take ${megabytes(maxBytes)}: find what has grown.`,
      describeSizes(sizes),
    );
  }
  await writeArchive({ root, entries, folder: packageName(root), file, level });
  return { ...sizes, archive: statSync(file).size };
}

/** @param {Record<string, number>} sizes */
const describeSizes = (sizes) =>
  Object.entries(sizes)
    .map(([part, bytes]) => `  ${part.padEnd(22)}${megabytes(bytes).padStart(10)}`)
    .join('\n');

/**
 * Runs `npm run package`.
 *
 * @param {string[]} args
 */
export async function packageCommand(args) {
  const unknown = args.find((arg) => !['--help', '-h', '--with-speech', '--verbose'].includes(arg));
  if (unknown !== undefined || args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    process.exitCode = unknown === undefined ? 0 : 2;
    return;
  }
  exitOnSignal();
  const root = workspaceRoot;
  const isVerbose = args.includes('--verbose');
  try {
    const progress = await installAndBuild(root, isVerbose);
    const file = path.join(root, 'dist', `${packageName(root)}.tar.gz`);
    const sizes = await progress.step('Writing the archive', () =>
      createPackage(root, { file, withSpeech: args.includes('--with-speech') }),
    );
    console.log(`\n${path.relative(root, file)}\n${describeSizes(sizes)}`);
  } catch (error) {
    reportProblem(error);
  }
}
