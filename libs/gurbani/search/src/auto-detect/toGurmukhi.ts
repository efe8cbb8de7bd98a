import { normaliseGurmukhi } from '@naad/gurbani-text';

/** The Unicode blocks of both scripts have the same order, this far apart. */
const BLOCK = 0x100;

/** Exceptions to the block order, longest first. */
const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [/ज्ञ/g, 'ਗਿਆ'],
  [/क्ष/g, 'ਖ'],
  [/ॐ/g, 'ੴ'],
  // NFC decomposes these two letters; in Gurmukhi the first is a letter of its own.
  [/ड़/g, 'ੜ'],
  [/ढ़/g, 'ੜ੍ਹ'],
  [/ऋ/g, 'ਰਿ'],
  [/ृ/g, '੍ਰਿ'],
  [/ष/g, 'ਸ਼'],
  [/[ऎऍ]/g, 'ਏ'],
  [/[ॆॅ]/g, 'ੇ'],
  [/[ऒऑ]/g, 'ਓ'],
  [/ॉ/g, 'ਾ'],
  [/ॊ/g, 'ੋ'],
  [/ँ/g, 'ਂ'],
  [/ऽ/g, ''],
];

/** A doubled letter becomes an addak and a single letter. */
const DOUBLED = /([ਕ-ਹ])੍\1/g;
/** Gurmukhi has a virama only before these letters. */
const LOST_VIRAMA = /੍(?![ਹਰਵਯ])/g;

/** Transliterates Devanagari to Gurmukhi where letters correspond; other characters stay unchanged. */
export function devanagariToGurmukhi(text: string): string {
  let changed = text.normalize('NFC');
  for (const [pattern, replacement] of EXCEPTIONS) changed = changed.replace(pattern, replacement);
  const letters = changed.replace(/[\u0902-\u0963\u0966-\u096f]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) + BLOCK),
  );
  return normaliseGurmukhi(letters.replace(DOUBLED, 'ੱ$1').replace(LOST_VIRAMA, ''));
}

/**
 * Letters by sound: letters that sound alike in Panjabi are one, and aspirates are written with ھ after the plain
 * letter.
 */
const LETTERS: Readonly<Record<string, readonly [plain: string, aspirate?: string, roman?: string]>> = {
  ب: ['ਬ', 'ਭ', 'b'],
  پ: ['ਪ', 'ਫ', 'p'],
  ت: ['ਤ', 'ਥ', 't'],
  ط: ['ਤ', 'ਥ', 't'],
  ٹ: ['ਟ', 'ਠ', 't'],
  ث: ['ਸ', 'ਸ', 's'],
  س: ['ਸ', 'ਸ', 's'],
  ص: ['ਸ', 'ਸ', 's'],
  ش: ['ਸ', 'ਸ', 'sh'],
  ج: ['ਜ', 'ਝ', 'j'],
  چ: ['ਚ', 'ਛ', 'ch'],
  خ: ['ਖ', 'ਖ', 'kh'],
  د: ['ਦ', 'ਧ', 'd'],
  ڈ: ['ਡ', 'ਢ', 'd'],
  ذ: ['ਜ', 'ਜ', 'z'],
  ز: ['ਜ', 'ਜ', 'z'],
  ض: ['ਜ', 'ਜ', 'z'],
  ظ: ['ਜ', 'ਜ', 'z'],
  ژ: ['ਜ', 'ਜ', 'z'],
  ر: ['ਰ', 'ਰ', 'r'],
  ڑ: ['ੜ', 'ੜ', 'r'],
  غ: ['ਗ', 'ਗ', 'g'],
  ف: ['ਫ', 'ਫ', 'f'],
  ق: ['ਕ', 'ਕ', 'k'],
  ک: ['ਕ', 'ਖ', 'k'],
  ك: ['ਕ', 'ਖ', 'k'],
  گ: ['ਗ', 'ਘ', 'g'],
  ل: ['ਲ', 'ਲ', 'l'],
  م: ['ਮ', 'ਮ', 'm'],
  ن: ['ਨ', 'ਨ', 'n'],
  ڻ: ['ਣ', 'ਣ', 'n'],
  ݨ: ['ਣ', 'ਣ', 'n'],
  ح: ['ਹ', 'ਹ', 'h'],
  ہ: ['ਹ', 'ਹ', 'h'],
  ه: ['ਹ', 'ਹ', 'h'],
  ة: ['ਹ', 'ਹ', 'h'],
};

