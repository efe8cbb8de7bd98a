import { codePoints } from '@naad/gurbani-text';
import type { ChangedLine, Comparison } from './compareReleases.ts';
import type { ReleaseLine } from './release.ts';

/** The words of two texts between those with which both begin and end. */
function differingWords(before: string, after: string): [string, string] {
  const [old, current] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < old.length && old[start] === current[start]) start++;
  let end = 0;
  const limit = Math.min(old.length, current.length) - start;
  while (end < limit && old.at(-1 - end) === current.at(-1 - end)) end++;
  return [old.slice(start, old.length - end).join(' '), current.slice(start, current.length - end).join(' ')];
}

function presentChange({ before, after }: ChangedLine): string[] {
  const [old, current] = differingWords(before.unicode, after.unicode);
  return [
    `- **${after.id}** · ${before.place}`,
    `  - Before: ${before.unicode}`,
    `  - After: ${after.unicode}`,
    `  - ${old || 'Nothing'} (${codePoints(old).join(' ')}) → ${current || 'nothing'} (${codePoints(current).join(' ')})`,
  ];
}

const presentLine = ({ id, place, unicode }: ReleaseLine): string => `- **${id}** · ${place}: ${unicode}`;

function section(title: string, rows: readonly string[]): string[] {
  return rows.length === 0 ? [] : [`## ${title}`, '', ...rows, ''];
}

/** The page of all lines that differ between two releases, in Markdown. */
export function presentComparison(comparison: Comparison): string {
  const { before, after, changed, renamed, removed, added, sharedCount } = comparison;
  const letters = changed.filter(({ encoding }) => encoding === null);
  const kinds = new Map<string, ChangedLine[]>();
  for (const change of changed) {
    if (change.encoding === null) continue;
    const kind = change.encoding.join('; ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), change]);
  }
  return [
    `# Changes from ${before} to ${after}`,
    '',
    `- Lines in both: ${String(sharedCount)}`,
    `- Lines with other letters, or the same in another order: ${String(letters.length)}`,
    `- Lines with the same letters in another encoding: ${String(changed.length - letters.length)}`,
    `- Lines with a new id: ${String(renamed.length)}`,
    `- Lines removed: ${String(removed.length)}`,
    `- Lines added: ${String(added.length)}`,
    '',
    ...section('Other letters', letters.flatMap(presentChange)),
    ...section('Removed', removed.map(presentLine)),
    ...section('Added', added.map(presentLine)),
    ...section(
      'New ids',
      renamed.map(([old, current]) => `- ${old} → ${current}`),
    ),
    ...[...kinds].flatMap(([kind, changes]) =>
      section(`Encoding: ${kind} (${String(changes.length)} lines)`, changes.flatMap(presentChange)),
    ),
  ].join('\n');
}
