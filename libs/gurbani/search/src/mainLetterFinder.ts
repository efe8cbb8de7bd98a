import type { LineIndex } from '@naad/gurbani-corpus';
import type { FormIndex } from './formIndex.ts';
import { mainLettersOfWord } from './gurmukhiForms.ts';
import { gurmukhiText } from './gurmukhiText.ts';
import { operatorTiers } from './operatorTiers.ts';
import type { ReadPiece } from './operatorTiers.ts';
import { parseOperators } from './parseOperators.ts';
import { reasonsOf } from './reasonsOf.ts';
import type { Finder, LazyTier, Tier } from './tiers.ts';
import { ENOUGH } from './tiers.ts';
import type { Gap, Place, WordIndex } from './wordIndex.ts';

/** No line has more words. */
const MOST_WORDS = 50;
/** Fewer letters without spaces are in too many lines by chance. */
const LEAST_LETTERS_IN_A_RUN = 4;
const MOST_LETTERS_IN_A_RUN = 60;
const NUMBER = /^[੦-੯]+$/;

interface MainLetterFinderOptions {
  readonly index: WordIndex;
  /** Words by their letters, without and with those that hang from others: people type either. */
  readonly main: FormIndex;
  readonly joined: FormIndex;
}

/**
 * Search by the letters of words, vowel signs left out. Tiers: whole words that follow each other; the last word
 * unfinished; and where both find less than a page, and in the order of the scripture, what BaniDB finds: every word
 * perhaps unfinished, anything between them. Where all find less than a page, a text without spaces is looked for as a
 * run of letters that begins with a word; one with spaces where they find nothing.
 */