const ASPIRATE = 'ھ';
const VOWELS: Readonly<Record<string, string>> = {
  ا: 'a',
  آ: 'aa',
  أ: 'a',
  ع: 'a',
  و: 'o',
  ؤ: 'o',
  ی: 'i',
  ي: 'i',
  ى: 'i',
  ئ: 'i',
  ے: 'e',
  'َ': 'a',
  'ِ': 'i',
  'ُ': 'u',
};
/** Carrier of a vowel at the start of a word, by vowel. */
const CARRIERS: Readonly<Record<string, string>> = { a: 'ਅ', aa: 'ਅ', o: 'ੳ', u: 'ੳ', i: 'ੲ', e: 'ੲ' };

/** Shahmukhi text by sound; short vowels are missing, as they are rarely written. */
export interface ShahmukhiReading {
  /** Gurmukhi letters without vowel signs, words separated by spaces. */
  readonly mainLetters: string;
  /** First letters of the words, in Gurmukhi. */
  readonly firstLetters: string;
  /** The text in Latin letters. */
  readonly roman: string;
}

/** A final ہ after a consonant is a short vowel, as in نہ and پورہ; in مہ and کہ it is the letter of ਮਹਿ and ਕਹਿ. */
const SILENT_END = /(?<=^ن|^.+[^اآوؤیيےئہه])[ہه]$/;
/** و between these vowels is a consonant, as in پاوے. */
const LONG_VOWEL = /[اآےیيئ]/;

function readWord(word: string): { letters: string; roman: string } {
  const signs = [...word.replace(SILENT_END, 'َ')];
  let letters = '';
  let roman = '';
  signs.forEach((sign, position) => {
    const next = signs[position + 1];
    const letter = LETTERS[sign];
    if (letter) {
      const [plain, aspirate = plain, latin = ''] = letter;
      letters += next === ASPIRATE ? aspirate : plain;
      roman += next === ASPIRATE ? `${latin}h` : latin;
      return;
    }
    const vowel = VOWELS[sign];
    if (vowel === undefined) return;
    const following = next === undefined ? undefined : VOWELS[next];
    if (letters === '') {
      // At the start of a word و and ی are consonants, and ا carries the vowel after it.
      if (sign === 'و') letters += 'ਵ';
      else if (sign === 'ی' || sign === 'ي') letters += 'ਯ';
      else letters += CARRIERS[following ?? vowel] ?? 'ਅ';
      roman += sign === 'و' ? 'v' : sign === 'ی' || sign === 'ي' ? 'y' : following ? '' : vowel;
      return;
    }
    if (sign === 'و' && LONG_VOWEL.test(signs[position - 1] ?? '') && LONG_VOWEL.test(next ?? '')) {
      letters += 'ਵ';
      roman += 'v';
      return;
    }
    roman += vowel;
  });
  return { letters, roman };
}

/** Transliterates Shahmukhi (Perso-Arabic) as far as it distinguishes letters; other characters are skipped. */
export function shahmukhiToGurmukhi(text: string): ShahmukhiReading {
  const words = text
    .normalize('NFC')
    .split(/\s+/)
    .map(readWord)
    .filter(({ letters }) => letters !== '');
  return {
    mainLetters: words.map(({ letters }) => letters).join(' '),
    firstLetters: words.map(({ letters }) => letters.charAt(0)).join(''),
    roman: words.map(({ roman }) => roman).join(' '),
  };
}
