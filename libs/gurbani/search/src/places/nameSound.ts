import { shahmukhiToGurmukhi } from '../auto-detect/toGurmukhi.ts';

const PLAIN: Readonly<Record<string, string>> = { w: 'v', q: 'k', z: 'j', x: 'k' };

/** Folds what spellings of one word differ in, letter by letter, so that an unfinished word stays the beginning of it. */
export const foldLatin = (letters: string): string =>
  letters
    .replace(/aa/g, 'a')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/([bcdgjkpst])h+/g, '$1')
    .replace(/[wqzx]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/([a-z])\1+/g, '$1');

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

/** Keys of fewer consonants are too common to go by: such names must be spelled alike. */
const MIN_KEY_LENGTH = 4;
/** Maximum difference of vowels, by length of the key. */
const vowelTolerance = (length: number): number => (length < 6 ? 0 : length < 8 ? 1 : 2);

/** Two names as letters, with their sounds. */
export interface SpokenName {
  /** Lower-case Latin letters and digits without spaces. */
  readonly letters: string;
  readonly sound: NameSound;
}

/**
 * True if two names with equal keys sound alike: by their vowels, where an unwritten vowel is like `a`; names of few
 * consonants by every letter, apart from the length of vowels.
 */
export function soundAlike(one: SpokenName, other: SpokenName): boolean {
  if (one.sound.key.length < MIN_KEY_LENGTH) return foldLatin(one.letters) === foldLatin(other.letters);
  const difference = one.sound.vowels.filter((vowel, position) => {
    const another = other.sound.vowels[position] ?? '';
    // At the end, a vowel that is unwritten isn't spoken either.
    const isUnwritten = vowel + another === 'a' && position < one.sound.vowels.length - 1;
    return vowel !== another && !isUnwritten;
  }).length;
  return difference <= vowelTolerance(one.sound.key.length);
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
/** A final sihari or aunkar, which is grammar and not spoken. */
const SILENT_ENDING = /([\u0a15-\u0a39]\u0a3c?)(?:\u0a3f|\u0a41)(?=$|[^\u0a00-\u0a7f])/g;
const NUKTA_OR_ADDAK = /[਼ੱਃ]/;

/** Gurmukhi in Latin letters, with the vowel that each consonant implies. */
export function gurmukhiInLatin(gurmukhi: string): string {
  const letters = [...gurmukhi.normalize('NFD').replace(SILENT_ENDING, '$1')].filter(
    (letter) => !NUKTA_OR_ADDAK.test(letter),
  );
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
  shahmukhiToGurmukhi(text.replaceAll('ں', 'ن'))
    .roman.replace(/(?<=[aeiu])o(?=[aeiou])/g, 'v')
    .replace(/([^aeiou])(?=\1)/g, '$1a');