export function mainLetterFinder({ index, main, joined }: MainLetterFinderOptions): Finder {
  const partsOf = (typed: string): string[] =>
    gurmukhiText(typed).split(' ').map(mainLettersOfWord).filter(Boolean);
  const placeOf = (part: string, isUnfinished: boolean): Place => {
    const wordsIn = (forms: FormIndex): number[] =>
      isUnfinished ? forms.beginningWith(part) : forms.exactly(part);
    return index.placeOf([...new Set([...wordsIn(main), ...wordsIn(joined)])]);
  };
  const placesOf = (parts: readonly string[], isUnfinished: (place: number) => boolean): Place[] => {
    // A word that is typed again is not looked for again.
    const known = new Map<string, Place>();
    return parts.map((part, place) => {
      const key = `${part} ${String(isUnfinished(place))}`;
      const words = known.get(key) ?? placeOf(part, isUnfinished(place));
      known.set(key, words);
      return words;
    });
  };
  const tier = (places: readonly Place[], gap: Gap): Tier => ({
    lines: index.find(places, { gap }),
    isRanked: false,
    explain: (line: LineIndex) =>
      reasonsOf(
        (index.locate(line, places, { gap }) ?? []).map((word) => ({
          word,
          how: gap === 'none' ? 'exact' : 'folded',
        })),
      ),
  });

  let numbers: ReadonlySet<number> | null = null;
  const isNumber = (word: number): boolean => {
    numbers ??= new Set(index.vocabulary.flatMap((text, number) => (NUMBER.test(text) ? [number] : [])));
    return numbers.has(word);
  };

  /** Lines in which words that follow each other have these letters, wherever one ends; the last perhaps unfinished. */
  const withoutSpaces = (letters: string): Tier => {
    const lengthsAt = new Map<number, Uint16Array>();
    /**
     * How many letters from an offset on each word has, by its number; 0 for words that do not stand there. A word that
     * stands there without the letters that hang from others and with them has the second number in the byte above.
     */
    const wordsAt = (offset: number): Uint16Array => {
      const known = lengthsAt.get(offset);
      if (known) return known;
      const lengths = new Uint16Array(index.vocabulary.length);
      for (let end = offset + 1; end <= letters.length; end++) {
        const form = letters.slice(offset, end);
        const length = end - offset;
        const wordsIn = (forms: FormIndex): readonly number[] =>
          end === letters.length && offset > 0 ? forms.beginningWith(form) : forms.exactly(form);
        for (const word of wordsIn(main)) lengths[word] = length;
        for (const word of wordsIn(joined)) {
          const without = lengths[word] ?? 0;
          if (without !== length) lengths[word] = without === 0 ? length : without | (length << 8);
        }
      }
      lengthsAt.set(offset, lengths);
      return lengths;
    };
    /** The place behind the words from this one on that have the letters from an offset on; -1 if they have not. */
    const endOf = (line: LineIndex, place: number, offset: number): number => {
      if (offset === letters.length) return place;
      if (place === index.wordCount(line)) return -1;
      const word = index.wordAt(line, place);
      const lengths = wordsAt(offset)[word] ?? 0;
      if (lengths === 0) {
        // Numbers have no letters: ਮਹਲਾ ੫ ਘਰੁ ੧ is ਮਹਲਘਰ.
        return offset > 0 && isNumber(word) ? endOf(line, place + 1, offset) : -1;
      }
      const end = endOf(line, place + 1, offset + (lengths & 0xff));
      return end < 0 && lengths > 0xff ? endOf(line, place + 1, offset + (lengths >> 8)) : end;
    };
    const runIn = (line: LineIndex): number[] | null => {
      for (let first = 0; first < index.wordCount(line); first++) {
        const end = endOf(line, first, 0);
        if (end >= 0) return Array.from({ length: end - first }, (_, step) => first + step);
      }
      return null;
    };
    const begins: number[] = [];
    wordsAt(0).forEach((lengths, word) => {
      if (lengths > 0) begins.push(word);
    });
    return {
      lines: Array.from(index.find([index.placeOf(begins)])).filter((line) => runIn(line) !== null),
      isRanked: false,
      explain: (line) => reasonsOf((runIn(line) ?? []).map((word) => ({ word, how: 'folded' }))),
    };
  };

  const read: ReadPiece = (piece, { isExact }) => {
    const parts = partsOf(piece);
    const places = placesOf(parts, (place) => !isExact && place === parts.length - 1);
    return {
      mostLines: index.mostLines(places),
      lines: () => index.find(places),
      areAllLines: true,
      endIn(line, fromWord) {
        const start = places.length > 0 ? index.placeIn(line, places, fromWord) : -1;
        return start < 0 ? -1 : start + places.length;
      },
      locate(line, fromWord) {
        const words = places.length > 0 ? index.locate(line, places, { fromWord }) : null;
        return words?.map((word) => ({ word, how: 'exact' })) ?? null;
      },
    };
  };

  return (typed) => {
    const operators = parseOperators(typed, { hasHyphens: false });
    if (operators) return operatorTiers(read, operators, index.lineCount);
    const parts = partsOf(typed);
    const last = parts.length - 1;
    if (last < 0 || last >= MOST_WORDS) return [];
    const tiers: LazyTier[] = [
      {
        find: () =>
          tier(
            placesOf(parts, () => false),
            'none',
          ),
      },
      {
        find: () =>
          tier(
            placesOf(parts, (place) => place === last),
            'none',
          ),
      },
    ];
    const letters = parts.join('');
    const run: LazyTier[] =
      letters.length < LEAST_LETTERS_IN_A_RUN || letters.length > MOST_LETTERS_IN_A_RUN
        ? []
        : [{ onlyBelow: last === 0 ? ENOUGH : 1, find: () => withoutSpaces(letters) }];
    if (last === 0) return [...tiers, ...run];
    const loosely: LazyTier = {
      onlyBelow: ENOUGH,
      isInCorpusOrder: true,
      find: () =>
        tier(
          placesOf(parts, () => true),
          'any',
        ),
    };
    return [...tiers, loosely, ...run];
  };
}
