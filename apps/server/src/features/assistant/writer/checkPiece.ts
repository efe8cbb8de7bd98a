import type { LineIndex } from '@naad/gurbani-corpus';
import { normaliseGurmukhi } from '@naad/gurbani-text';

/** A line that an answer may cite, with the texts that may be quoted from it. */
export interface CitableLine {
  readonly number: number;
  /** Null if the line isn't in the corpus. */
  readonly line: LineIndex | null;
  /** The line itself in every script we have. */
  readonly scripture: readonly string[];
  readonly translations: readonly string[];
  /** Name of the writer, or empty if unknown. */
  readonly writer: string;
}

/**
 * Outcome for a piece of an answer: `shown`; `leftOut` if it cites no line; `refused` if it claims something about
 * scripture that the lines don't say, after which nothing of the answer is shown.
 */
export type PieceVerdict = 'shown' | 'leftOut' | 'refused';

export interface PieceOptions {
  readonly lines: readonly CitableLine[];
  /** Names of writers of scripture, folded by {@link foldName}. */
  readonly writerNames: ReadonlySet<string>;
  /**
   * Second check by the visitors' quotation checker: true if the words occur in one of these lines or in one of its
   * translations. Called for every quotation that passes the comparison here.
   */
  readonly isVerified?: (quotation: string, lines: readonly CitableLine[]) => boolean;
}

const CITATION = /\[([^\]\n]{0,40})\]/g;
const NUMBERS = /^\s*\d{1,3}(?:\s*,\s*\d{1,3})*\s*$/;
/** Links, addresses and markup: no explanation of scripture needs them, and they could mislead a reader. */
const FOREIGN_MATTER = /:\/\/|www\.|[\w.]@[\w-]|<\/?[a-z!]|!\[|\]\(|`/i;
/** Text in quotation marks. A straight single quote opens a quotation only if no letter or digit precedes it. */
const QUOTED =
  /"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»|‘((?:[^’]|’(?=\p{L}))*)’(?!\p{L})|(?<![\p{L}\p{N}])'([^']*)'(?!\p{L})/gu;
const QUOTE_MARKS = /["“”„«»‘]/;
/** Emphasis and block quotes count as quotations. */
const EMPHASISED = /\*{1,3}([^*]+)\*{1,3}|(?<!\p{L})_{1,2}([^_]+)_{1,2}(?!\p{L})|^\s*>\s*(.+)$/gmu;
/** Text after such a word and a colon is presented as somebody's words. */
const SAID =
  /\b(?:sa(?:ys?|id|ying)|writes?|wrote|sings?|sang|reads?|proclaims?|declares?|teaches|states?|tells us|as follows|line|verse|quote|gurbani|guru|scripture)\s*:\s*(.+)$/gimu;
/** Runs of words in non-Latin scripts, with the marks between them. */
const OTHER_SCRIPT =
  /(?=[\p{L}\p{M}])(?!\p{Script=Latin})(?:[\p{M}\p{Cf}\s।॥,;.!?·-]|(?!\p{Script=Latin})[\p{L}\p{Nd}])+/gu;
const ELLIPSIS = /…|\.{3}/;

const latinWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const scriptureWords = (text: string): string[] =>
  normaliseGurmukhi(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');

/** Finds a run of whole words at or after `from` and returns the index after it, or -1. */
function runEnd(words: readonly string[], text: readonly string[], from: number): number {
  for (let start = from; start + words.length <= text.length; start++) {
    if (words.every((word, index) => text[start + index] === word)) return start + words.length;
  }
  return -1;
}

/** True if a text contains all parts of a quotation in order. */
function hasParts(parts: readonly (readonly string[])[], text: readonly string[]): boolean {
  let end = 0;
  for (const part of parts) {
    end = runEnd(part, text, end);
    if (end < 0) return false;
  }
  return true;
}

/**
 * True if a quotation is taken word for word from one of these lines. A single English word is a term, not a
 * quotation.
 */
function isQuotedFrom(
  quotation: string,
  lines: readonly CitableLine[],
  isVerified: PieceOptions['isVerified'] = () => true,
): boolean {
  const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(quotation);
  const wordsOf = isLatin ? latinWords : scriptureWords;
  const quoted = quotation.split(ELLIPSIS).filter((part) => wordsOf(part).length > 0);
  const parts = quoted.map(wordsOf);
  const count = parts.reduce((sum, part) => sum + part.length, 0);
  if (count === 0 || (isLatin && count === 1)) return true;
  const isFound = lines.some(({ scripture, translations }) =>
    (isLatin ? [...translations, ...scripture] : scripture).some((text) => hasParts(parts, wordsOf(text))),
  );
  return isFound && quoted.every((part) => isVerified(part, lines));
}

/** Folds spellings of a name for comparison: `Kabir` and `Kabeer`, `Ravidas` and `Ravidaas`. */
export function foldName(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/ay/g, 'e');
}

const groupsOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter((group) => group !== undefined));

/** Every part of a piece that is presented as somebody's words. */
function quotationsIn(text: string): string[] {
  return [
    ...groupsOf(text, QUOTED),
    ...groupsOf(text, EMPHASISED),
    ...groupsOf(text.replaceAll(QUOTED, ' '), SAID),
    ...(text.match(OTHER_SCRIPT) ?? []),
  ];
}

/** Lines cited by a piece, or null if anything in brackets isn't the number of a line. */
function citationsOf(piece: string, lines: readonly CitableLine[]): CitableLine[] | null {
  const cited: CitableLine[] = [];
  for (const [, inside = ''] of piece.matchAll(CITATION)) {
    if (!NUMBERS.test(inside)) return null;
    for (const number of inside.split(',').map(Number)) {
      const line = lines.find((each) => each.number === number);
      if (!line) return null;
      cited.push(line);
    }
  }
  return cited;
}

/** True if the text names a writer who neither wrote nor is named in any of the cited lines. */
function hasUncitedWriter(text: string, cited: readonly CitableLine[], names: ReadonlySet<string>): boolean {
  const known = new Set(
    cited.flatMap(({ writer, translations }) =>
      latinWords([writer, ...translations].join(' ')).map(foldName),
    ),
  );
  return latinWords(text)
    .map(foldName)
    .some((word) => names.has(word) && !known.has(word));
}

/**
 * Checks a piece of a written answer against its lines: each quotation is word for word from a line that the same piece
 * cites, each citation names an existing line, and no other writer is named.
 *
 * @param piece one or more sentences, with all their quotation marks
 */
export function checkPiece(piece: string, { lines, writerNames, isVerified }: PieceOptions): PieceVerdict {
  const cited = citationsOf(piece, lines);
  if (cited === null) return 'refused';
  const text = piece.replaceAll(CITATION, ' ');
  if (FOREIGN_MATTER.test(text) || QUOTE_MARKS.test(text.replaceAll(QUOTED, ' '))) return 'refused';
  if (!quotationsIn(text).every((quotation) => isQuotedFrom(quotation, cited, isVerified))) return 'refused';
  if (cited.length === 0) return 'leftOut';
  return hasUncitedWriter(text.replaceAll(QUOTED, ' '), cited, writerNames) ? 'refused' : 'shown';
}
