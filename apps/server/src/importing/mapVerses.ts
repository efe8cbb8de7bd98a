import { parseShabadId } from '@naad/gurbani-model';
import type { LineIndex } from '@naad/gurbani-corpus';
import { alignLines } from './alignLines.ts';
import type { UpstreamVerse } from './collectVerses.ts';
import { comparableLetters } from './createLetterIndex.ts';
import type { ImportContext } from './importContext.ts';
import { settleBeside } from './settleBeside.ts';

/** Groups positions by a key, in order; null leaves a position out. */
function groupBy<Key>(
  positions: readonly number[],
  keyOf: (position: number) => Key | null,
): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  for (const position of positions) {
    const key = keyOf(position);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(position);
    else groups.set(key, [position]);
  }
  return groups;
}

/**
 * Finds our line of each verse of the upstream, in order: by equal letters within the shabad of the same number, then
 * on the same page, then between two verses already found. Null for a verse whose line isn't certain; no line is found for
 * two verses.
 */
export function mapVerses(
  { corpus, letters }: Pick<ImportContext, 'corpus' | 'letters'>,
  verses: readonly UpstreamVerse[],
): (LineIndex | null)[] {
  const texts = verses.map(({ verse }) => comparableLetters(verse.unicode));
  const found: (LineIndex | null)[] = verses.map(() => null);
  const claimed = new Set<LineIndex>();

  function align(positions: readonly number[], lines: readonly LineIndex[]): void {
    const free = lines.filter((line) => !claimed.has(line));
    const pairs = alignLines(
      positions.map((position) => texts[position] ?? ''),
      free.map((line) => letters.lettersOf(line)),
    );
    for (const [their, our] of pairs) {
      const [position, line] = [positions[their], free[our]];
      if (position === undefined || line === undefined) continue;
      found[position] = line;
      claimed.add(line);
    }
  }

  const all = [...verses.keys()];
  for (const [shabadId, positions] of groupBy(all, (position) => verses[position]?.shabadId ?? null)) {
    const id = parseShabadId(shabadId);
    const index = id === null ? null : corpus.shabadIndexOf(id);
    if (index === null) continue;
    const { firstLine, lineCount, sourceId } = corpus.shabad(index);
    const ofWork = positions.filter((position) => verses[position]?.sourceId === sourceId);
    align(
      ofWork,
      Array.from({ length: lineCount }, (_, offset) => firstLine + offset),
    );
  }
  const left = all.filter((position) => found[position] === null);
  const pageOf = (position: number) => {
    const { sourceId, page } = verses[position] ?? {};
    return sourceId === undefined || page === null ? null : `${sourceId} ${String(page)}`;
  };
  for (const positions of groupBy(left, pageOf).values()) {
    const [first = 0] = positions;
    const verse = verses[first];
    const lines = verse?.page == null ? null : corpus.page(verse.sourceId, verse.page);
    if (lines) align(positions, lines);
  }
  const settled = settleBeside(
    found,
    (position, line) =>
      line >= 0 &&
      line < corpus.lineCount &&
      !claimed.has(line) &&
      texts[position] !== '' &&
      letters.lettersOf(line) === texts[position] &&
      corpus.line(line).sourceId === verses[position]?.sourceId,
    'both',
  );
  const uses = new Map<LineIndex, number>();
  for (const line of settled) if (line !== null) uses.set(line, (uses.get(line) ?? 0) + 1);
  return settled.map((line) => (line !== null && uses.get(line) === 1 ? line : null));
}
