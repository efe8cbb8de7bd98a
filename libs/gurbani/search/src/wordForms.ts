import { foldNukta, lettersOf, normaliseGurmukhi, splitWords, toUnicode } from '@naad/gurbani-text';

/**
 * Normalises typed Gurmukhi, ASCII or Unicode, to the form of the lines: no pause marks, words separated by single
 * spaces.
 */
export function gurmukhiText(typed: string): string {
  return splitWords(normaliseGurmukhi(toUnicode(typed.replace(/[;,.]/g, ' ')))).join(' ');
}

/**
 * Folds first letters of lines and queries for comparison: nukta letters as plain ones, and ਓ as ੳ, its base, since
 * keyboards differ in the key for it.
 */
export function foldLetters(letters: string): string {
  return foldNukta(letters).replaceAll('ਓ', 'ੳ');
}

/** Precomposed vowels as carrier and sign, so that both encodings are equal. */
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
 * Folds away what people omit or confuse: nukta, tippi, bindi and addak, sihari and aunkar, the virama under a joined
 * letter, and precomposed vowels. ਪ੍ਰਸਾਦਿ is ਪਰਸਾਦ.
 */
export function foldWord(word: string): string {
  return normaliseGurmukhi(word)
    .normalize('NFC')
    .replace(/[ਆਇਈਉਊਏਐਓਔ]/g, (vowel) => CARRIED[vowel] ?? vowel)
    .replaceAll('ੵ', 'ਯ')
    .replace(/[਼ੰਂੱਁਃੑ੍ਿੁ]/g, '');
}

/** A word's main letters, folded, without vowel signs. ਪ੍ਰਸਾਦਿ is ਪਸਦ. */
export function mainLettersOfWord(word: string): string {
  return foldLetters(lettersOf(normaliseGurmukhi(word)).join(''));
}

/** The same, with subjoined letters as letters of their own. ਪ੍ਰਸਾਦਿ is ਪਰਸਦ. */
export function allLettersOfWord(word: string): string {
  return mainLettersOfWord(foldWord(word));
}

/**
 * Levenshtein distance of two words in signs and letters, capped at `max`, which also bounds the cost for long texts.
 */
export function signDistance(a: string, b: string, max = 12): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) >= max || Math.max(a.length, b.length) > 60) return max;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let rowMin = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const distance = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(distance);
      if (distance < rowMin) rowMin = distance;
    }
    if (rowMin >= max) return max;
    row = next;
  }
  return Math.min(max, row[b.length] ?? max);
}

/** True if the words are one typo apart. They must differ, and in length by one at most. */
export function isOneTypo(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, other] = [endA - start, endB - start];
  if (left <= 1 && other <= 1) return true;
  return left === 2 && other === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
