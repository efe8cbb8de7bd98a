import type { SearchKind, SourceId } from '@naad/gurbani-model';
import { firstLetters, isGurmukhi, splitWords, toUnicode } from '@naad/gurbani-text';
import { parseAngReference } from '../places/parseAngReference.ts';
import { devanagariToGurmukhi, shahmukhiToGurmukhi } from './toGurmukhi.ts';

/** A possible meaning of a text. */
export interface Guess {
  readonly kind: SearchKind;
  /** Text for that kind; other scripts are converted to Gurmukhi. */
  readonly text: string;
  /** 0 to 1; guesses are sorted by it. */
  readonly confidence: number;
  /** The named work. */
  readonly source?: SourceId;
}

/** Context of the typed text. */
export interface DetectOptions {
  /** The input setting: true for ASCII keys of Gurmukhi, false for Latin text; missing if unknown. */
  readonly isGurmukhi?: boolean;
  /** Returns the share of words that occur in English translations, 0-1; without it a word list decides. */
  readonly englishShare?: (text: string) => number;
}

/** Only the beginning of a longer text is read. */
const MAX_LENGTH = 400;

/** A vowel sign, a subjoined letter, or an independent vowel: first letters have none. */
const SIGN = /[ਾ-ੌੰੱਂਁ੍ੵਆਇਈਉਊਏਐਔ]/;

function guess(kind: SearchKind, text: string, confidence: number): Guess {
  return { kind, text, confidence };
}

/** Guesses for Gurmukhi: words, initials, or words without vowel signs. */
function guessGurmukhi(unicode: string): Guess[] {
  const words = splitWords(unicode.replace(/[;,.।॥?!]/g, ' '));
  const letterCount = words.reduce((sum, word) => sum + word.length, 0);
  if (letterCount === 0) return [];
  const text = words.join(' ');
  if (SIGN.test(text)) {
    const initials = firstLetters(text);
    return [
      guess('gurmukhiWord', text, 0.9),
      guess('mainLetters', text.replace(new RegExp(SIGN, 'g'), ''), 0.4),
      ...(words.length > 2 ? [guess('firstLettersAnywhere', initials, 0.3)] : []),
    ];
  }
  const areInitials = words.every((word) => word.normalize('NFC').replace('਼', '').length === 1);
  if (words.length === 1 || areInitials) {
    const initials = words.join('');
    return [
      guess('firstLetters', initials, areInitials && words.length > 1 ? 0.95 : 0.8),
      guess('firstLettersAnywhere', initials, 0.7),
      guess('gurmukhiWord', text, 0.5),
      guess('mainLetters', text, 0.4),
    ];
  }
  return [
    guess('mainLetters', text, 0.8),
    guess('gurmukhiWord', text, 0.6),
    guess('firstLettersAnywhere', firstLetters(text), 0.3),
  ];
}

/** Characters that only the Gurmukhi layout uses. */
const ONLY_KEYS = /[[\]\\|^&`~@#$%<>{}«»Ò¤§ƒ]/;
/** A capital after a small letter (`mwgih Twkur`, `DDrgj`), which Latin spelling never has. */
const INNER_CAPITAL = /[a-z][A-Z]|^[A-Z]{2,}[a-z]|\b[A-Z][A-Z]+[a-z]/;
/** A word without vowels and with `w` after a consonant: the key of ਾ (`nwnk`, `mwnI`). */
const KANNA_KEY = /\b[a-z]*[b-df-hj-np-tv-xz]w[b-df-hj-np-tvxz][a-z]*\b/i;
/**
 * Endings of key input that no Latin word has: `hir`, `kir`, `miq`. A leading sihari before a consonant, as in `ik`
 * and `isru`, proves nothing.
 */
const KEY_ENDING = /\b[a-z]+[a-z](?:q|iq|ih|w|IAw|ieAw|ie)\b/;

const VOWEL = /[aeiou]/i;

/** True for Latin letters that can't be words: single letters, or too many consonants in a row. */
function areInitials(words: readonly string[]): boolean {
  const [only = ''] = words;
  if (words.length > 1) return words.every((word) => word.length === 1);
  return only.length > 1 && (!VOWEL.test(only) || /[^aeiouy']{4}/i.test(only));
}

/** Likelihood that Latin letters are Gurmukhi keys, 0-1. */
function keyLikelihood(text: string, words: readonly string[]): number {
  if (ONLY_KEYS.test(text)) return 0.95;
  const isTitle = words.every((word) => /^(?:[A-Z]?[a-z']*|[A-Z]+)$/.test(word));
  if (!isTitle && INNER_CAPITAL.test(text)) return 0.9;
  if (KANNA_KEY.test(text)) return 0.85;
  if (areInitials(words)) return 0.55;
  return KEY_ENDING.test(text) && words.length > 1 ? 0.3 : 0;
}

/** Likelihood that Latin words are English rather than romanized Gurbani, 0-1. */
function englishLikelihood(words: readonly string[], { englishShare }: DetectOptions): number {
  const lower = words.map((word) => word.toLowerCase().replace(/[^\p{L}']/gu, '')).filter(Boolean);
  if (lower.length === 0) return 0.5;
  const isEnglish = lower.filter((word) => ENGLISH_WORDS.has(word)).length;
  const isRomanized = lower.filter((word) => ROMANIZED_WORDS.has(word)).length;
  const known = englishShare?.(lower.join(' ')) ?? 0.5;
  const balance = (isEnglish - isRomanized) / lower.length;
  return Math.min(1, Math.max(0, 0.5 + 0.9 * balance + 0.8 * (known - 0.7)));
}

function guessLatin(text: string, words: readonly string[], options: DetectOptions): Guess[] {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return [];
  const english = englishLikelihood(words, options);
  const initials = guess('romanizedFirstLetters', letters, 0);
  const readings = [
    guess('englishWord', text, 0.2 + 0.75 * english),
    guess('romanized', text, 0.95 - 0.75 * english),
  ];
  if (areInitials(words))
    return [
      { ...initials, confidence: 0.8 },
      ...readings.map((each) => ({ ...each, confidence: each.confidence * 0.6 })),
    ];
  return words.length === 1 ? [...readings, { ...initials, confidence: 0.1 }] : readings;
}

const sortGuesses = (guesses: Guess[]): Guess[] => {
  const seen = new Set<string>();
  return guesses
    .sort((a, b) => b.confidence - a.confidence)
    .filter(({ kind, text }) => {
      const key = `${kind} ${text}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew && text.trim() !== '';
    });
};

