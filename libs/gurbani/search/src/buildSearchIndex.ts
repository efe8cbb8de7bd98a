import type { ColumnContent, Corpus, Pack } from '@naad/gurbani-corpus';
import { firstLetterWords, splitWords } from '@naad/gurbani-text';
import { buildLanguagePack } from './english/languagePack.ts';
import { SEARCH_LANGUAGES } from './english/languages.ts';
import { foldLetters } from './foldLetters.ts';
import { buildFormIndex } from './formIndex.ts';
import { allLettersOfWord, foldWord, mainLettersOfWord } from './gurmukhiForms.ts';
import { buildLetterIndex } from './letterIndex.ts';
import { buildLineRanks } from './lineRanks.ts';
import { foldInitial, romanInitial } from './sound/romanInitial.ts';
import { buildSoundIndex } from './sound/soundIndex.ts';
import { spokenLine } from './sound/spokenLine.ts';
import { buildWordIndex } from './wordIndex.ts';

/**
 * Makes the indexes of the whole scripture, pack by pack.
 * @param sourceTransliteration the corpus pack `transliteration-source`: its way of spelling is indexed, and queries in
 * any other meet it by sound
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
