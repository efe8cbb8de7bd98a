import type { NamedPage } from './namedPage.ts';
import { takeNamedPages } from './namedPage.ts';
import { splitPassages } from './splitPassages.ts';

/** A passage of a text that people hand on, and the page it is said to be from. */
export interface MessagePassage {
  readonly text: string;
  readonly namedPage: NamedPage | null;
}

/** What a messenger puts before a message: “[22/11/26, 8:12:44 AM] Name: ”, “22/11/2026, 08:12 - Name: ”. */
const MESSAGE_HEAD =
  /^[\u200e\s]*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?:\s+-)?\s+(?:[^:\n]{1,60}:\s)?/i;
const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/;
const ADDRESSES = /\b(?:https?:\/\/|www\.)\S+|(?<!\S)[#@][\p{L}\p{M}\p{N}_]+/giu;
/** Bold, italic and struck through as messengers write it, bullets, little pictures, and what else is no part of the words. */
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

/** Words of another script belong to what is before them unless they are as many as make a passage of their own. */
const LEAST_WORDS_OF_SCRIPT = 3;

/** A line beside its translation, say: cut where several words of another script begin. */
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
  if (runs.filter(({ count }) => count >= LEAST_WORDS_OF_SCRIPT).length < 2) return [text];
  const parts: string[][] = [];
  for (const { words, count } of runs) {
    const last = parts.at(-1);
    if (last && count < LEAST_WORDS_OF_SCRIPT) last.push(...words);
    else parts.push([...words]);
  }
  return parts.map((words) => words.join(' '));
}

interface Draft {
  readonly text: string;
  namedPage: NamedPage | null;
}

/** A line: its passages, with the pages named behind them, and a page that stands for itself. */
function readLine(line: string): { drafts: Draft[]; alone: NamedPage | null } {
  const { texts, pages } = takeNamedPages(line.replace(MESSAGE_HEAD, '').replace(ADDRESSES, '\n'));
  const drafts: Draft[] = [];
  let alone: NamedPage | null = null;
  texts.forEach((text, place) => {
    const passages = splitPassages(text)
      .flatMap(cutAtScripts)
      .map((each) => each.replace(EDGES, ''))
      .filter((each) => /\p{L}/u.test(each));
    for (const passage of passages) drafts.push({ text: passage, namedPage: alone });
    if (passages.length > 0) alone = null;
    const page = pages[place];
    if (!page) return;
    if (drafts.length === 0) alone = page;
    for (let last = drafts.length - 1; last >= 0 && drafts[last]?.namedPage === null; last--) {
      drafts[last] = { text: drafts[last]?.text ?? '', namedPage: page };
    }
  });
  return { drafts, alone };
}

/**
 * The passages of a text as people hand it on: without what a messenger puts before and around them, cut where the script
 * changes. A page that stands on a line for itself is that of the passages above it, up to an empty line or another page;
 * with none above, of those below.
 */
export function readMessage(text: string): MessagePassage[] {
  const all: Draft[] = [];
  let open: Draft[] = [];
  let isParagraphOver = false;
  let ahead: NamedPage | null = null;
  for (const line of text.split(LINE_ENDS)) {
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
  return all;
}
