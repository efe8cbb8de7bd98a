import { alignUnits, unitsOf } from './alignUnits.ts';
import type { Unit, UnitPair } from './alignUnits.ts';
import type { LineWindow } from './lineReader.ts';
import type { QuotePiece, TextSpan } from './quote.ts';
import { splitLarivaar, toStream } from './reading.ts';
import type { WordRange, WordStream } from './reading.ts';

interface Column {
  readonly quoted: Unit | null;
  readonly scripture: Unit | null;
}

interface Sides {
  readonly quoted: WordStream;
  readonly scripture: WordStream;
}

/** Indexes of the words in these columns, each once, in order. */
function wordsIn(columns: readonly Column[], side: keyof Column): number[] {
  return [...new Set(columns.flatMap((column) => column[side]?.word ?? []))];
}

/** Space after a word; empty inside text written without spaces. */
const spaceAfter = (stream: WordStream, word: number): string =>
  stream.words[word]?.isJoinedToNext === true ? '' : ' ';

const shownOf = (stream: WordStream, words: readonly number[]): string =>
  words
    .map((word) => (stream.words[word]?.shown ?? '') + spaceAfter(stream, word))
    .join('')
    .trimEnd();

/** Spans of the shown words that differ from the other side; adjacent spans are merged. */
function marksOf(columns: readonly Column[], side: keyof Column, stream: WordStream): TextSpan[] {
  const spans: TextSpan[] = [];
  let at = 0;
  let word = -1;
  for (const column of columns) {
    const unit = column[side];
    if (!unit) continue;
    if (stream.words[unit.word]?.isLiteral !== true) return [];
    if (word >= 0 && unit.word !== word) at += spaceAfter(stream, word).length;
    word = unit.word;
    const start = at;
    at += unit.text.length;
    if (column.quoted?.text === column.scripture?.text) continue;
    const before = spans.at(-1);
    if (before?.end === start) spans[spans.length - 1] = { start: before.start, end: at };
    else spans.push({ start, end: at });
  }
  return spans;
}

function toPiece(columns: readonly Column[], { quoted, scripture }: Sides): QuotePiece {
  const quotedWords = wordsIn(columns, 'quoted');
  const scriptureWords = wordsIn(columns, 'scripture');
  const foldedOf = (stream: WordStream, words: readonly number[]): string =>
    words.map((word) => stream.words[word]?.folded ?? '').join('');
  const isSame = columns.every((column) => column.quoted?.text === column.scripture?.text);
  const kind = isSame
    ? 'same'
    : quotedWords.length === 0
      ? 'missing'
      : scriptureWords.length === 0
        ? 'added'
        : foldedOf(quoted, quotedWords) === foldedOf(scripture, scriptureWords)
          ? 'spelling'
          : 'changed';
  return {
    kind,
    quoted: shownOf(quoted, quotedWords),
    scripture: shownOf(scripture, scriptureWords),
    quotedMarks: kind === 'same' ? [] : marksOf(columns, 'quoted', quoted),
    scriptureMarks: kind === 'same' ? [] : marksOf(columns, 'scripture', scripture),
  };
}

/**
 * Cuts an alignment where both sides are between words. Scripture before the first and after the last aligned unit
 * becomes missing words.
 */
function toPieces(
  pairs: readonly UnitPair[],
  units: { readonly quoted: readonly Unit[]; readonly scripture: readonly Unit[] },
  streams: Sides,
): QuotePiece[] {
  const laid = pairs.flatMap(({ scripture }) => (scripture >= 0 ? [scripture] : []));
  const missing = (from: number, to: number): Column[] =>
    units.scripture.slice(from, to).map((scripture) => ({ quoted: null, scripture }));
  const columns: Column[] = [
    ...missing(0, laid[0] ?? 0),
    ...pairs.map((pair) => ({
      quoted: units.quoted[pair.quoted] ?? null,
      scripture: units.scripture[pair.scripture] ?? null,
    })),
    ...missing((laid.at(-1) ?? units.scripture.length) + 1, units.scripture.length),
  ];
  const pieces: QuotePiece[] = [];
  let open: Column[] = [];
  columns.forEach((column, at) => {
    open.push(column);
    const next = (side: keyof Column): Unit | null => {
      for (let index = at + 1; index < columns.length; index++) {
        const unit = columns[index]?.[side];
        if (unit) return unit;
      }
      return null;
    };
    const isCut = (['quoted', 'scripture'] as const).every((side) => {
      const following = next(side);
      return following === null || following.isFirst;
    });
    if (!isCut) return;
    pieces.push(toPiece(open, streams));
    open = [];
  });
  if (open.length > 0) pieces.push(toPiece(open, streams));
  return pieces;
}

/** Compares a passage with the scripture it was found in. */
export function diffPieces(
  passage: WordStream,
  { window, range }: { readonly window: LineWindow; readonly range: WordRange },
): QuotePiece[] {
  const quoted = toStream(splitLarivaar(passage.words));
  const scripture = toStream(window.stream.words.slice(range.from, range.to));
  const units = { quoted: unitsOf(quoted), scripture: unitsOf(scripture) };
  const { pairs } = alignUnits(units.quoted, units.scripture);
  return toPieces(pairs, units, { quoted, scripture });
}
