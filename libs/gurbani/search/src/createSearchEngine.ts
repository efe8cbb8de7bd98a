import type { Corpus, LineIndex, Pack } from '@naad/gurbani-corpus';
import { parseAng, SOURCE_IDS } from '@naad/gurbani-corpus';
import { firstLetterQuery, normaliseGurmukhi, splitWords, toUnicode } from '@naad/gurbani-text';
import { englishWords } from './englishWords.ts';
import { foldLetters } from './foldLetters.ts';
import { openLetterIndex } from './letterIndex.ts';
import type { LetterIndex } from './letterIndex.ts';
import type { SearchEngine, SearchFilter, SearchQuery, SearchResults, SearchSlice } from './search.ts';
import { openWordIndex } from './wordIndex.ts';

/** Fewer letters than this find so much that short lines go first; from here on the order is that of the scripture. */
const LETTERS_IN_CORPUS_ORDER = 3;
/** No line has more words than this; a longer query can find nothing and is not looked at further. */
const MOST_CHARACTERS = 1_000;

/** Numbers of every line that a search can be limited by. */
interface LineFacts {
  readonly source: Uint8Array;
  readonly writer: Uint16Array;
  readonly section: Uint16Array;
  readonly ang: Uint16Array;
}

function readFacts(corpus: Corpus): LineFacts {
  const { lineCount } = corpus;
  const facts = {
    source: new Uint8Array(lineCount),
    writer: new Uint16Array(lineCount),
    section: new Uint16Array(lineCount),
    ang: new Uint16Array(lineCount),
  };
  for (let index = 0; index < lineCount; index++) {
    const { sourceId, writer, section, ang } = corpus.line(index);
    facts.source[index] = SOURCE_IDS.indexOf(sourceId);
    facts.writer[index] = writer.id;
    facts.section[index] = section.id;
    facts.ang[index] = ang;
  }
  return facts;
}

/** Tells whether a line is inside the filter, or null when the filter lets everything through. */
function accepting(facts: LineFacts, filter: SearchFilter = {}): ((line: LineIndex) => boolean) | null {
  const source = filter.source == null ? null : SOURCE_IDS.indexOf(filter.source);
  const { writer = null, raag = null, ang = null } = filter;
  if (source === null && writer === null && raag === null && ang === null) return null;
  return (line) =>
    (source === null || facts.source[line] === source) &&
    (writer === null || facts.writer[line] === writer) &&
    (raag === null || facts.section[line] === raag) &&
    (ang === null || facts.ang[line] === ang);
}

/** Sorts by the number of letters, and among equals as they were: a counting sort, since lines have few letters. */
function shortestFirst(lines: ArrayLike<LineIndex>, letters: LetterIndex): Uint32Array {
  const starts: number[] = [0];
  for (let place = 0; place < lines.length; place++) {
    const after = letters.letterCount(lines[place] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let count = 1; count < starts.length; count++)
    starts[count] = (starts[count] ?? 0) + (starts[count - 1] ?? 0);
  const sorted = new Uint32Array(lines.length);
  for (let place = 0; place < lines.length; place++) {
    const line = lines[place] ?? 0;
    const count = letters.letterCount(line);
    const next = starts[count] ?? 0;
    sorted[next] = line;
    starts[count] = next + 1;
  }
  return sorted;
}

function cut(
  lines: ArrayLike<LineIndex>,
  accepts: ((line: LineIndex) => boolean) | null,
  { offset, limit }: SearchSlice,
): SearchResults {
  const wanted: LineIndex[] = [];
  let total = 0;
  if (accepts === null) {
    for (let place = offset; place < Math.min(offset + limit, lines.length); place++)
      wanted.push(lines[place] ?? 0);
    return { total: lines.length, lines: wanted };
  }
  for (let place = 0; place < lines.length; place++) {
    const line = lines[place] ?? 0;
    if (!accepts(line)) continue;
    if (total >= offset && total < offset + limit) wanted.push(line);
    total++;
  }
  return { total, lines: wanted };
}

/** Typed Gurmukhi, in ASCII keys or Unicode, as the lines are written: pauses left out, words one space apart. */
function gurmukhiText(typed: string): string {
  return splitWords(normaliseGurmukhi(toUnicode(typed.replace(/[;,.]/g, ' ')))).join(' ');
}

/**
 * Makes the engine of opened index packs.
 * @param corpus the scripture the indexes were made from
 * @param pack the packs of `buildSearchIndex` by name
 */
export function createSearchEngine(corpus: Corpus, pack: (name: string) => Pack): SearchEngine {
  const facts = readFacts(corpus);
  const letters = openLetterIndex(pack('letters'));
  const gurmukhi = openWordIndex(pack('gurmukhi'));
  const english = openWordIndex(pack('english'));

  const findLetters = (text: string, from: 'start' | 'anywhere'): ArrayLike<LineIndex> => {
    const query = foldLetters(firstLetterQuery(text));
    const lines = letters.find(query, from);
    return query.length < LETTERS_IN_CORPUS_ORDER ? shortestFirst(lines, letters) : lines;
  };
  const findAng = (text: string): LineIndex[] => {
    const ang = parseAng(text.trim());
    const lines: LineIndex[] = [];
    facts.ang.forEach((each, line) => {
      if (each === ang) lines.push(line);
    });
    return lines;
  };
  const find = ({ kind, text }: SearchQuery): ArrayLike<LineIndex> => {
    switch (kind) {
      case 'firstLetters':
        return findLetters(text, 'start');
      case 'firstLettersAnywhere':
        return findLetters(text, 'anywhere');
      case 'gurmukhiWord':
        return gurmukhi.findText(gurmukhiText(text));
      case 'englishWord':
        return english.findPhrase(englishWords(text));
      case 'ang':
        return findAng(text);
    }
  };
  return {
    search(query, slice) {
      if (query.text.length > MOST_CHARACTERS) return { total: 0, lines: [] };
      return cut(find(query), accepting(facts, query.filter), slice);
    },
  };
}
