import type { ColumnContent, Corpus, LineIndex, Pack } from '@naad/gurbani-corpus';
import type { SourceId } from '@naad/gurbani-model';
import { firstLetterWords, splitWords } from '@naad/gurbani-text';
import { SEARCH_LANGUAGES } from './english/languages.ts';
import { buildLanguagePack } from './english/translationIndex.ts';
import { buildFormIndex } from './formIndex.ts';
import { buildLetterIndex } from './letterIndex.ts';
import { buildSoundIndex, spokenLine } from './sound/soundIndex.ts';
import { foldInitial, romanInitial } from './sound/soundOf.ts';
import { allLettersOfWord, foldLetters, foldWord, mainLettersOfWord } from './wordForms.ts';
import { buildWordIndex } from './wordIndex.ts';

/**
 * Builds the indexes of the whole scripture, pack by pack.
 * @param sourceTransliteration the corpus pack `transliteration-source`: its spelling is indexed, and queries in any
 * other spelling match it by sound
 */
export function buildSearchIndex(
  corpus: Corpus,
  sourceTransliteration: Pack,
): Record<string, () => Record<string, ColumnContent>> {
  const lines = Array.from({ length: corpus.lineCount }, (_, line) => line);
  const words = lines.map((line) => splitWords(corpus.unicode(line)));
  const letterWords = lines.map((line) => firstLetterWords(corpus.unicode(line)));
  const vocabulary = (): string[] => [...new Set(words.flat())].sort();
  const romanized = sourceTransliteration.texts('en');
  return {
    letters: () =>
      buildLetterIndex(
        letterWords.map((line) => ({
          letters: line.map(({ letters }) => letters[0] ?? ''),
          words: line.map(({ word }) => word),
          isShort: line.map(({ letters }) => letters.length === 1),
        })),
        foldLetters,
      ),
    initials: () =>
      buildLetterIndex(
        letterWords.map((line, index) => ({
          letters: line.map(({ word }) => romanInitial(words[index]?.[word] ?? '') ?? ''),
          words: line.map(({ word }) => word),
          isShort: line.map(({ letters }) => letters.length === 1),
        })),
        foldInitial,
      ),
    gurmukhi: () => buildWordIndex(words),
    folded: () => buildFormIndex(vocabulary(), foldWord),
    main: () => buildFormIndex(vocabulary(), mainLettersOfWord),
    'main-joined': () => buildFormIndex(vocabulary(), allLettersOfWord),
    sound: () => buildSoundIndex(lines.map((line) => spokenLine(corpus.unicode(line), romanized.at(line)))),
    ...Object.fromEntries(
      SEARCH_LANGUAGES.map((language) => [language.name, () => buildLanguagePack(corpus, language)]),
    ),
    ranks: () => buildLineRanks(corpus),
  };
}

/**
 * The words of a line that have letters, single-spaced. Lines with equal bare text differ only in numbers and marks.
 */
export function bareText(unicode: string): string {
  return splitWords(unicode)
    .filter((word) => /\p{L}/u.test(word))
    .join(' ');
}

/** Length of a line for its rank; `words` is its number of words. */
type LengthOf = (line: LineIndex, words: number) => number;

/** The Guru Granth Sahib and the vaaran that explain it; people mean them most. */
const FIRST_SOURCES: ReadonlySet<SourceId> = new Set(['G', 'B', 'S']);
/** Lines of other works rank as if they were longer. Tuned: see the README. */
const OTHER_SOURCE = 1.5;
/** Factors for the length of a line, by how likely it is to be sung or recited. */
const SUNG = [1, 0.8, 0.6] as const;

/**
 * Rank of a line by how often it is sung or recited: 2 for a rahao in a bani of the source database's lists, 1 for another
 * rahao or line of such a bani, else 0.
 */
type SungLevelOf = (line: LineIndex) => 0 | 1 | 2;

function createSungLevel(corpus: Corpus): SungLevelOf {
  const inBani = new Uint8Array(corpus.lineCount);
  for (const { isListed, lines } of corpus.catalogue.banis)
    if (isListed) for (const { line } of lines) inBani[line] = 1;
  return (line) => ((corpus.line(line).type === 'rahao' ? 1 : 0) + (inBani[line] ?? 0)) as 0 | 1 | 2;
}

/**
 * Length of a line for its rank, in words. Fewer words are likelier to be meant, because more of them matched; a line
 * that is sung is likelier too, but not so much that it should precede every other line.
 */
function weighedLength(corpus: Corpus, sungLevelOf: SungLevelOf): LengthOf {
  return (line, words) =>
    words * SUNG[sungLevelOf(line)] * (FIRST_SOURCES.has(corpus.line(line).sourceId) ? 1 : OTHER_SOURCE);
}

/** Shorter lines rank as if they had this many words: their translations tell little. */
const TELLING_WORDS = 5;
/** More words than any line has. */
const MORE_WORDS = 1_000;

/**
 * Rank of a line among lines that have the same word in a translation, as a length: the Guru Granth Sahib comes first,
 * then the vaaran, then other works; within each, what is sung; within that, short lines.
 */
function lengthInTranslation(corpus: Corpus, sungLevelOf: SungLevelOf): LengthOf {
  return (line, words) => {
    const { sourceId } = corpus.line(line);
    const source = sourceId === 'G' ? 0 : FIRST_SOURCES.has(sourceId) ? 1 : 2;
    return (source * SUNG.length + 2 - sungLevelOf(line)) * MORE_WORDS + Math.max(words, TELLING_WORDS);
  };
}

/** Ranks every line: headings last, then by length, lines with equal words together, otherwise in corpus order. */
function rankLines(corpus: Corpus, lengthOf: LengthOf): Uint32Array {
  const texts = new Map<string, { readonly first: LineIndex; length: number }>();
  const lines = Array.from({ length: corpus.lineCount }, (_, line) => {
    const bare = bareText(corpus.unicode(line));
    const isHeading = corpus.line(line).type === 'sirlekh';
    const length = lengthOf(line, splitWords(bare).length);
    const text = texts.get(bare) ?? { first: line, length };
    if (!isHeading) text.length = Math.min(text.length, length);
    texts.set(bare, text);
    return { line, text, heading: isHeading ? 1 : 0 };
  });
  const ranks = new Uint32Array(lines.length);
  lines
    .sort(
      (a, b) =>
        a.heading - b.heading ||
        a.text.length - b.text.length ||
        a.text.first - b.text.first ||
        a.line - b.line,
    )
    .forEach(({ line }, rank) => {
      ranks[line] = rank;
    });
  return ranks;
}

/** Builds the ranks of lines among equal matches: of Gurmukhi, of a word of a translation, and by length alone. */
function buildLineRanks(corpus: Corpus): Record<string, ColumnContent> {
  const sungLevelOf = createSungLevel(corpus);
  return {
    rank: { kind: 'numbers', values: rankLines(corpus, weighedLength(corpus, sungLevelOf)) },
    translationRank: { kind: 'numbers', values: rankLines(corpus, lengthInTranslation(corpus, sungLevelOf)) },
    shortestRank: { kind: 'numbers', values: rankLines(corpus, (_, words) => words) },
  };
}
