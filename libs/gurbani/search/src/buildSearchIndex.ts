import type { ColumnContent, Corpus, Pack } from '@naad/gurbani-corpus';
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

/**
 * Builds the rank of every line among equal matches: headings last, then lines of fewer words first, lines with equal
 * words together, otherwise in corpus order.
 */
function buildLineRanks(corpus: Corpus): Record<string, ColumnContent> {
  const firstOf = new Map<string, number>();
  const lines = Array.from({ length: corpus.lineCount }, (_, line) => {
    const text = bareText(corpus.unicode(line));
    const first = firstOf.get(text) ?? line;
    firstOf.set(text, first);
    const isHeading = corpus.line(line).type === 'sirlekh';
    return { line, first, words: splitWords(text).length, heading: isHeading ? 1 : 0 };
  });
  const ranks = new Uint32Array(lines.length);
  lines
    .sort((a, b) => a.heading - b.heading || a.words - b.words || a.first - b.first || a.line - b.line)
    .forEach(({ line }, rank) => {
      ranks[line] = rank;
    });
  return { rank: { kind: 'numbers', values: ranks } };
}
