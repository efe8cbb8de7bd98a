import { normaliseGurmukhi } from '@naad/gurbani-text';
import type { ColumnContent, Pack } from './pack.ts';
import type { Gloss, Glossary } from '../glossary.ts';

/**
 * Headwords to a block, which is read whole: a look-up reads one of words and one of meanings, a letter's words come in
 * few reads, and only the first word of each block is kept in memory.
 */
const BLOCK = 16;
const BETWEEN_ENTRIES = '\n';
const BETWEEN_MEANINGS = '\t';
/** What a word of a line may have about it: end marks, verse numbers, brackets. */
const NOT_OF_THE_WORD = /^[^\u0A01-\u0A39\u0A59-\u0A5E\u0A72-\u0A74]+|[।॥੦-੯\s\p{P}]+$/gu;
const SIHARI = 'ਿ';
const AUNKAR = 'ੁ';

type Entry = Omit<Gloss, 'index'>;

/** The columns of the pack `gloss`; entries come in the order of {@link compareWords}, each word once. */
export function glossaryColumns(entries: readonly Entry[]): Record<string, ColumnContent> {
  const blocksOf = (textOf: (entry: Entry) => string): ColumnContent => ({
    kind: 'texts',
    values: Array.from({ length: Math.ceil(entries.length / BLOCK) }, (_, block) =>
      entries
        .slice(block * BLOCK, (block + 1) * BLOCK)
        .map(textOf)
        .join(BETWEEN_ENTRIES),
    ),
  });
  return {
    firstWords: {
      kind: 'texts',
      values: entries.flatMap(({ word }, index) => (index % BLOCK === 0 ? [word] : [])),
    },
    words: blocksOf(({ word }) => word),
    meanings: blocksOf(({ meanings }) => meanings.join(BETWEEN_MEANINGS)),
  };
}

/** The order of headwords: that of their code points, which is that of the alphabet but for the carriers. */
export function compareWords(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The word itself, then its other endings: none, aunkar, sihari. */
function formsOf(word: string): string[] {
  const stem = word.endsWith(SIHARI) || word.endsWith(AUNKAR) ? word.slice(0, -1) : word;
  const isVowelled = /[ਾ-ੌੰਂ]$/u.test(stem);
  return stem === '' || isVowelled ? [word] : [...new Set([word, stem, stem + AUNKAR, stem + SIHARI])];
}

/** Reads the pack `gloss`. */
export function createGlossary(pack: Pack): Glossary {
  const wordBlocks = pack.texts('words');
  const meaningBlocks = pack.texts('meanings');
  const blockCount = wordBlocks.length;
  const firstColumn = pack.texts('firstWords');
  const firstWords = Array.from({ length: firstColumn.length }, (_, block) => firstColumn.at(block));
  const wordsOf = (block: number): string[] => wordBlocks.at(block).split(BETWEEN_ENTRIES);
  /** As the pack was written, all blocks but the last. */
  const perBlock = blockCount === 0 ? 0 : wordsOf(0).length;
  const meaningsOf = (block: number): string[][] =>
    meaningBlocks
      .at(block)
      .split(BETWEEN_ENTRIES)
      .map((entry) => entry.split(BETWEEN_MEANINGS));

  /** The last block whose first word is not after the word: the only one that can have it. */
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
    const place = wordsOf(block).indexOf(word);
    if (place < 0) return null;
    return { index: block * perBlock + place, word, meanings: meaningsOf(block)[place] ?? [] };
  };

  return {
    wordCount: blockCount === 0 ? 0 : (blockCount - 1) * perBlock + wordsOf(blockCount - 1).length,
    lookUp(word) {
      const bare = normaliseGurmukhi(word).replace(NOT_OF_THE_WORD, '');
      if (bare === '' || blockCount === 0) return null;
      for (const form of formsOf(bare)) {
        const gloss = find(form);
        if (gloss) return gloss;
      }
      return null;
    },
    beginningWith(letters) {
      const start = normaliseGurmukhi(letters);
      const found: { index: number; word: string }[] = [];
      if (start === '') return found;
      for (let block = blockOf(start); block < blockCount; block++) {
        const words = wordsOf(block);
        words.forEach((word, place) => {
          if (word.startsWith(start)) found.push({ index: block * perBlock + place, word });
        });
        const last = words.at(-1) ?? '';
        if (compareWords(last, start) > 0 && !last.startsWith(start)) break;
      }
      return found;
    },
    search(text, limit) {
      const wanted = normaliseGurmukhi(text).trim();
      const found: Gloss[] = [];
      if (wanted === '') return found;
      for (let block = 0; block < blockCount && found.length < limit; block++) {
        if (!meaningBlocks.at(block).includes(wanted) && !wordBlocks.at(block).includes(wanted)) continue;
        const meanings = meaningsOf(block);
        wordsOf(block).forEach((word, place) => {
          const own = meanings[place] ?? [];
          if (found.length < limit && (word.includes(wanted) || own.some((each) => each.includes(wanted)))) {
            found.push({ index: block * perBlock + place, word, meanings: own });
          }
        });
      }
      return found;
    },
  };
}
