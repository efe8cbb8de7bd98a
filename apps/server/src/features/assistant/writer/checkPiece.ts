import type { LineIndex } from '@naad/gurbani-corpus';
import { normaliseGurmukhi } from '@naad/gurbani-text';

/** A line that an answer may cite, with all that may be quoted of it. */
export interface CitableLine {
  readonly number: number;
  /** Null for one that is not of the corpus. */
  readonly line: LineIndex | null;
  /** The line itself, in every script that it is written in here. */
  readonly scripture: readonly string[];
  readonly translations: readonly string[];
  /** Its writer's name; empty where nobody is named. */
  readonly writer: string;
}

/**
 * What becomes of a piece of an answer. `shown`; `leftOut`, where it rests on no line; `refused`, where it says of
 * scripture what the lines do not, after which nothing of the answer is shown.
 */
export type PieceVerdict = 'shown' | 'leftOut' | 'refused';

export interface PieceOptions {
  readonly lines: readonly CitableLine[];
  /** Words that name writers of scripture, folded by {@link foldName}. */
  readonly writerNames: ReadonlySet<string>;
  /**
   * A second opinion, of whoever checks quotations for visitors: whether words stand so in one of these lines or in one
   * translation of it. It is asked of every quotation that is of a line by the comparison here.
   */
  readonly isVerified?: (quotation: string, lines: readonly CitableLine[]) => boolean;
}

const CITATION = /\[([^\]\n]{0,40})\]/g;
const NUMBERS = /^\s*\d{1,3}(?:\s*,\s*\d{1,3})*\s*$/;
/** What no explanation of scripture needs, and who would mislead a reader does. */
const FOREIGN_MATTER = /:\/\/|www\.|[\w.]@[\w-]|<\/?[a-z!]|!\[|\]\(|`/i;
/** Marks that quotations stand between. A straight single one is one only where no letter stands before it. */
const QUOTED =
  /"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»|‘((?:[^’]|’(?=\p{L}))*)’(?!\p{L})|(?<![\p{L}\p{N}])'([^']*)'(?!\p{L})/gu;
const QUOTE_MARKS = /["“”„«»‘]/;
/** Emphasis and lines set off stand for quotation marks. */
const EMPHASISED = /\*{1,3}([^*]+)\*{1,3}|(?<!\p{L})_{1,2}([^_]+)_{1,2}(?!\p{L})|^\s*>\s*(.+)$/gmu;
/** What follows such a verb and a colon is said to be said by somebody. */
const SAID =
  /\b(?:sa(?:ys?|id|ying)|writes?|wrote|sings?|sang|reads?|proclaims?|declares?|teaches|states?|tells us|as follows|line|verse|quote|gurbani|guru|scripture)\s*:\s*(.+)$/gimu;
/** Words in letters of other scripts, with what stands between them. */
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

/** Whether words stand in a text as a run of whole words, behind a place; the place after them, or -1. */
function runEnd(words: readonly string[], text: readonly string[], from: number): number {
  for (let start = from; start + words.length <= text.length; start++) {
    if (words.every((word, place) => text[start + place] === word)) return start + words.length;
  }
  return -1;
}

/** Whether a text has all parts of a quotation, in their order. */
function hasParts(parts: readonly (readonly string[])[], text: readonly string[]): boolean {
  let place = 0;
  for (const part of parts) {
    place = runEnd(part, text, place);
    if (place < 0) return false;
  }
  return true;
}

/** Whether a quotation is word for word of one of these lines. A single word of English is a term, not a quotation. */
function isOfLine(
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
  const isThere = lines.some(({ scripture, translations }) =>
    (isLatin ? [...translations, ...scripture] : scripture).some((text) => hasParts(parts, wordsOf(text))),
  );
  return isThere && quoted.every((part) => isVerified(part, lines));
}

/** A name as it is compared: `Kabir` is `Kabeer`, `Ravidas` is `Ravidaas`. */
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

/** Every part of a piece that gives itself out for somebody's words. */
function quotationsIn(text: string): string[] {
  return [
    ...groupsOf(text, QUOTED),
    ...groupsOf(text, EMPHASISED),
    ...groupsOf(text.replaceAll(QUOTED, ' '), SAID),
    ...(text.match(OTHER_SCRIPT) ?? []),
  ];
}

/** Numbers cited; null where something in brackets cites no line. */
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

/** Whether a writer is named whose words none of the cited lines are, and whom none of them names. */
function hasStrangeName(text: string, cited: readonly CitableLine[], names: ReadonlySet<string>): boolean {
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
 * Holds a piece of a written answer to the lines it was written from: each quotation is word for word of a line that the
 * same piece cites, each citation of a line there is, and no writer is named but theirs.
 *
 * @param piece a sentence or more, with all marks of its quotations
 */
export function checkPiece(piece: string, { lines, writerNames, isVerified }: PieceOptions): PieceVerdict {
  const cited = citationsOf(piece, lines);
  if (cited === null) return 'refused';
  const text = piece.replaceAll(CITATION, ' ');
  if (FOREIGN_MATTER.test(text) || QUOTE_MARKS.test(text.replaceAll(QUOTED, ' '))) return 'refused';
  if (!quotationsIn(text).every((quotation) => isOfLine(quotation, cited, isVerified))) return 'refused';
  if (cited.length === 0) return 'leftOut';
  return hasStrangeName(text.replaceAll(QUOTED, ' '), cited, writerNames) ? 'refused' : 'shown';
}
