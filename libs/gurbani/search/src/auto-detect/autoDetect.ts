import type { MatchKind, SearchKind, SourceId } from '@naad/gurbani-model';
import { firstLetters, isGurmukhi, splitWords, toUnicode } from '@naad/gurbani-text';
import { parseAngReference } from '../places/parseAngReference.ts';
import { romanOf } from '../sound/romanOf.ts';
import { devanagariToGurmukhi, shahmukhiToGurmukhi } from './toGurmukhi.ts';

/** A possible meaning of a text. */
export interface Guess {
  readonly kind: SearchKind;
  /** Text for that kind; other scripts are converted. What was typed is never replaced by it on a page. */
  readonly text: string;
  /** True if the text was typed in another script, or as keys without that setting. */
  readonly isConverted: boolean;
  /** The best kind of match that a line has by this meaning; `typo` for initials of whole words. */
  readonly atBest: MatchKind;
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
  /** How much likelier Latin letters are a word than first letters of words, as a logarithm; 0 by default. */
  readonly wordlikeness?: (letters: string) => number;
}

/** Only the beginning of a longer text is read. */
const MAX_LENGTH = 400;

/** A vowel sign, a subjoined letter, or an independent vowel: first letters have none. */
const SIGN = /[ਾ-ੌੰੱਂਁ੍ੵਆਇਈਉਊਏਐਔ]/;

/** How a text became Gurmukhi. */
interface Conversion {
  readonly isConverted: boolean;
  /** Factor of the confidence in its sound: who types keys of the legacy layout knows the spelling. */
  readonly soundFactor: number;
}
const AS_TYPED: Conversion = { isConverted: false, soundFactor: 1 };
const CONVERTED: Conversion = { isConverted: true, soundFactor: 1 };
const KEYS_SET: Conversion = { isConverted: false, soundFactor: 0.5 };
const KEYS_GUESSED: Conversion = { isConverted: true, soundFactor: 0.5 };

function guess(
  kind: SearchKind,
  text: string,
  confidence: number,
  { isConverted = false, atBest = 'exact' }: Partial<Pick<Guess, 'isConverted' | 'atBest'>> = {},
): Guess {
  return { kind, text, confidence, isConverted, atBest };
}

/**
 * Guesses for Gurmukhi: words, initials, or words without vowel signs. Words in the spelling of today are found by
 * sound, so it comes before their initials, which nearly any line has somewhere.
 */
