import type { ColumnContent, LineIndex, Pack } from '@naad/gurbani-corpus';

/**
 * Finds lines by words that follow each other. Each line is kept as the numbers of its words, each word with the list
 * of its lines; the words themselves are few (some 70,000 in the whole scripture), so that a part of a word is looked
 * for among the words and never in the lines.
 */
export interface WordIndex {
  /** Lines whose text, words set apart by single spaces, contains `text` (likewise spaced) as it stands. */
  findText(text: string): ArrayLike<LineIndex>;
  /** Lines in which the words follow each other, the last of them perhaps only the beginning of a word. */
  findPhrase(words: readonly string[]): ArrayLike<LineIndex>;
  readonly lineCount: number;
  /** Whether a word has it in it. */
  isPartOfAWord(text: string): boolean;
  /** All words there are, sorted; a word's number is its place here. */
  readonly vocabulary: readonly string[];
  /** The places of a phrase for {@link WordIndex.findText}. */
  textPlaces(text: string): Place[];
  /** The places of a phrase for {@link WordIndex.findPhrase}. */
  phrasePlaces(words: readonly string[]): Place[];
  /** Places that only these very words may stand at. */
  wordPlaces(words: readonly string[]): Place[];
  /** A place for words given by their numbers. */
  placeOf(words: readonly number[]): Place;
  /** Lines in which words of the places follow each other. */
  find(places: readonly Place[], options?: FindWords): ArrayLike<LineIndex>;
  /** More lines than this have no word for the rarest of the places. */
  mostLines(places: readonly Place[]): number;
  /** The word with which they first follow each other in a line, none between them, at or after a word; -1 for nowhere. */
  placeIn(line: LineIndex, places: readonly Place[], fromWord: number): number;
  /** Where they do so first at or after `fromWord`: the word at each place. */
  locate(line: LineIndex, places: readonly Place[], options?: LocateWords): readonly number[] | null;
  /** How many words a line has. */
  wordCount(line: LineIndex): number;
  /** The number of a word of a line. */
  wordAt(line: LineIndex, place: number): number;
}

/**
 * What may stand between the words of a phrase: nothing; `short`, one word that may be left out; or anything.
 */
export type Gap = 'none' | 'short' | 'any';

export interface FindWords {
  readonly gap?: Gap;
  /** Lines that have all others among them, where they are known. */
  readonly among?: ArrayLike<LineIndex>;
}

export interface LocateWords {
  readonly fromWord?: number;
  readonly gap?: Gap;
}

/** The words that may stand at one place of a phrase: numbers from `from` up to, not including, `to`, or some of them. */
export interface Place {
  readonly from: number;
  readonly to: number;
  /** Null where all of them may; else those that may, each once, and by number whether it may. */
  readonly some: { readonly words: readonly number[]; readonly isKnown: Uint8Array } | null;
}

function holds({ from, to, some }: Place, word: number): boolean {
  return some === null ? word >= from && word < to : some.isKnown[word] === 1;
}

const SEPARATOR = '\n';

/** Makes the columns of the index from the words of every line. */
export function buildWordIndex(lines: readonly (readonly string[])[]): Record<string, ColumnContent> {
  const vocabulary = [...new Set(lines.flat())].sort();
  const numberOf = new Map(vocabulary.map((word, index) => [word, index]));
  const starts = new Uint32Array(lines.length + 1);
  const postingStarts = new Uint32Array(vocabulary.length + 1);
  lines.forEach((words, line) => {
    starts[line + 1] = (starts[line] ?? 0) + words.length;
    for (const word of new Set(words)) {
      const number = numberOf.get(word) ?? 0;
      postingStarts[number + 1] = (postingStarts[number + 1] ?? 0) + 1;
    }
  });
  const tokens = new Uint32Array(starts[lines.length] ?? 0);
  for (let word = 1; word <= vocabulary.length; word++) {
    postingStarts[word] = (postingStarts[word] ?? 0) + (postingStarts[word - 1] ?? 0);
  }
  const postings = new Uint32Array(postingStarts[vocabulary.length] ?? 0);
  const next = postingStarts.slice();
  lines.forEach((words, line) => {
    words.forEach((word, place) => {
      const number = numberOf.get(word) ?? 0;
      tokens[(starts[line] ?? 0) + place] = number;
      const end = next[number] ?? 0;
      if (end > (postingStarts[number] ?? 0) && postings[end - 1] === line) return;
      postings[end] = line;
      next[number] = end + 1;
    });
  });
  return {
    vocabulary: { kind: 'json', value: vocabulary },
    start: { kind: 'numbers', values: starts },
    token: { kind: 'numbers', values: tokens },
    postingStart: { kind: 'numbers', values: postingStarts },
    posting: { kind: 'numbers', values: postings },
  };
}

