/** Letters that sound alike in Panjabi are one; the aspirates are written with ھ behind the plain letter. */
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
/** The letter that carries a vowel at the start of a word, by the vowel. */
const CARRIERS: Readonly<Record<string, string>> = { a: 'ਅ', aa: 'ਅ', o: 'ੳ', u: 'ੳ', i: 'ੲ', e: 'ੲ' };

/** A text in Shahmukhi by its sounds; short vowels, which it rarely writes, are missing. */
export interface ShahmukhiReading {
  /** Gurmukhi letters without vowel signs, word by word. */
  readonly mainLetters: string;
  /** Gurmukhi first letters of the words. */
  readonly firstLetters: string;
  /** Latin letters. */
  readonly roman: string;
}

function readWord(word: string): { letters: string; roman: string } {
  const signs = [...word];
  let letters = '';
  let roman = '';
  signs.forEach((sign, place) => {
    const next = signs[place + 1];
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
      // At the start of a word و and ی are consonants, and ا bears the vowel behind it.
      if (sign === 'و') letters += 'ਵ';
      else if (sign === 'ی' || sign === 'ي') letters += 'ਯ';
      else letters += CARRIERS[following ?? vowel] ?? 'ਅ';
      roman += sign === 'و' ? 'v' : sign === 'ی' || sign === 'ي' ? 'y' : following ? '' : vowel;
      return;
    }
    roman += vowel;
  });
  return { letters, roman };
}

/** Reads Shahmukhi (Perso-Arabic) as far as it tells letters; what is no such letter is passed over. */
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
