import type { LineIndex } from '@naad/gurbani-corpus';
import type { LetterIndex, LetterRun } from './letterIndex.ts';
import { operatorTiers } from './operatorTiers.ts';
import type { ReadPiece } from './operatorTiers.ts';
import { parseOperators } from './parseOperators.ts';
import { reasonsOf } from './reasonsOf.ts';
import type { MatchKind } from './search.ts';
import type { Finder, LazyTier } from './tiers.ts';

/** Fewer letters than this have too many neighbours for a slip to tell anything. */
const LEAST_LETTERS_WITH_A_SLIP = 4;
/** Where a line matches as typed it is what was meant; and a single one is opened at once, so nothing may join it. */
const ENOUGH = 1;

interface LetterFinderOptions {
  readonly index: LetterIndex;
  readonly from: 'start' | 'anywhere';
  /** The letters that were typed, as the index writes them. */
  readonly lettersOf: (text: string) => readonly string[];
  /** What else they may stand for, looked for where as typed they find nothing; null where they stand for nothing else. */
  readonly otherLettersOf?: (text: string) => readonly string[] | null;
  /** How a letter matches that counts as the typed one and is written otherwise. */
  readonly foldedIs: MatchKind;
  /** Rank of a line among lines that match alike. */
  readonly rankOf: (line: LineIndex) => number;
}

const EMPTY: readonly LineIndex[] = [];

/**
 * Search by first letters. Tiers: the letters as typed; the same with nukta and plain letters (or letters that sound
 * alike) taken for each other; where both find nothing, what else the letters may stand for; and at last lines that have
 * the letters but for one slip, the likeliest slip first.
 */
export function letterFinder(options: LetterFinderOptions): Finder {
  const { index, from, lettersOf, otherLettersOf, foldedIs, rankOf } = options;
  const read: ReadPiece = (piece, { isExact, isFirst }) => {
    // One part alone stays at the start of the line, as in BaniDB.
    const run = index.parse(lettersOf(piece), isFirst ? from : 'anywhere');
    if (!run)
      return { mostLines: 0, lines: () => EMPTY, areAllLines: true, endIn: () => -1, locate: () => null };
    const lines = index.find(run);
    return {
      mostLines: lines.length,
      lines: () => lines,
      areAllLines: !isExact,
      endIn(line, fromWord) {
        const exact = index.endIn(line, run, { fromWord, isExact: true });
        return exact >= 0 || isExact ? exact : index.endIn(line, run, { fromWord, isExact: false });
      },
      locate(line, fromWord) {
        const exact = index.locate(line, run, { fromWord, isExact: true });
        const found = exact ?? (isExact ? null : index.locate(line, run, { fromWord, isExact: false }));
        const how = exact ? 'exact' : foldedIs;
        return found?.words.map((word) => ({ word, how })) ?? null;
      },
    };
  };

  const asTyped = (run: LetterRun): LazyTier[] => {
    const lines = index.find(run);
    const explain = (how: MatchKind) => (line: LineIndex) => [
      {
        how,
        words: index.locate(line, run, { fromWord: 0, isExact: how === 'exact' })?.words ?? [],
      },
    ];
    if (!index.isVaried(run))
      return [{ find: () => ({ lines, isRanked: false, explain: explain('exact') }) }];
    const exact: LineIndex[] = [];
    const folded: LineIndex[] = [];
    for (let place = 0; place < lines.length; place++) {
      const line = lines[place] ?? 0;
      (index.isAsTyped(line, run) ? exact : folded).push(line);
    }
    return [
      { find: () => ({ lines: exact, isRanked: false, explain: explain('exact') }) },
      { find: () => ({ lines: folded, isRanked: false, explain: explain(foldedIs) }) },
    ];
  };

  const asOther = (letters: readonly string[] | null | undefined): LazyTier[] => {
    const run = letters && index.parse(letters, from);
    if (!run) return [];
    const explain = (line: LineIndex) => [
      { how: foldedIs, words: index.locate(line, run, { fromWord: 0, isExact: false })?.words ?? [] },
    ];
    return [{ onlyBelow: ENOUGH, find: () => ({ lines: index.find(run), isRanked: false, explain }) }];
  };

  const withASlip = (run: LetterRun): LazyTier => ({
    onlyBelow: ENOUGH,
    find() {
      const near = new Map(index.findNear(run).map((each) => [each.line, each]));
      return {
        lines: [...near.values()]
          .sort((a, b) => a.cost - b.cost || rankOf(a.line) - rankOf(b.line))
          .map(({ line }) => line),
        isRanked: true,
        explain: (line) => reasonsOf((near.get(line)?.words() ?? []).map((word) => ({ word, how: 'typo' }))),
      };
    },
  });

  return (text) => {
    const operators = parseOperators(text, { hasHyphens: false });
    if (operators) return operatorTiers(read, operators, index.lineCount);
    const letters = lettersOf(text);
    const run = index.parse(letters, from);
    if (!run) return [];
    const isLongEnough = letters.length >= LEAST_LETTERS_WITH_A_SLIP;
    const meant = [...asTyped(run), ...asOther(otherLettersOf?.(text))];
    return isLongEnough ? [...meant, withASlip(run)] : meant;
  };
}
