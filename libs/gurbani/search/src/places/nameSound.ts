import { shahmukhiToGurmukhi } from '../auto-detect/toGurmukhi.ts';

/**
 * The sound of a name in Latin letters. It folds what spellings differ in, like `soundOf`, but keeps d and t, b and v,
 * and n apart: names are few and short, and `anand` isn't `anant`.
 */
export interface NameSound {
  /** The consonants and digits, with a leading `a` for a vowel. */
  readonly key: string;
  /** Class of the vowels before each consonant, and after the last one: `a`, `i`, `u`, or none. */
  readonly vowels: readonly string[];
}

const PLAIN: Readonly<Record<string, string>> = { w: 'v', q: 'k', z: 'j', x: 'k' };

const vowelClass = (vowels: string): string =>
  vowels === '' ? '' : /[ou]/.test(vowels) ? 'u' : /[eiy]/.test(vowels) ? 'i' : 'a';

/** @param letters lower-case Latin letters and digits */
export function nameSound(letters: string): NameSound {
  const plain = letters
    .replace(/ph/g, 'f')
    .replace(/([bcdgjkpst])h+/g, '$1')
    .replace(/ck/g, 'k')
    .replace(/[wqzx]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/([a-z])\1+/g, '$1');
  let key = /^[aeiouy]/.test(plain) ? 'a' : '';
  const vowels: string[] = [];
  let current = '';
  for (const letter of plain) {
    if ('aeiouy'.includes(letter)) {
      current += letter;
      continue;
    }
    key += letter;
    vowels.push(vowelClass(current));
    current = '';
  }
  vowels.push(vowelClass(current));
  return { key, vowels };
}

/** Maximum difference of vowels by length of the key; shorter keys must have equal vowels. */
const vowelTolerance = (length: number): number => (length < 4 ? 0 : length < 5 ? 1 : length < 7 ? 2 : 3);

/**
 * True if two sounds with equal keys have vowels alike: an unwritten vowel is like `a`, the last one may be missing.
 *
 * @param isStrict true to allow no difference, whatever the length
 */
export function hasLikeVowels(one: NameSound, other: NameSound, isStrict: boolean): boolean {
  const last = one.vowels.length - 1;
  let difference = 0;
  one.vowels.forEach((vowel, position) => {
    const another = other.vowels[position] ?? '';
    if (vowel === another || vowel + another === 'a') return;
    // Endings come and go (`asa`, `as`), but the vowel of a single consonant is all there is to go by.
    if (position === last && last > 1 && (vowel === '' || another === '' || last > 3)) return;
    difference += vowel !== '' && another !== '' && (vowel === 'u' || another === 'u') ? 2 : 1;
  });
  return difference <= (isStrict ? 0 : vowelTolerance(one.key.length));
}

const GURMUKHI: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ਸ: 's',
    ਹ: 'h',
    ਕ: 'k',
    ਖ: 'kh',
    ਗ: 'g',
    ਘ: 'gh',
    ਙ: 'n',
    ਚ: 'ch',
    ਛ: 'chh',
    ਜ: 'j',
    ਝ: 'jh',
    ਞ: 'n',
    ਟ: 't',
    ਠ: 'th',
    ਡ: 'd',
    ਢ: 'dh',
    ਣ: 'n',
    ਤ: 't',
    ਥ: 'th',
    ਦ: 'd',
    ਧ: 'dh',
    ਨ: 'n',
    ਪ: 'p',
    ਫ: 'ph',
    ਬ: 'b',
    ਭ: 'bh',
    ਮ: 'm',
    ਯ: 'y',
    ਰ: 'r',
    ਲ: 'l',
    ਵ: 'v',
    ੜ: 'r',
  }),
);
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'ਾ': 'aa',
    'ਿ': 'i',
    'ੀ': 'ee',
    'ੁ': 'u',
    'ੂ': 'oo',
    'ੇ': 'e',
    'ੈ': 'ai',
    'ੋ': 'o',
    'ੌ': 'au',
    'ੰ': 'n',
    'ਂ': 'n',
    'ਁ': 'n',
    'ੵ': 'y',
    ਅ: 'a',
    ਆ: 'aa',
    ਇ: 'i',
    ਈ: 'ee',
    ਉ: 'u',
    ਊ: 'oo',
    ਏ: 'e',
    ਐ: 'ai',
    ਓ: 'o',
    ਔ: 'au',
    ੳ: 'u',
    ੲ: 'i',
    ੴ: 'ikonkar',
  }),
);
/** Signs after which a consonant has no vowel of its own; nasal signs aren't among them. */
const VOWEL_SIGN = /[ਾ-ੌ੍ੵ]/;
const NUKTA_OR_ADDAK = /[਼ੱਃ]/;

/** Gurmukhi in Latin letters, with the vowel that each consonant implies. */
export function gurmukhiInLatin(gurmukhi: string): string {
  const letters = [...gurmukhi.normalize('NFD')].filter((letter) => !NUKTA_OR_ADDAK.test(letter));
  return letters
    .map((letter, position) => {
      const consonant = GURMUKHI.get(letter);
      if (consonant === undefined) return SIGNS.get(letter) ?? (letter === '੍' ? '' : letter);
      const next = letters[position + 1] ?? '';
      const isLast = !GURMUKHI.has(next) && !SIGNS.has(next);
      return isLast || VOWEL_SIGN.test(next) ? consonant : `${consonant}a`;
    })
    .join('');
}

/** Shahmukhi in Latin letters; ignores the vowels that it doesn't write. */
export const shahmukhiInLatin = (text: string): string =>
  // Between vowels, the letter of o is v; between equal consonants, a vowel isn't written.
  shahmukhiToGurmukhi(text)
    .roman.replace(/(?<=[aeiu])o(?=[aeiou])/g, 'v')
    .replace(/([^aeiou])(?=\1)/g, '$1a');