function guessGurmukhi(unicode: string, conversion: Conversion): Guess[] {
  const words = splitWords(unicode.replace(/[;,.।॥?!]/g, ' '));
  const letterCount = words.reduce((sum, word) => sum + word.length, 0);
  if (letterCount === 0) return [];
  const text = words.join(' ');
  const read = (kind: SearchKind, value: string, confidence: number, atBest: MatchKind = 'exact'): Guess =>
    guess(kind, value, confidence, { isConverted: conversion.isConverted, atBest });
  const bySound = (confidence: number): Guess =>
    guess('romanized', romanOf(text), confidence * conversion.soundFactor, {
      isConverted: true,
      atBest: 'sound',
    });
  if (SIGN.test(text)) {
    return [
      read('gurmukhiWord', text, 0.9),
      bySound(0.75),
      read('mainLetters', text.replace(new RegExp(SIGN, 'g'), ''), 0.5, 'folded'),
      ...(words.length > 2 ? [read('firstLettersAnywhere', firstLetters(text), 0.3, 'typo')] : []),
    ];
  }
  const areInitials = words.every((word) => word.normalize('NFC').replace('਼', '').length === 1);
  if (words.length === 1 || areInitials) {
    const initials = words.join('');
    return [
      read('firstLetters', initials, areInitials && words.length > 1 ? 0.95 : 0.8),
      read('firstLettersAnywhere', initials, 0.7),
      read('gurmukhiWord', text, 0.5),
      read('mainLetters', text, 0.4),
    ];
  }
  return [
    read('mainLetters', text, 0.8),
    read('gurmukhiWord', text, 0.6),
    bySound(0.5),
    read('firstLettersAnywhere', firstLetters(text), 0.3, 'typo'),
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

/** Keys of letters that no romanized word begins with, or that are written otherwise: ਤ, ਣ, ਙ, ਢ. */
const INITIAL_KEY = /[qxX]/;
/** ਟ begins few words; in Latin letters `t` is also ਤ and ਥ. */
const RARE_KEY = /[tfxzwyiuo]/;

/** Likelihood that Latin letters are Gurmukhi keys, 0-1. */
function keyLikelihood(text: string, words: readonly string[], options: DetectOptions): number {
  if (ONLY_KEYS.test(text)) return 0.95;
  const [only = ''] = words;
  const likelihood = words.length > 1 ? 0 : initialsLikelihood(only.toLowerCase(), options);
  if (words.length === 1 && only.length <= INITIALS.max && INITIAL_KEY.test(only) && !/qu/i.test(only))
    return 0.9;
  const isTitle = words.every((word) => /^(?:[A-Z]?[a-z']*|[A-Z]+)$/.test(word));
  if (!isTitle && INNER_CAPITAL.test(text)) return 0.9;
  if (KANNA_KEY.test(text)) return 0.85;
  if (/^[A-Z]/.test(only) && likelihood > 0.5) return 0.6;
  if (areInitials(words) || likelihood > 0.5) return RARE_KEY.test(text) ? 0.3 : 0.48;
  return KEY_ENDING.test(text) && words.length > 1 ? 0.3 : 0;
}

/** Likelihood that Latin words are English rather than romanized Gurbani, 0-1. */
function englishLikelihood(words: readonly string[], { englishShare }: DetectOptions): number {
  const lower = words.map((word) => word.toLowerCase().replace(/[^\p{L}']/gu, '')).filter(Boolean);
  // “Nanak, the whole world is suffering”: names are in both.
  const others = lower.filter((word) => !NAMES.has(word));
  const counted = others.length > 1 ? others : lower;
  if (counted.length === 0) return 0.5;
  const isEnglish = counted.filter((word) => ENGLISH_WORDS.has(word)).length;
  const isRomanized = counted.filter((word) => ROMANIZED_WORDS.has(word)).length;
  const known = englishShare?.(counted.join(' ')) ?? 0.5;
  const balance = (isEnglish - isRomanized) / counted.length;
  return Math.min(1, Math.max(0, 0.5 + 0.9 * balance + 0.8 * (known - 0.7)));
}

/** Shorter and longer texts aren't typed as first letters without spaces. */
const INITIALS = { min: 3, max: 12 } as const;
/** The likeness to a word at which letters are as likely first letters, and its scale. Tuned: see the README. */
const LIKE_BOTH = { at: -6, scale: 1.5 } as const;

/** Likelihood that Latin letters without spaces are first letters of words, 0-1. */
function initialsLikelihood(letters: string, { wordlikeness }: DetectOptions): number {
  if (letters.length < INITIALS.min || letters.length > INITIALS.max) return 0;
  const likeness = wordlikeness?.(letters) ?? 0;
  return 1 / (1 + Math.exp((likeness - LIKE_BOTH.at) / LIKE_BOTH.scale));
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
  if (words.length > 1) return readings;
  // A word known in English isn't first letters, whatever its letters are like.
  const likelihood = english >= 0.7 ? 0 : initialsLikelihood(letters, options);
  return [
    ...readings.map((each) => ({ ...each, confidence: each.confidence * (1 - 0.6 * likelihood) })),
    { ...initials, confidence: 0.25 + 0.6 * likelihood },
  ];
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
  const isMixed = /[ਁ-ੵऄ-ह]/.test(text) && /[a-z]{2}/i.test(text);
  if (isMixed) {
    const asGurmukhi = devanagariToGurmukhi(text).normalize('NFC');
    return sortGuesses([
      guess('romanized', romanOf(asGurmukhi), 0.9, CONVERTED),
      ...scaled(guessGurmukhi(asGurmukhi.replace(/[a-z]+/gi, ' '), CONVERTED), 0.5),
    ]);
  }
  if (isGurmukhi(text)) return sortGuesses(guessGurmukhi(text.normalize('NFC'), AS_TYPED));
  if (/[ऄ-ह]/.test(text)) return sortGuesses(guessGurmukhi(devanagariToGurmukhi(text), CONVERTED));
  if (/[ء-يٮ-ۓۺ-ۿݐ-ݿ]/.test(text)) {
    const { mainLetters, firstLetters: initials, roman } = shahmukhiToGurmukhi(text);
    if (mainLetters === '') return [];
    return sortGuesses([
      guess('romanized', roman, 0.8, { isConverted: true, atBest: 'sound' }),
      guess('mainLetters', mainLetters, 0.7, { isConverted: true, atBest: 'sound' }),
      ...(initials.length > 2
        ? [guess('firstLettersAnywhere', initials, 0.3, { isConverted: true, atBest: 'typo' })]
        : []),
    ]);
  }
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) || ONLY_KEYS.test(word));
  if (words.length === 0) return [];
  const isSet = options.isGurmukhi === true;
  const keys = keyLikelihood(text, words, options);
  const latin = guessLatin(text, words, options);
  const asKeys = (): Guess[] => guessGurmukhi(toUnicode(text), isSet ? KEYS_SET : KEYS_GUESSED);
  // The setting is a hint: if its reading finds nothing, the other one is tried.
  if (isSet) return sortGuesses([...asKeys(), ...scaled(latin, OTHER_SETTING)]);
  if (options.isGurmukhi === false)
    return sortGuesses([...latin, ...scaled(keys === 0 ? [] : asKeys(), OTHER_SETTING)]);
  if (keys === 0) return sortGuesses(latin);
  return sortGuesses([...scaled(asKeys(), keys > 0.5 ? 1 : keys), ...scaled(latin, 1 - keys)]);
}

/** Confidence in a reading that the input setting speaks against. */
const OTHER_SETTING = 0.2;

const scaled = (guesses: readonly Guess[], factor: number): Guess[] =>
  guesses.map((each) => ({ ...each, confidence: each.confidence * factor }));

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

/** Names that English texts have too. */
const NAMES = setOf(
  'nanak naanak guru gur waheguru vaheguru hari har ram gobind govind kabir kabeer ravidas farid fareed namdev satguru ' +
    'allah krishna shiva sahib ji amrit naam karma maya simran arjan ramdas amardas angad',
);
