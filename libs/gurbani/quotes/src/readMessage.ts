import type { SourceId } from '@naad/gurbani-model';

/** A passage of a forwarded text and the page named as its source. */
export interface MessagePassage {
  readonly text: string;
  readonly namedPage: NamedPage | null;
}

/** Header that messengers put before a message: “[22/11/26, 8:12:44 AM] Name: ”, “22/11/2026, 08:12 - Name: ”. */
const MESSAGE_HEAD =
  /^[\u200e\s]*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?:\s+-)?\s+(?:[^:\n]{1,60}:\s)?/i;
/** Runs of white space within a line; on long runs, expressions that may start at any of it take quadratic time. */
const SPACES = /[^\S\r\n\u2028\u2029]{2,}/g;
const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/;
const ADDRESSES = /\b(?:https?:\/\/|www\.)\S+|(?<!\S)[#@][\p{L}\p{M}\p{N}_]+/giu;
/** Bold, italic and strikethrough markup of messengers, bullets, emoji and other signs around the words. */
const EDGES =
  /^[\s*_~>•·▪\-–—,;:\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]+|[\s*_~\-–—,;:(\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]+$/gu;

const SCRIPTS = [
  ['gurmukhi', /\p{Script=Gurmukhi}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['latin', /\p{Script=Latin}/u],
] as const;

const scriptOf = (word: string): string | null =>
  SCRIPTS.find(([, letters]) => letters.test(word))?.[0] ?? null;

/** Minimum number of words in another script that make a passage of their own; fewer belong to the text before them. */
const MIN_WORDS_OF_SCRIPT = 3;

/** Cuts a text where several words of another script begin, as in a line beside its translation. */
function cutAtScripts(text: string): string[] {
  const runs: { script: string | null; words: string[]; count: number }[] = [];
  for (const word of text.split(/\s+/)) {
    const script = scriptOf(word);
    const last = runs.at(-1);
    if (last && (script === null || last.script === null || last.script === script)) {
      last.words.push(word);
      last.script ??= script;
      if (script !== null) last.count++;
    } else runs.push({ script, words: [word], count: script === null ? 0 : 1 });
  }
  if (runs.filter(({ count }) => count >= MIN_WORDS_OF_SCRIPT).length < 2) return [text];
  const parts: string[][] = [];
  for (const { words, count } of runs) {
    const last = parts.at(-1);
    if (last && count < MIN_WORDS_OF_SCRIPT) last.push(...words);
    else parts.push([...words]);
  }
  return parts.map((words) => words.join(' '));
}

interface Draft {
  readonly text: string;
  namedPage: NamedPage | null;
}

/** Splits a line into passages with the pages named after them; `alone` is a page without a passage. */
function readLine(line: string): { drafts: Draft[]; alone: NamedPage | null } {
  const { texts, pages } = takeNamedPages(line.replace(MESSAGE_HEAD, '').replace(ADDRESSES, '\n'));
  const drafts: Draft[] = [];
  let alone: NamedPage | null = null;
  texts.forEach((text, index) => {
    const passages = splitPassages(text)
      .flatMap(cutAtScripts)
      .map((each) => each.replace(EDGES, ''))
      .filter((each) => /\p{L}/u.test(each));
    for (const passage of passages) drafts.push({ text: passage, namedPage: alone });
    if (passages.length > 0) alone = null;
    const page = pages[index];
    if (!page) return;
    if (drafts.length === 0) alone = page;
    for (let last = drafts.length - 1; last >= 0 && drafts[last]?.namedPage === null; last--) {
      drafts[last] = { text: drafts[last]?.text ?? '', namedPage: page };
    }
  });
  return { drafts, alone };
}

/** The passages of a text, and the lines that weren't read. */
export interface ReadMessage {
  readonly passages: readonly MessagePassage[];
  /** Empty if the whole text was read. */
  readonly rest: string;
}

/**
 * Splits a forwarded text into passages, without messenger headers and decoration, cut where the script changes. A
 * page on a line of its own belongs to the passages above it, up to an empty line or another page; if there are none,
 * to those below.
 *
 * @param maxPassages limit after which lines are left unread
 */
export function readMessage(text: string, maxPassages = Infinity): ReadMessage {
  const all: Draft[] = [];
  let open: Draft[] = [];
  let isParagraphOver = false;
  let ahead: NamedPage | null = null;
  const lines = text.replace(SPACES, ' ').split(LINE_ENDS);
  let read = 0;
  for (; read < lines.length && all.length < maxPassages; read++) {
    const line = lines[read] ?? '';
    if (line.trim() === '') {
      isParagraphOver = true;
      continue;
    }
    const { drafts, alone } = readLine(line);
    if (drafts.length > 0 && isParagraphOver) {
      if (open.length > 0) ahead = null;
      open = [];
    }
    isParagraphOver = false;
    if (alone && drafts.length === 0) {
      if (open.length === 0) ahead = alone;
      for (const draft of open) draft.namedPage = alone;
      open = [];
    }
    for (const draft of drafts) {
      draft.namedPage ??= ahead;
      all.push(draft);
      if (draft.namedPage === null) open.push(draft);
      else if (draft.namedPage !== ahead) open = [];
    }
  }
  return { passages: all, rest: lines.slice(read).join('\n') };
}

/** A page or range of pages that a text names as its source. */
export interface NamedPage {
  readonly from: number;
  readonly to: number;
  /** Null if the text names no work. */
  readonly source: SourceId | null;
}

const GRANTH =
  '(?:(?:sri|shri)\\s+)?(?:adi\\s+)?guru\\s+granth(?:\\s+sahib)?(?:\\s+j[ie]+)?|s\\.?g\\.?g\\.?s\\.?(?:\\s*j[ie]+)?|ggs(?:\\s*ji)?|(?:ਸ੍ਰੀ\\s+)?(?:ਆਦਿ\\s+)?ਗੁਰੂ\\s+ਗ੍ਰੰਥ(?:\\s+ਸਾਹਿਬ)?(?:\\s+ਜੀ)?|(?:श्री\\s+)?गुरु\\s+ग्रंथ(?:\\s+साहिब)?(?:\\s+जी)?';
const DASAM = '(?:(?:sri|shri)\\s+)?dasam\\s+granth(?:\\s+sahib)?(?:\\s+ji)?|ਦਸਮ\\s+ਗ੍ਰੰਥ(?:\\s+ਸਾਹਿਬ)?';
const PAGE = 'angs?|pages?|pp?\\.|pg\\.?|pann?aa?|ਅੰਗ|ਪੰਨਾ|ਪੰਨੇ|अंग|पन्ना|पृष्ठ|انگ|پنا|صفحہ';
const DIGITS = '[0-9੦-੯०-९۰-۹٠-٩]{1,4}';
const BETWEEN = '[\\s,:;#.()\\-–—]*';

/** Matches “Ang 954”, “SGGS, p. 954”, “ਅੰਗ ੯੫੪”, “Guru Granth Sahib Ji - 441-442”, with brackets around them. */
const NAMED_PAGE = new RegExp(
  `[(\\[]?\\s*(?<![\\p{L}\\p{M}])(?:(?:(?<granth>${GRANTH})|(?<dasam>${DASAM}))${BETWEEN}(?:(?:${PAGE})${BETWEEN})?|(?:${PAGE})(?:\\s*(?:no|number|ਨੰ|ਨੰਬਰ)\\b)?${BETWEEN})(?<from>${DIGITS})(?:\\s*[-–—]\\s*(?<to>${DIGITS}))?(?![\\p{L}\\p{M}\\p{Nd}])\\s*[)\\]]?`,
  'giu',
);

/** Code points of the digit 0 in each script. */
const ZEROS = [0x30, 0x0a66, 0x0966, 0x06f0, 0x0660];

function numberOf(digits: string): number {
  return Number(
    [...digits]
      .map((digit) => {
        const code = digit.charCodeAt(0);
        return ZEROS.map((zero) => code - zero).find((value) => value >= 0 && value <= 9) ?? 0;
      })
      .join(''),
  );
}

/** Splits a line at the pages it names. */
function takeNamedPages(line: string): { texts: string[]; pages: NamedPage[] } {
  const texts: string[] = [];
  const pages: NamedPage[] = [];
  let at = 0;
  for (const match of line.matchAll(NAMED_PAGE)) {
    texts.push(line.slice(at, match.index));
    at = match.index + match[0].length;
    const { granth, dasam, from = '', to } = match.groups ?? {};
    const first = numberOf(from);
    const source = granth === undefined ? (dasam === undefined ? null : 'D') : 'G';
    pages.push({ from: first, to: to === undefined ? first : Math.max(first, numberOf(to)), source });
  }
  return { texts: [...texts, line.slice(at)], pages };
}

/** Maximum length of a passage; longer ones are cut, at a space if possible. No line of the scripture is longer. */
const MAX_PASSAGE_LENGTH = 600;

/** Unicode dandas, their typed substitutes, the keys of the ASCII layout, and line ends. */
const PASSAGE_ENDS = /\r\n|[\n\r\u2028\u2029।॥|\][]/;

function cutLong(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MAX_PASSAGE_LENGTH) {
    const space = rest.lastIndexOf(' ', MAX_PASSAGE_LENGTH);
    const end = space > 0 ? space : MAX_PASSAGE_LENGTH;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/** Splits a text at line ends and end marks; parts without letters are dropped. */
export function splitPassages(text: string): string[] {
  return text
    .split(PASSAGE_ENDS)
    .flatMap((part) => cutLong(part.trim()))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** Quotation marks, brackets, dashes between words, colons and ellipses. */
const QUOTATION_MARKS = /["“”„«»()]|\s+[-–—~*•|]+\s+|:\s+|\.{2,}|…/;
const SENTENCES = /(?<=[.!?;])\s+/;
const PART_EDGES = /^[\s*_~\-–—,;:]+|[\s*_~\-–—,;:]+$/g;

function cutAt(marks: RegExp, text: string): string[] {
  return text
    .split(marks)
    .map((part) => part.replace(PART_EDGES, ''))
    .filter((part) => /\p{L}/u.test(part));
}

/**
 * Cuts at marks people put around quotations: quotation marks, brackets, dashes. Translators use them too, so try the
 * whole text first.
 */
export const cutAtMarks = (text: string): string[] => cutAt(QUOTATION_MARKS, text);

export const cutAtSentences = (text: string): string[] => cutAt(SENTENCES, text);
