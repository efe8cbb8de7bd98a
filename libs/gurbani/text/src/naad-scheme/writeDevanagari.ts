import type { Syllable, Vowel, WrittenVowel } from './parseWord.ts';
import type { Piece } from './Piece.ts';

const CONSONANTS: Readonly<Record<string, string>> = {
  ਕ: 'क',
  ਖ: 'ख',
  ਗ: 'ग',
  ਘ: 'घ',
  ਙ: 'ङ',
  ਚ: 'च',
  ਛ: 'छ',
  ਜ: 'ज',
  ਝ: 'झ',
  ਞ: 'ञ',
  ਟ: 'ट',
  ਠ: 'ठ',
  ਡ: 'ड',
  ਢ: 'ढ',
  ਣ: 'ण',
  ਤ: 'त',
  ਥ: 'थ',
  ਦ: 'द',
  ਧ: 'ध',
  ਨ: 'न',
  ਪ: 'प',
  ਫ: 'फ',
  ਬ: 'ब',
  ਭ: 'भ',
  ਮ: 'म',
  ਯ: 'य',
  ਰ: 'र',
  ਲ: 'ल',
  ਵ: 'व',
  ੜ: 'ड\u093C',
  ਸ: 'स',
  ਹ: 'ह',
  ਸ਼: 'श',
  ਖ਼: 'ख\u093C',
  ਗ਼: 'ग\u093C',
  ਜ਼: 'ज\u093C',
  ਫ਼: 'फ\u093C',
  ਲ਼: 'ळ',
};

const SIGNS: Readonly<Record<Vowel, string>> = {
  a: '',
  aa: 'ा',
  i: 'ि',
  ii: 'ी',
  u: 'ु',
  uu: 'ू',
  e: 'े',
  ai: 'ै',
  o: 'ो',
  au: 'ौ',
};

const LETTERS: Readonly<Record<Vowel, string>> = {
  a: 'अ',
  aa: 'आ',
  i: 'इ',
  ii: 'ई',
  u: 'उ',
  uu: 'ऊ',
  e: 'ए',
  ai: 'ऐ',
  o: 'ओ',
  au: 'औ',
};

const VIRAMA = '्';
/** Vowels whose sign stands above the letter: there a candrabindu is written as a dot. */
const ABOVE: ReadonlySet<Vowel | undefined> = new Set<Vowel>(['ii', 'e', 'ai', 'o', 'au']);
/** The unaspirated letter that an addak puts before an aspirated one: ੱਖ is क्ख. */
const UNASPIRATED: Readonly<Record<string, string>> = {
  ਖ: 'क',
  ਘ: 'ग',
  ਛ: 'च',
  ਝ: 'ज',
  ਠ: 'ट',
  ਢ: 'ड',
  ਥ: 'त',
  ਧ: 'द',
  ਫ: 'प',
  ਭ: 'ब',
};

function consonantsOf({ consonant, joined, hasUdaat }: Syllable): Piece[] {
  if (consonant === null) return [];
  return [
    { source: consonant, text: CONSONANTS[consonant] ?? consonant },
    ...joined.map(({ sign, consonant: below }) => ({
      source: sign,
      text: VIRAMA + (CONSONANTS[below] ?? below),
    })),
    ...(hasUdaat ? [{ source: 'ੑ', text: `${VIRAMA}ह` }] : []),
  ];
}

function nasalOf(nasal: string, { vowel }: WrittenVowel): string {
  if (nasal === '') return '';
  return nasal === 'ੰ' || ABOVE.has(vowel) ? 'ं' : 'ँ';
}

/** A letter takes one vowel sign; another vowel on it is a letter in brackets. The nasal sign is on the last one. */
function vowelsOf({ consonant, vowels, nasal }: Syllable): Piece[] {
  return vowels.map((written, index) => {
    const { sign, vowel } = written;
    const isLast = index === vowels.length - 1;
    const signs = consonant === null ? LETTERS : SIGNS;
    const nasalSign = isLast ? nasalOf(nasal, written) : '';
    const source = isLast ? sign + nasal : sign;
    return { source, text: index > 0 ? `(${LETTERS[vowel]}${nasalSign})` : signs[vowel] + nasalSign };
  });
}

function addakBefore(next: Syllable | undefined): string {
  if (!next || next.consonant === null) return 'ऽ';
  return (UNASPIRATED[next.consonant] ?? CONSONANTS[next.consonant] ?? next.consonant) + VIRAMA;
}

/** Writes the letters of a word in Devanagari, sign for sign. */
export function writeDevanagari(syllables: readonly Syllable[]): Piece[] {
  return syllables.flatMap((syllable, index) => {
    const pieces = [...consonantsOf(syllable), ...vowelsOf(syllable)];
    if (syllable.hasAddak) pieces.push({ source: 'ੱ', text: addakBefore(syllables[index + 1]) });
    if (syllable.hasVisarg) pieces.push({ source: 'ਃ', text: 'ः' });
    return pieces;
  });
}
