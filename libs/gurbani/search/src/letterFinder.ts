import type { LineIndex } from '@naad/gurbani-corpus';
import { lazy } from './collections.ts';
import type { LetterIndex, LetterRun } from './letterIndex.ts';
import { operatorTiers, parseOperators } from './operators.ts';
import type { ReadPiece } from './operators.ts';
import type { MatchKind } from '@naad/gurbani-model';
import { reasonsOf, tiersFor } from './tiers.ts';
import type { Finder, Tier, TierRule } from './tiers.ts';

/** Shorter queries are too close to too many lines for a typo to be guessed. */
const MIN_LETTERS_FOR_TYPO = 4;
/** Looser tiers only count if nothing matched: a single exact hit opens directly, so nothing may join it. */
const ONE_HIT = 1;

interface LetterQuery {
  readonly letters: readonly string[];
  readonly run: LetterRun;
  /** The run of alternative letters, if there are any. */
  readonly alternative: LetterRun | null;
  readonly lines: () => Readonly<Record<'exact' | 'folded', ArrayLike<LineIndex>>>;
}

interface LetterFinderOptions {
  readonly index: LetterIndex;
  readonly from: 'start' | 'anywhere';
  /** The typed letters, as the index writes them. */
  readonly lettersOf: (text: string) => readonly string[];
  /** Alternative letters for the typed ones, tried if these find nothing; null if there are none. */
  readonly alternativesOf?: (text: string) => readonly string[] | null;
  /** Kind of match of a letter that is equal to the typed one only when folded. */
  readonly foldedKind: MatchKind;
  /** Rank of a line among equal matches. */
  readonly rankOf: (line: LineIndex) => number;
}

const EMPTY: readonly LineIndex[] = [];

/**
 * Search by first letters. Tiers: the letters as typed; folded, with nukta letters as plain ones or letters that sound
 * alike as one; if nothing was found, alternative letters, then lines with one typo, likeliest typo first.
 */
export function letterFinder(options: LetterFinderOptions): Finder {
  const { index, from, lettersOf, alternativesOf, foldedKind, rankOf } = options;
  const read: ReadPiece = (piece, { isExact, isFirst }) => {
    // A single part stays at the start of the line, as in BaniDB.
    const run = index.parse(lettersOf(piece), isFirst ? from : 'anywhere');
    if (!run)
      return {
        maxLines: 0,
        lines: () => EMPTY,
        isExhaustive: true,
        endOfMatch: () => -1,
        locate: () => null,
      };
    const lines = index.find(run);
    return {
      maxLines: lines.length,
      lines: () => lines,
      isExhaustive: !isExact,
      endOfMatch(line, fromWord) {
        const exact = index.endOfRun(line, run, { fromWord, isExact: true });
        return exact >= 0 || isExact ? exact : index.endOfRun(line, run, { fromWord, isExact: false });
      },
      locate(line, fromWord) {
        const exact = index.locate(line, run, { fromWord, isExact: true });
        const found = exact ?? (isExact ? null : index.locate(line, run, { fromWord, isExact: false }));
        const how = exact ? 'exact' : foldedKind;
        return found?.words.map((word) => ({ word, how })) ?? null;
      },
    };
  };

  /** Splits the lines of a run into those written exactly as typed and those that match only when folded. */
  const splitLines = (run: LetterRun): ReturnType<LetterQuery['lines']> => {
    const lines = index.find(run);
    if (!index.isVaried(run)) return { exact: lines, folded: EMPTY };
    const exact: LineIndex[] = [];
    const folded: LineIndex[] = [];
    for (let position = 0; position < lines.length; position++) {
      const line = lines[position] ?? 0;
      (index.isWrittenAs(line, run) ? exact : folded).push(line);
    }
    return { exact, folded };
  };

  const tier = (lines: ArrayLike<LineIndex>, run: LetterRun, how: MatchKind): Tier => ({
    lines,
    isRanked: false,
    explain: (line) => [
      { how, words: index.locate(line, run, { fromWord: 0, isExact: how === 'exact' })?.words ?? [] },
    ],
  });

  const typoTier = (run: LetterRun): Tier => {
    const near = new Map(index.findNear(run).map((each) => [each.line, each]));
    return {
      lines: [...near.values()]
        .sort((a, b) => a.cost - b.cost || rankOf(a.line) - rankOf(b.line))
        .map(({ line }) => line),
      isRanked: true,
      explain: (line) => reasonsOf((near.get(line)?.words() ?? []).map((word) => ({ word, how: 'typo' }))),
    };
  };

  const rules: readonly TierRule<LetterQuery>[] = [
    { find: ({ run, lines }) => tier(lines().exact, run, 'exact') },
    {
      appliesTo: ({ run }) => index.isVaried(run),
      find: ({ run, lines }) => tier(lines().folded, run, foldedKind),
    },
    {
      appliesTo: ({ alternative }) => alternative !== null,
      onlyBelow: ONE_HIT,
      find: ({ run, alternative }) => {
        const other = alternative ?? run;
        return tier(index.find(other), other, foldedKind);
      },
    },
    {
      appliesTo: ({ letters }) => letters.length >= MIN_LETTERS_FOR_TYPO,
      onlyBelow: ONE_HIT,
      isFuzzy: true,
      find: ({ run }) => typoTier(run),
    },
  ];

  return (text) => {
    const operators = parseOperators(text, { hasHyphens: false });
    if (operators) return operatorTiers(read, operators, index.lineCount);
    const letters = lettersOf(text);
    const run = index.parse(letters, from);
    if (!run) return [];
    const alternatives = alternativesOf?.(text);
    return tiersFor(rules, {
      letters,
      run,
      alternative: alternatives ? index.parse(alternatives, from) : null,
      lines: lazy(() => splitLines(run)),
    });
  };
}