/** First place in a sorted list that is not before what is looked for. */
function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Lists of the words that have two signs next to each other, the separator behind a word counted as one; so that a part
 * of a word is looked for only in words that have the rarest pair of it.
 */
function buildWordGrams(vocabulary: readonly string[]) {
  const numbers = new Map<string, number>();
  for (const sign of SEPARATOR + vocabulary.join('')) if (!numbers.has(sign)) numbers.set(sign, numbers.size);
  const size = numbers.size;
  const codes = new Uint8Array(1 << 16);
  for (const [sign, number] of numbers) codes[sign.charCodeAt(0)] = number;
  const starts = new Uint32Array(size * size + 1);
  const next = new Uint32Array(size * size);
  const lastWord = new Int32Array(size * size).fill(-1);
  const forEachGram = (use: (gram: number) => void): void => {
    lastWord.fill(-1);
    vocabulary.forEach((text, word) => {
      for (let place = 0; place < text.length; place++) {
        const follower = place + 1 < text.length ? (codes[text.charCodeAt(place + 1)] ?? 0) : 0;
        const gram = (codes[text.charCodeAt(place)] ?? 0) * size + follower;
        if (lastWord[gram] === word) continue;
        lastWord[gram] = word;
        use(gram);
      }
    });
  };
  forEachGram((gram) => {
    starts[gram + 1] = (starts[gram + 1] ?? 0) + 1;
  });
  for (let gram = 0; gram < size * size; gram++) {
    starts[gram + 1] = (starts[gram + 1] ?? 0) + (starts[gram] ?? 0);
    next[gram] = starts[gram] ?? 0;
  }
  const words = new Uint32Array(starts[size * size] ?? 0);
  forEachGram((gram) => {
    const place = next[gram] ?? 0;
    words[place] = lastWord[gram] ?? 0;
    next[gram] = place + 1;
  });
  return {
    /** Words that may have the part in them, some perhaps more than once; all others have not. */
    wordsPerhapsWith(part: string): Uint32Array {
      for (const sign of part) if (!numbers.has(sign)) return words.subarray(0, 0);
      const codeAt = (place: number): number => codes[part.charCodeAt(place)] ?? 0;
      // A sign alone has every other behind it, or the end: their lists are neighbours.
      if (part.length < 2) return words.subarray(starts[codeAt(0) * size], starts[(codeAt(0) + 1) * size]);
      let rarest = codeAt(0) * size + codeAt(1);
      const countOf = (gram: number): number => (starts[gram + 1] ?? 0) - (starts[gram] ?? 0);
      for (let place = 1; place + 1 < part.length; place++) {
        const gram = codeAt(place) * size + codeAt(place + 1);
        if (countOf(gram) < countOf(rarest)) rarest = gram;
      }
      return words.subarray(starts[rarest], starts[rarest + 1]);
    },
  };
}

