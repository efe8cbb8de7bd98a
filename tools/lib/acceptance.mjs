import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ID = String.raw`[A-Z]\d+(?:\.\d+)?`;
const IDS = String.raw`\[(${ID}(?:, ${ID})*)\]`;
const TEST_FILE = /\.(test|spec)\.(tsx?|mjs)$/;

/** Files besides tests whose headings or budgets prove a requirement. */
const OTHER_PROOF_FILES = [
  'docs/benchmarks.md',
  'apps/display/STATES.md',
  'libs/sync/protocol/SPEC.md',
  '.size-limit.mjs',
];

/**
 * @typedef {object} Requirement
 * @property {string} id
 * @property {string} text
 */

/**
 * @typedef {object} Proof
 * @property {string} id
 * @property {string} file relative to the root
 * @property {string} title without its ids
 */

/**
 * @param {string} root
 * @returns {Requirement[]} the lines of docs/acceptance.md, in order, duplicates included
 */
export function readRequirements(root) {
  const text = readFileSync(path.join(root, 'docs/acceptance.md'), 'utf8');
  return [...text.matchAll(/^- \*\*([^*]+)\*\* (.*)$/gm)].map(([, id = '', line = '']) => ({
    id,
    text: line,
  }));
}

/**
 * Finds ids at the end of test titles, headings and budget names.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Proof[]}
 */
export function proofsIn(file, text) {
  const pattern = TEST_FILE.test(file)
    ? new RegExp(String.raw`(['"\`])((?:(?!\1)[^\\\n]|\\.)*) ${IDS}\1`, 'g')
    : file.endsWith('.md')
      ? new RegExp(String.raw`^(#+) (.*) ${IDS}$`, 'gm')
      : new RegExp(String.raw`name: (['"\`])((?:(?!\1)[^\\\n]|\\.)*) ${IDS}\1`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, , title = '', ids = '']) =>
    ids.split(', ').map((id) => ({ id, file, title })),
  );
}

/**
 * @param {string} root
 * @returns {{ files: string[], proofs: Proof[], cited: { file: string, id: string }[] }} the proofs, and every id that any
 *   source file cites
 */
export function readProofs(root) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) || OTHER_PROOF_FILES.includes(file));
  const texts = files.flatMap((file) => {
    try {
      return [{ file, text: readFileSync(path.join(root, file), 'utf8') }];
    } catch {
      return [];
    }
  });
  return {
    files,
    proofs: texts
      .filter(({ file }) => TEST_FILE.test(file) || OTHER_PROOF_FILES.includes(file))
      .flatMap(({ file, text }) => proofsIn(file, text)),
    cited: texts.flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(String.raw` \[((?:S\d+\.\d+|[BFRYKV]\d+)(?:, ${ID})*)\]`, 'g'))].flatMap(
        ([, ids = '']) => ids.split(', ').map((id) => ({ file, id })),
      ),
    ),
  };
}

/**
 * @param {Requirement[]} requirements
 * @param {Proof[]} proofs
 * @returns {string} a Markdown table with one row per requirement
 */
export function proofTable(requirements, proofs) {
  const rows = requirements.map(({ id, text }) => {
    const matching = proofs.filter((proof) => proof.id === id).map(({ file, title }) => `${file} › ${title}`);
    return `| ${id} | ${text.replaceAll('|', '\\|')} | ${matching.join('<br>').replaceAll('|', '\\|')} |`;
  });
  return ['| Id | Requirement | Proved by |', '| --- | --- | --- |', ...rows].join('\n');
}
