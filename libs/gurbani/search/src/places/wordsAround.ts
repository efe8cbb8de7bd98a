import type { PlacePartType } from '@naad/gurbani-model';
import { PART_NAMES } from './names.ts';
import { foldLatin, nameSound } from './nameSound.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that make a word of Gurbani a title: `anand sahib`. */
const TITLE_WORDS = setOf(
  'sahib sahab saheb sahb sahibji saahab bani baani baanee path paath ji jee jeeo jio',
);
/** Words that a name may have or lack. */
const SMALL_WORDS = setOf('da di de daa dee diyan dian ka ki ke kaa kee the of te a an');
/** Words that ask to open what they stand with. */
const COMMANDS = setOf('open read show go to goto full complete poora pura puri sampooran sri shri');
/** Words about a text, which leave a place worth showing. */
const FILLERS = setOf(
  'lyrics lyric meaning meanings translation translations translated text pdf audio mp3 video katha vyakhya viakhya steek ' +
    'evening morning english punjabi panjabi hindi by in with and on live online listen shabad shabads gurbani gurmukhi page all about what is kirtan',
);

export const isTitleWord = (word: string): boolean => TITLE_WORDS.has(word);
/** True for a word that makes a word of Gurbani a title, or asks to open it. */
export const isTitleOrCommand = (word: string): boolean => isTitleWord(word) || COMMANDS.has(word);
/** True for a word that a name may have or lack. */
export const isOptionalWord = (word: string): boolean => isTitleWord(word) || SMALL_WORDS.has(word);
/** True for a word that says nothing besides the name. */
export const isSilentWord = (word: string): boolean => isOptionalWord(word) || COMMANDS.has(word);
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Ordinals. Cardinals are words of Gurbani (`ik`, `do`). */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  [
    'first pehla pehli pehle pahila pahili pahile pahla pahli pahilaa pehlaa pahilee pahilaa pahilee',
    'second dooja dooji dooje duja duji duje dusra dusri doojaa doojee doosra doosri',
    'third teeja teeji teeje tija tiji tije tisra tisri teejaa teejee teesra teesri',
    'fourth chautha chauthi chauthe chotha chothi chouthi chauthaa chauthee',
    'fifth panjva panjvi panjve panjwa panjwan panjwi panjvan panchva panjavi panjavan',
    'sixth chhevi chheva chheven',
    'seventh satvi satva satven',
    'eighth athvi athva athven',
    'ninth nauva nauvi nauve nauvan nauven nauvin naveen naven naumi',
    'tenth dasva dasvi dasve dasvan dasven dasvin dasaven',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, String(index + 1)] as const)),
);
/** The number that an ordinal means, as digits; the word itself if it is none. */
export const toNumberWord = (word: string): string => NUMBER_WORDS.get(word) ?? word;

const PART_TYPES: ReadonlyMap<string, PlacePartType> = new Map(
  (Object.entries(PART_NAMES) as [PlacePartType, string][]).flatMap(([type, names]) =>
    names.split('|').flatMap((name) => {
      const { key } = nameSound(name.replaceAll(' ', ''));
      return [[key, type] as const];
    }),
  ),
);

/** The kind of part that a word means; null for other words. */
export const partTypeOf = (word: string): PlacePartType | null => PART_TYPES.get(nameSound(word).key) ?? null;

const FOLDED_PARTS: readonly string[] = Object.values(PART_NAMES).flatMap((names) =>
  names.split('|').map((name) => foldLatin(name.replaceAll(' ', ''))),
);
/** True for the beginning of a word that means a kind of part. */
export const beginsPart = (word: string): boolean =>
  FOLDED_PARTS.some((name) => name.startsWith(foldLatin(word)));

const NUMBER_NAMES = setOf('number no num nambar nr');
/** True for a word before a number that says nothing else. */
export const isNumberName = (word: string): boolean => NUMBER_NAMES.has(word);

const PAGE_NAMES = new Set(['var', 'vaar', 'waar', 'kabit', 'kabitt', 'ang', 'page', 'panna']);
/** True for a word for the pages of a work. */
export const isPageName = (word: string): boolean => PAGE_NAMES.has(word);
