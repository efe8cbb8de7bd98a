import { lettersOf, normaliseGurmukhi } from '@naad/gurbani-text';
import { foldLetters } from './foldLetters.ts';

/** Vowels that are one code point, as the carrier and the sign they are made of; so that either spelling is the same. */
const CARRIED: Readonly<Record<string, string>> = {
  ਆ: 'ਅਾ',
  ਇ: 'ੲ',
  ਈ: 'ੲੀ',
  ਉ: 'ੳ',
  ਊ: 'ੳੂ',
  ਏ: 'ੲੇ',
  ਐ: 'ਅੈ',
  ਓ: 'ੳੋ',
  ਔ: 'ਅੌ',
};

/**
 * A word without what people leave out or take for each other: nukta, tippi, bindi and addak, sihari and aunkar, the
 * virama under a joined letter, and the difference between a vowel and its carrier with a sign. ਪ੍ਰਸਾਦਿ is ਪਰਸਾਦ.
 */
export function foldWord(word: string): string {
  return normaliseGurmukhi(word)
    .normalize('NFC')
    .replace(/[ਆਇਈਉਊਏਐਓਔ]/g, (vowel) => CARRIED[vowel] ?? vowel)
    .replaceAll('ੵ', 'ਯ')
    .replace(/[਼ੰਂੱਁਃੑ੍ਿੁ]/g, '');
}

/** A word reduced to its letters, folded: no vowel signs at all. ਪ੍ਰਸਾਦਿ is ਪਸਦ. */
export function mainLettersOfWord(word: string): string {
  return foldLetters(lettersOf(normaliseGurmukhi(word)).join(''));
}

/** The same with the letters that hang from others as letters of their own. ਪ੍ਰਸਾਦਿ is ਪਰਸਦ. */
export function allLettersOfWord(word: string): string {
  return mainLettersOfWord(foldWord(word));
}
