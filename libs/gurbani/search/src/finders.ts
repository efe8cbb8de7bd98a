import type { LineIndex, Pack } from '@naad/gurbani-corpus';
import { lettersOf, toUnicode } from '@naad/gurbani-text';
import { lazy } from './collections.ts';
import { SEARCH_LANGUAGES } from './english/languages.ts';
import type { TranslationFinder } from './english/TranslationFinder.ts';
import { openLanguagePack } from './english/translationIndex.ts';
import type { OpenLanguage } from './english/translationIndex.ts';
import { openFormIndex } from './formIndex.ts';
import type { FormIndex } from './formIndex.ts';
import { letterFinder } from './letterFinder.ts';
import { openLetterIndex } from './letterIndex.ts';
import type { LetterIndex } from './letterIndex.ts';
import { MainLetterFinder } from './MainLetterFinder.ts';
import type { IndexOf } from './packsOfKind.ts';
import type { SearchKind } from '@naad/gurbani-model';
import { RomanizedFinder } from './sound/RomanizedFinder.ts';
import { openSoundIndex } from './sound/soundIndex.ts';
import type { SoundIndex } from './sound/soundIndex.ts';
import { foldInitial, keyedInitials, typedInitials } from './sound/soundOf.ts';
import type { Finder } from './tiers.ts';
import { WordFinder } from './WordFinder.ts';
import { foldLetters } from './wordForms.ts';
import { WordIndex } from './wordIndex.ts';

/** Queries beyond this are rejected: no line is as long. */
export const MAX_SEARCHED_LENGTH = 1_000;

/** Letters of a Gurmukhi query, typed in ASCII keys or Unicode. */
export const gurmukhiLetters = (text: string): string[] =>
  lettersOf(toUnicode(text.slice(0, MAX_SEARCHED_LENGTH)));

/** Every index by the name of its pack, opened on first use. */
export interface Indexes {
  readonly letters: () => LetterIndex;
  readonly initials: () => LetterIndex;
  readonly folded: () => FormIndex;
  readonly main: () => FormIndex;
  readonly 'main-joined': () => FormIndex;
  readonly gurmukhi: () => WordIndex;
  readonly sound: () => SoundIndex;
  readonly english: () => OpenLanguage;
  readonly spanish: () => OpenLanguage;
}

/** @param pack returns the packs of `buildSearchIndex` by name */
export function openIndexes(pack: (name: string) => Pack): Indexes {
  const main = lazy(() => openFormIndex(pack('main')));
  const languages = Object.fromEntries(
    SEARCH_LANGUAGES.map((language) => [
      language.name,
      lazy(() => openLanguagePack(pack(language.name), language)),
    ]),
  ) as Pick<Indexes, 'english' | 'spanish'>;
  return {
    letters: lazy(() => openLetterIndex(pack('letters'), foldLetters)),
    initials: lazy(() => openLetterIndex(pack('initials'), foldInitial)),
    folded: lazy(() => openFormIndex(pack('folded'))),
    main,
    'main-joined': lazy(() => openFormIndex(pack('main-joined'))),
    gurmukhi: lazy(
      () => new WordIndex(pack('gurmukhi'), { isOmissible: (word) => main().formOf(word).length <= 1 }),
    ),
    sound: lazy(() => openSoundIndex(pack('sound'))),
    ...languages,
  };
}

/** The rest of a finder's needs, from the engine. */
interface FinderContext {
  /** Rank of a line among equal matches. */
  readonly rankOf: (line: LineIndex) => number;
  /** True if the next line belongs to another shabad. */
  readonly isShabadEnd: (line: LineIndex) => boolean;
  /** Lines of the ang that the text names. */
  readonly findAng: (text: string) => readonly LineIndex[];
  /** Search in the translations of `IndexOf<'englishWord'>`, shared with questions and auto-detection. */
  readonly translations: () => TranslationFinder;
}

/** Opens each kind of search from the index packs that `INDEXES_BY_KIND` lists for it. */
export const FINDERS: {
  readonly [Kind in SearchKind]: (indexes: Pick<Indexes, IndexOf<Kind>>, context: FinderContext) => Finder;
} = {
  firstLetters: ({ letters }, { rankOf }) =>
    letterFinder({
      index: letters(),
      from: 'start',
      lettersOf: gurmukhiLetters,
      foldedKind: 'folded',
      rankOf,
    }),
  firstLettersAnywhere: ({ letters }, { rankOf }) =>
    letterFinder({
      index: letters(),
      from: 'anywhere',
      lettersOf: gurmukhiLetters,
      foldedKind: 'folded',
      rankOf,
    }),
  gurmukhiWord({ gurmukhi, folded, main }, { rankOf }) {
    const finder = new WordFinder({ index: gurmukhi(), folded: folded(), main: main(), rankOf });
    return (text) => finder.find(text);
  },
  englishWord:
    (_, { translations }) =>
    (text) =>
      translations().find(text),
  romanized({ sound }, { rankOf, isShabadEnd }) {
    const finder = new RomanizedFinder({ index: sound(), rankOf, isShabadEnd });
    return (text) => finder.find(text);
  },
  ang:
    (_, { findAng }) =>
    (text) => [{ find: () => ({ lines: findAng(text), isRanked: true, explain: () => [] }) }],
  mainLetters({ gurmukhi, main, 'main-joined': joined }) {
    const finder = new MainLetterFinder({ index: gurmukhi(), main: main(), joined: joined() });
    return (text) => finder.find(text);
  },
  romanizedFirstLetters: ({ initials }, { rankOf }) =>
    letterFinder({
      index: initials(),
      from: 'anywhere',
      lettersOf: typedInitials,
      alternativesOf: keyedInitials,
      foldedKind: 'sound',
      rankOf,
    }),
};
