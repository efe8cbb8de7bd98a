import { normaliseGurmukhi } from '@naad/gurbani-text';
import type { ColumnContent, Pack } from './pack.ts';
import type { Gloss, Glossary, GlossMeaning, LineGloss } from '../corpus.ts';

/**
 * Headwords per block. A look-up reads one block of words and one of meanings, a prefix needs few reads, and only the
 * first word of each block is held in memory.
 */
const BLOCK_SIZE = 16;
const ENTRY_SEPARATOR = '\n';
const MEANING_SEPARATOR = '\t';
const NUMBER_SEPARATOR = ' ';
/** Radix of the numbers in texts. */
const BASE = 36;
/** Marks around a word in a line: end marks, verse numbers, brackets. */
const SURROUNDING_MARKS = /^[^\u0A01-\u0A39\u0A59-\u0A5E\u0A72-\u0A74]+|[।॥੦-੯\s\p{P}]+$/gu;
const SIHARI = 'ਿ';
const AUNKAR = 'ੁ';

type Entry = Omit<Gloss, 'index'>;

const numbersText = (numbers: readonly number[]): string =>
  numbers.map((number) => number.toString(BASE)).join(NUMBER_SEPARATOR);
const parseNumbers = (text: string): number[] =>
  text === '' ? [] : text.split(NUMBER_SEPARATOR).map((number) => Number.parseInt(number, BASE));

/**
 * Builds the columns of the pack `gloss`.
 *
 * @param entries distinct words sorted by {@link compareWords}
 * @param glossesByLine the same glosses by the index of their line
 */
export function glossaryColumns(
  entries: readonly Entry[],
  glossesByLine: readonly (readonly LineGloss[])[],
): Record<string, ColumnContent> {
  const blocksOf = (textOf: (entry: Entry) => string): ColumnContent => ({
    kind: 'texts',
    values: Array.from({ length: Math.ceil(entries.length / BLOCK_SIZE) }, (_, block) =>
      entries
        .slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE)
        .map(textOf)
        .join(ENTRY_SEPARATOR),
    ),
  });
  return {
    firstWords: {
      kind: 'texts',
      values: entries.flatMap(({ word }, index) => (index % BLOCK_SIZE === 0 ? [word] : [])),
    },
    words: blocksOf(({ word }) => word),
    meanings: blocksOf(({ meanings }) => meanings.map(({ text }) => text).join(MEANING_SEPARATOR)),
    lines: blocksOf(({ meanings }) =>
      meanings.map(({ lines }) => numbersText(lines)).join(MEANING_SEPARATOR),
    ),
    byLine: { kind: 'texts', values: glossNumbersByLine(entries, glossesByLine) },
  };
}

/** For each line, alternating the index of a headword and the rank of its meaning. */
function glossNumbersByLine(
  entries: readonly Entry[],
  glossesByLine: readonly (readonly LineGloss[])[],
): string[] {
  const places = new Map(
    entries.map(({ word, meanings }, index) => [
      word,
      { index, ranks: new Map(meanings.map(({ text }, rank) => [text, rank])) },
    ]),
  );
  return glossesByLine.map((glosses) =>
    numbersText(
      glosses.flatMap(({ word, meaning }) => {
        const place = places.get(word);
        const rank = place?.ranks.get(meaning);
        if (place === undefined || rank === undefined) throw new RangeError(`${word} isn't a headword.`);
        return [place.index, rank];
      }),
    ),
  );
}