/** A set of lines that gives them back in order. */
export function lineSet(lineCount: number) {
  const bits = new Uint32Array(Math.ceil(lineCount / 32));
  let size = 0;
  return {
    addAll(lines: ArrayLike<LineIndex>): void {
      for (let place = 0; place < lines.length; place++) {
        const line = lines[place] ?? 0;
        const word = line >>> 5;
        const before = bits[word] ?? 0;
        const after = before | (1 << (line & 31));
        if (after >>> 0 === before) continue;
        bits[word] = after;
        size++;
      }
    },
    inOrder(): Uint32Array {
      const lines = new Uint32Array(size);
      let place = 0;
      for (let word = 0; word < bits.length; word++) {
        for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
          lines[place++] = word * 32 + 31 - Math.clz32(rest & -rest);
        }
      }
      return lines;
    },
  };
}

interface WordIndexOptions {
  /** Whether people leave the word of this number out of a phrase; none unless told. */
  readonly isLeftOut?: (word: number) => boolean;
}

/** Opens what {@link buildWordIndex} made. */
export function openWordIndex(pack: Pack, { isLeftOut = () => false }: WordIndexOptions = {}): WordIndex {
  const vocabulary = pack.json('vocabulary') as string[];
  const starts = pack.numbers32('start');
  const tokens = pack.numbers32('token');
  const postingStarts = pack.numbers32('postingStart');
  const postings = pack.numbers32('posting');
  const lineCount = starts.length - 1;
  const mayBeLeftOut = Uint8Array.from(vocabulary, (_, word) => (isLeftOut(word) ? 1 : 0));
  const grams = buildWordGrams(vocabulary);

  const range = (from: number, to: number): Place => ({ from, to, some: null });
  const firstNotBefore = (text: string): number =>
    lowerBound(vocabulary.length, (index) => (vocabulary[index] ?? '') < text);
  const exactly = (text: string): Place => {
    const word = firstNotBefore(text);
    return range(word, vocabulary[word] === text ? word + 1 : word);
  };
  const beginningWith = (text: string): Place => {
    const end = lowerBound(vocabulary.length, (index) => {
      const word = vocabulary[index] ?? '';
      return word < text || word.startsWith(text);
    });
    return range(firstNotBefore(text), end);
  };
  /** Words with the part in them; with a separator behind it, those that end with it. */
  const having = (part: string): Place => {
    const isKnown = new Uint8Array(vocabulary.length);
    const words: number[] = [];
    const isEnd = part.endsWith(SEPARATOR);
    const text = isEnd ? part.slice(0, -1) : part;
    const candidates = grams.wordsPerhapsWith(part);
    for (let place = 0; place < candidates.length; place++) {
      const word = candidates[place] ?? 0;
      const whole = vocabulary[word] ?? '';
      if (isKnown[word] === 1 || !(isEnd ? whole.endsWith(text) : whole.includes(text))) continue;
      isKnown[word] = 1;
      words.push(word);
    }
    return { from: 0, to: vocabulary.length, some: { words, isKnown } };
  };

  const listOf = (word: number): Uint32Array =>
    postings.subarray(postingStarts[word], postingStarts[word + 1]);
  const cost = ({ from, to, some }: Place): number => {
    if (some === null) return Math.max(0, (postingStarts[to] ?? 0) - (postingStarts[from] ?? 0));
    let sum = 0;
    for (const word of some.words) sum += (postingStarts[word + 1] ?? 0) - (postingStarts[word] ?? 0);
    return sum;
  };

  const placeIn = (line: number, places: readonly Place[], fromWord: number): number => {
    const first = starts[line] ?? 0;
    const last = (starts[line + 1] ?? 0) - places.length;
    for (let start = first + fromWord; start <= last; start++) {
      let token = start;
      for (const place of places) {
        if (!holds(place, tokens[token] ?? -1)) break;
        token++;
      }
      if (token - start === places.length) return start - first;
    }
    return -1;
  };

  /** Tries the phrase with its first word at `start`: every place takes the first word that fits after a gap allowed. */
  const tryAt = (start: number, end: number, places: readonly Place[], gap: Gap): number[] | null => {
    const found: number[] = [];
    let token = start;
    for (const place of places) {
      let skipped = 0;
      while (token < end && !holds(place, tokens[token] ?? -1)) {
        const isAllowed =
          found.length > 0 &&
          (gap === 'any' || (gap === 'short' && skipped === 0 && mayBeLeftOut[tokens[token] ?? 0] === 1));
        if (!isAllowed) return null;
        skipped++;
        token++;
      }
      if (token >= end) return null;
      found.push(token++);
    }
    return found;
  };
  const locate = (
    line: number,
    places: readonly Place[],
    { fromWord = 0, gap = 'none' }: LocateWords = {},
  ): number[] | null => {
    if (gap === 'none') {
      const place = places.length === 0 ? -1 : placeIn(line, places, fromWord);
      return place < 0 ? null : places.map((_, index) => place + index);
    }
    const first = starts[line] ?? 0;
    const end = starts[line + 1] ?? 0;
    for (let start = first + fromWord; start + places.length <= end; start++) {
      if (places[0] === undefined || !holds(places[0], tokens[start] ?? -1)) continue;
      const found = tryAt(start, end, places, gap);
      if (found) return found.map((token) => token - first);
      // With anything between the words, a later start leaves them no more room.
      if (gap === 'any') return null;
    }
    return null;
  };

  const linesWith = ({ from, to, some }: Place): Uint32Array => {
    if (some === null && to - from === 1) return listOf(from);
    const lines = lineSet(lineCount);
    // The lists of neighbours are neighbours.
    if (some === null) lines.addAll(postings.subarray(postingStarts[from], postingStarts[to]));
    else for (const word of some.words) lines.addAll(listOf(word));
    return lines.inOrder();
  };

  const rarestOf = (first: Place, others: readonly Place[]): Place =>
    others.reduce((best, place) => (cost(place) < cost(best) ? place : best), first);
  const find = (places: readonly Place[], { gap = 'none', among }: FindWords = {}): ArrayLike<LineIndex> => {
    const [first, ...others] = places;
    if (!first) return [];
    if (others.length === 0) return linesWith(first);
    const rarest = rarestOf(first, others);
    const candidates = among && among.length <= cost(rarest) ? among : linesWith(rarest);
    const found = new Uint32Array(candidates.length);
    let size = 0;
    for (let place = 0; place < candidates.length; place++) {
      const line = candidates[place] ?? 0;
      const isHere = gap === 'none' ? placeIn(line, places, 0) >= 0 : locate(line, places, { gap }) !== null;
      if (isHere) found[size++] = line;
    }
    return found.subarray(0, size);
  };
  const phrasePlaces = (words: readonly string[]): Place[] =>
    words.map((word, index) => (index === words.length - 1 ? beginningWith(word) : exactly(word)));
  const textPlaces = (text: string): Place[] => {
    const parts = text.split(' ').filter(Boolean);
    const last = parts.length - 1;
    if (last === 0) return parts.map(having);
    return parts.map((part, index) => {
      if (index === 0) return having(part + SEPARATOR);
      return index === last ? beginningWith(part) : exactly(part);
    });
  };

  return {
    lineCount,
    vocabulary,
    find,
    locate,
    textPlaces,
    wordPlaces: (words) => words.map(exactly),
    mostLines(places) {
      const [first, ...others] = places;
      return first ? cost(rarestOf(first, others)) : 0;
    },
    placeIn,
    placeOf(words) {
      const [only = 0] = words;
      if (words.length <= 1) return range(only, only + words.length);
      const isKnown = new Uint8Array(vocabulary.length);
      for (const word of words) isKnown[word] = 1;
      return { from: 0, to: vocabulary.length, some: { words, isKnown } };
    },
    wordCount: (line) => (starts[line + 1] ?? 0) - (starts[line] ?? 0),
    wordAt: (line, place) => tokens[(starts[line] ?? 0) + place] ?? -1,
    isPartOfAWord: (text) => having(text).some?.words.length !== 0,
    findText: (text) => find(textPlaces(text)),
    phrasePlaces,
    findPhrase: (words) => find(phrasePlaces(words)),
  };
}