/**
 * Guesses the meaning of a text: kinds of search to try, with their texts, likeliest first. Looks only at the text;
 * searches nothing.
 *
 * @returns an empty list for a text without a letter or digit
 */
export function autoDetect(typed: string, options: DetectOptions = {}): readonly Guess[] {
  const text = typed.slice(0, MAX_LENGTH).trim();
  const reference = parseAngReference(text);
  if (reference) {
    const { ang, source } = reference;
    const page: Guess = { ...guess('ang', String(ang), 1), ...(source ? { source } : {}) };
    return source === 'G' && ang > 1430 ? [guess('ang', String(ang), 0.5)] : [page];
  }
  if (isGurmukhi(text)) return sortGuesses(guessGurmukhi(text.normalize('NFC')));
  if (/[ऄ-ह]/.test(text)) return sortGuesses(guessGurmukhi(devanagariToGurmukhi(text)));
  if (/[ء-يٮ-ۓۺ-ۿݐ-ݿ]/.test(text)) {
    const { mainLetters, firstLetters: initials, roman } = shahmukhiToGurmukhi(text);
    if (mainLetters === '') return [];
    return sortGuesses([
      guess('romanized', roman, 0.7),
      guess('mainLetters', mainLetters, 0.6),
      ...(initials.length > 2 ? [guess('firstLettersAnywhere', initials, 0.5)] : []),
    ]);
  }
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) || ONLY_KEYS.test(word));
  if (words.length === 0) return [];
  const asKeys = (): Guess[] => guessGurmukhi(toUnicode(text));
  if (options.isGurmukhi === true) return sortGuesses(asKeys());
  const latin = guessLatin(text, words, options);
  if (options.isGurmukhi === false) return sortGuesses(latin);
  const keys = keyLikelihood(text, words);
  if (keys === 0) return sortGuesses(latin);
  return sortGuesses([
    ...asKeys().map((each) => ({ ...each, confidence: each.confidence * (keys > 0.5 ? 1 : keys) })),
    ...latin.map((each) => ({ ...each, confidence: each.confidence * (1 - keys) })),
  ]);
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that are almost certainly English. */
export const ENGLISH_WORDS = setOf(
  'the of and is are was were be been in to for with by from on at as that this these those which who whom whose what ' +
    'why how when where you your he him his she her they them their we our us it its my i one not no but or if then ' +
    'than all without within through upon has have had does did do can may shall will would god lord true truth name ' +
    'mind love peace fear world soul body death life word pain pleasure ego grace mercy humble service sing praise ' +
    'praises meditate meditation forever beloved master forgive happiness sorrow pride anger greed attachment lust ' +
    'mother father friend husband bride water fire earth sky light darkness night day universe creator blessed',
);

/** Romanized words of Gurbani that aren't English words, or are rare as such. */
const ROMANIZED_WORDS = setOf(
  'har hari ram raam gur naam nam satnam satnaam waheguru vaheguru vahiguru waaheguroo wahiguru nanak naanak jo so soi ' +
    'soee ko ka ki kee ke kay ta te tay tu too tun tum mai main mo mere mera meri mayray mayraa tera tere teri tayraa ' +
    'tayray man mann mun tan tann dhan dhann sabh sab sabd shabad sabad satgur satigur satguru prabh prabhu parbrahm ' +
    'parabrahm thakur thaakur saajan sajan preet prem pyara piara piaaraa pyaare jap jaap japo simar simran simrau ' +
    'sukh dukh dukhu sukhu ek ik oankar onkar ongkar kar karta kartaa purakh purkh nirbhau nirbhao nirvair akaal akal ' +
    'moorat murat ajooni ajuni saibhang saibhan prasad parsad parsaad hai hain hoe hoi hoye hovai na nahi nahin nahee ' +
    'jin jini jis jisu tin tis tisu kis kaun kavan jan jana sant santan sadh saadh sangat sangati amrit anmrit har har ' +
    'gobind govind gopal mohan madho hum ham apna apne apni apuna aap aape ap mange mangeh maage ja jaa jai jae jaye ' +
    'bin binu bina nao nau laal lal bhagat bhagti daas das kirpa kripa karo kareh kare kirat lok deh mat mati gat gati ' +
    'charan charn sharan saran pita mata maata bhai meet mit deen dayal daiaal deva dev ji jio jee jeeo aarti anand ' +
    'sahib saahib rahiras sohila chaupai asa aasaa ghar mehl kabir kabeer ravidas farid fareed',
);