/** Orders headwords by code point, which is alphabetical except for the carriers. */
export function compareWords(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The word, then its stem without ending, with aunkar, and with sihari. */
function formsOf(word: string): string[] {
  const stem = word.endsWith(SIHARI) || word.endsWith(AUNKAR) ? word.slice(0, -1) : word;
  const isVowelled = /[ਾ-ੌੰਂ]$/u.test(stem);
  return stem === '' || isVowelled ? [word] : [...new Set([word, stem, stem + AUNKAR, stem + SIHARI])];
}

/** Opens the pack `gloss`. */
export function createGlossary(pack: Pack): Glossary {
  const wordBlocks = pack.texts('words');
  const meaningBlocks = pack.texts('meanings');
  const lineBlocks = pack.texts('lines');
  const byLine = pack.texts('byLine');
  const blockCount = wordBlocks.length;
  const firstColumn = pack.texts('firstWords');
  const firstWords = Array.from({ length: firstColumn.length }, (_, block) => firstColumn.at(block));
  const wordsOf = (block: number): string[] => wordBlocks.at(block).split(ENTRY_SEPARATOR);
  /** Block size that the pack was written with; the last block may be shorter. */
  const perBlock = blockCount === 0 ? 0 : wordsOf(0).length;
  const entriesOf = (block: number): Entry[] => {
    const meanings = meaningBlocks.at(block).split(ENTRY_SEPARATOR);
    const lines = lineBlocks.at(block).split(ENTRY_SEPARATOR);
    return wordsOf(block).map((word, offset) => {
      const linesOfMeanings = (lines[offset] ?? '').split(MEANING_SEPARATOR);
      const texts = (meanings[offset] ?? '').split(MEANING_SEPARATOR);
      return {
        word,
        meanings: texts.map((text, rank): GlossMeaning => ({
          text,
          lines: parseNumbers(linesOfMeanings[rank] ?? ''),
        })),
      };
    });
  };

  /** The last block whose first word isn't after the word: the only candidate. */
  const blockOf = (word: string): number => {
    let low = 0;
    let high = blockCount;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (compareWords(firstWords[middle] ?? '', word) <= 0) low = middle;
      else high = middle;
    }
    return low;
  };
  const find = (word: string): Gloss | null => {
    const block = blockOf(word);
    const offset = wordsOf(block).indexOf(word);
    const entry = entriesOf(block)[offset];
    return entry ? { index: block * perBlock + offset, ...entry } : null;
  };

  return {
    wordCount: blockCount === 0 ? 0 : (blockCount - 1) * perBlock + wordsOf(blockCount - 1).length,
    lookUp(word) {
      const bare = normaliseGurmukhi(word).replace(SURROUNDING_MARKS, '');
      if (bare === '' || blockCount === 0) return null;
      for (const form of formsOf(bare)) {
        const gloss = find(form);
        if (gloss) return gloss;
      }
      return null;
    },
    ofLine(line) {
      if (line >= byLine.length) return [];
      const numbers = parseNumbers(byLine.at(line));
      return Array.from({ length: numbers.length / 2 }, (_, number): LineGloss => {
        const index = numbers[2 * number] ?? 0;
        const block = Math.floor(index / perBlock);
        const word = wordsOf(block)[index % perBlock] ?? '';
        const meanings = meaningBlocks.at(block).split(ENTRY_SEPARATOR)[index % perBlock] ?? '';
        return { word, meaning: meanings.split(MEANING_SEPARATOR)[numbers[2 * number + 1] ?? 0] ?? '' };
      });
    },
    beginningWith(letters) {
      const prefix = normaliseGurmukhi(letters);
      const found: { index: number; word: string }[] = [];
      if (prefix === '') return found;
      for (let block = blockOf(prefix); block < blockCount; block++) {
        const words = wordsOf(block);
        words.forEach((word, offset) => {
          if (word.startsWith(prefix)) found.push({ index: block * perBlock + offset, word });
        });
        const last = words.at(-1) ?? '';
        if (compareWords(last, prefix) > 0 && !last.startsWith(prefix)) break;
      }
      return found;
    },
    search(text, limit) {
      const query = normaliseGurmukhi(text).trim();
      const found: Gloss[] = [];
      if (query === '') return found;
      const blocks = new Set([...wordBlocks.indexesWith(query), ...meaningBlocks.indexesWith(query)]);
      for (const block of [...blocks].sort((a, b) => a - b)) {
        if (found.length >= limit) break;
        for (const [offset, entry] of entriesOf(block).entries()) {
          if (!entry.word.includes(query) && !entry.meanings.some((each) => each.text.includes(query)))
            continue;
          found.push({ index: block * perBlock + offset, ...entry });
        }
      }
      return found.slice(0, limit);
    },
  };
}
