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

/** The Guru Granth Sahib and the vaaran that explain it; people mean them most. */
const FIRST_SOURCES: ReadonlySet<SourceId> = new Set(['G', 'B', 'S']);

/**
 * How little a line is sung or recited, 0 to 5: by its source, then lines that are neither a rahao nor in a bani of the
 * catalogue, or only one of both.
 */
function obscurityOf(corpus: Corpus): (line: LineIndex) => number {
  const inBani = new Uint8Array(corpus.lineCount);
  for (const { lines } of corpus.catalogue.banis) for (const { line } of lines) inBani[line] = 1;
  return (index) => {
    const { type, sourceId } = corpus.line(index);
    const sung = (type === 'rahao' ? 1 : 0) + (inBani[index] ?? 0);
    return (FIRST_SOURCES.has(sourceId) ? 0 : 3) + 2 - sung;
  };
}

/**
 * Builds the rank of every line among equal matches: headings last, then lines that are sung or recited more, then
 * lines of fewer words first, lines with equal words together, otherwise in corpus order.
 */
function buildLineRanks(corpus: Corpus): Record<string, ColumnContent> {
  const obscurity = obscurityOf(corpus);
  const texts = new Map<string, { readonly first: LineIndex; obscurity: number }>();
  const lines = Array.from({ length: corpus.lineCount }, (_, line) => {
    const bare = bareText(corpus.unicode(line));
    const isHeading = corpus.line(line).type === 'sirlekh';
    const text = texts.get(bare) ?? { first: line, obscurity: obscurity(line) };
    if (!isHeading) text.obscurity = Math.min(text.obscurity, obscurity(line));
    texts.set(bare, text);
    return { line, text, words: splitWords(bare).length, heading: isHeading ? 1 : 0 };
  });
  const ranks = new Uint32Array(lines.length);
  lines
    .sort(
      (a, b) =>
        a.heading - b.heading ||
        a.text.obscurity - b.text.obscurity ||
        a.words - b.words ||
        a.text.first - b.text.first ||
        a.line - b.line,
    )
    .forEach(({ line }, rank) => {
      ranks[line] = rank;
    });
  return { rank: { kind: 'numbers', values: ranks } };
}
