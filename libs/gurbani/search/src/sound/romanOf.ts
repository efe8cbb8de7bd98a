import { normaliseGurmukhi } from '@naad/gurbani-text';

/** Latin letters of each Gurmukhi consonant, as the index spells them. */
const LETTERS: Readonly<Record<string, string>> = {
  ਸ: 's',
  ਹ: 'h',
  ਕ: 'k',
  ਖ: 'kh',
  ਗ: 'g',
  ਘ: 'gh',
  ਙ: 'ng',
  ਚ: 'ch',
  ਛ: 'chh',
  ਜ: 'j',
  ਝ: 'jh',
  ਞ: 'y',
  ਟ: 'tt',
  ਠ: 'tth',
  ਡ: 'dd',
  ਢ: 'ddh',
  ਣ: 'n',
  ਤ: 't',
  ਥ: 'th',
  ਦ: 'd',
  ਧ: 'dh',
  ਨ: 'n',
  ਪ: 'p',
  ਫ: 'f',
  ਬ: 'b',
  ਭ: 'bh',
  ਮ: 'm',
  ਯ: 'y',
  ਰ: 'r',
  ਲ: 'l',
  ਵ: 'v',
  ੜ: 'rr',
  'ੵ': 'y',
};

/** Vowel signs and vowels of their own. */
const VOWELS: Readonly<Record<string, string>> = {
  'ਾ': 'aa',
  'ਿ': 'i',
  'ੀ': 'ee',
  'ੁ': 'u',
  'ੂ': 'oo',
  'ੇ': 'e',
  'ੈ': 'ai',
  'ੋ': 'o',
  'ੌ': 'au',
  ਅ: 'a',
  ਆ: 'aa',
  ਇ: 'i',
  ੲ: 'i',
  ਈ: 'ee',
  ਉ: 'u',
  ੳ: 'u',
  ਊ: 'oo',
  ਏ: 'e',
  ਐ: 'ai',
  ਓ: 'o',
  ਔ: 'au',
};

/** A letter, what is written under it, and its vowel and nasal signs; or a vowel of its own and its signs. */
const SYLLABLE = /(?:([ਕ-ਹੜ])਼?((?:੍[ਕ-ਹੜ]਼?|ੵ)*)੍?|([ਅ-ਔੲੳ]))([ਾ-ੌ]*)([ੰਂਁ]?)/g;
/** ਅੈ is ਐ: a bare carrier has the vowel of its sign. */
const BARE_CARRIER = /[ਅੲੳ]/;
/** Visarg abbreviates ਮਹਲਾ. */
const ABBREVIATED = /^ਮਃ$/;
/** Under the last letter of a word, udaat lets it sound; the vowel sign after it stays silent. */
const SOUNDED_END = /ੑ[ਿੁ]?$/;

/** The spelling of vowels around ਹ, silent short vowels at the end, and the vowel of words of one letter. */
const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [/aahi$/, 'aeh'],
  [/(?<=[a-z][^aeiou])(?:i|(?<!ah)u)$/, ''],
  [/(?<!a)ah(?=a(?![aiu])|[^aeiou]|$)/g, 'eh'],
  [/^[^aeiou]+$/, '$&a'],
];

const latinOf = (signs: string, table: Readonly<Record<string, string>>): string =>
  Array.from(signs, (sign) => table[sign] ?? '').join('');

function romanWord(word: string): string {
  if (ABBREVIATED.test(word)) return 'mahalaa';
  const isEndSounded = SOUNDED_END.test(word);
  const written = word.replace(SOUNDED_END, '').replace(/[ੱੑਃ]/g, '');
  const roman = written.replace(
    SYLLABLE,
    (match: string, letter = '', under = '', carrier = '', signs = '', nasal = '', offset: number) => {
      const vowel = latinOf(signs, VOWELS);
      const isLast = offset + match.length === written.length;
      const consonants = latinOf(letter + under, LETTERS);
      const inherent = consonants === '' || (isLast && nasal === '') ? '' : 'a';
      const own = signs !== '' && BARE_CARRIER.test(carrier) ? '' : latinOf(carrier, VOWELS);
      return consonants + own + (vowel || inherent) + (nasal === '' ? '' : 'n');
    },
  );
  const letters = roman.replace(/[^a-z]/g, '') + (isEndSounded ? 'a' : '');
  return RESPELLED.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), letters);
}

/**
 * Writes Gurmukhi in Latin letters by which the index of sounds finds the words, however today's spelling differs from
 * that of the line in vowel signs, nasal signs and doubled letters. Other scripts stay unchanged, so that a text in two
 * scripts is searched by sound as a whole.
 *
 * @param unicode any text; legacy ASCII isn't converted
 */
export function romanOf(unicode: string): string {
  return normaliseGurmukhi(unicode)
    .replaceAll('ੴ', ' ik oankaar ')
    .replace(/[\u0A01-\u0A75]+/g, romanWord)
    .replace(/[\s।॥]+/g, ' ')
    .trim();
}
