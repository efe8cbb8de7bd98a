import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addLineAliases } from '../lineAliases.ts';
import { compareReleases } from './compareReleases.ts';
import { openRelease } from './openRelease.ts';
import { presentComparison } from './presentComparison.ts';

const USAGE = `Compares two releases of the source, line by line.

  npm run compare-releases -w @naad/gurbani-corpus -- <old folder> <new folder>

Each folder is an unpacked package of the source (version 4 or 5), or packs built from one.

  --page <file>   where to write the page of changed lines (Markdown); by default changes.md
  --aliases       add the lines with a new id to line-aliases.json, so that their old ids keep working
  --help          show this text
`;

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: 'changes.md' },
    aliases: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [old, current] = positionals;
if (options.help || old === undefined || current === undefined) {
  process.stdout.write(USAGE);
  process.exit(options.help ? 0 : 2);
}
const comparison = compareReleases(await openRelease(old), await openRelease(current));
const { before, after, changed, renamed, removed, added } = comparison;
await writeFile(options.page, presentComparison(comparison));
if (options.aliases) await addLineAliases([before, after], renamed);
const letters = changed.filter(({ encoding }) => encoding === null).length;
process.stdout.write(
  [
    `${before} → ${after}`,
    `${String(letters)} lines have other letters, ${String(changed.length - letters)} another encoding,`,
    `${String(renamed.length)} a new id; ${String(removed.length)} are gone, ${String(added.length)} are new.`,
    `The page is ${options.page}.`,
    '',
  ].join('\n'),
);
