import type { Syllable, Vowel } from './parseWord.ts';
import type { Piece } from './Piece.ts';

/** A consonant as its stop and its breath, between which the sign of length stands. */
type Sound = readonly [stop: string, breath?: string];

const ASPIRATED = 'ʰ';
const BREATHY = 'ʱ';

const CONSONANTS: Readonly<Record<string, Sound>> = {
  ਕ: ['k'],
  ਖ: ['k', ASPIRATED],
  ਗ: ['ɡ'],
  ਘ: ['ɡ', BREATHY],
  ਙ: ['ŋ'],
  ਚ: ['t͡ʃ'],
  ਛ: ['t͡ʃ', ASPIRATED],
  ਜ: ['d͡ʒ'],
  ਝ: ['d͡ʒ', BREATHY],
  ਞ: ['ɲ'],
  ਟ: ['ʈ'],
  ਠ: ['ʈ', ASPIRATED],
  ਡ: ['ɖ'],
  ਢ: ['ɖ', BREATHY],
  ਣ: ['ɳ'],
  ਤ: ['t̪'],
  ਥ: ['t̪', ASPIRATED],
  ਦ: ['d̪'],
  ਧ: ['d̪', BREATHY],
  ਨ: ['n'],
  ਪ: ['p'],
  ਫ: ['p', ASPIRATED],
  ਬ: ['b'],
  ਭ: ['b', BREATHY],
  ਮ: ['m'],
  ਯ: ['j'],
  ਰ: ['ɾ'],
  ਲ: ['l'],
  ਵ: ['ʋ'],
  ੜ: ['ɽ'],
  ਸ: ['s'],
  ਹ: ['ɦ'],
  ਸ਼: ['ʃ'],
  ਖ਼: ['x'],
  ਗ਼: ['ɣ'],
  ਜ਼: ['z'],
  ਫ਼: ['f'],
  ਲ਼: ['ɭ'],
};

const LONG = 'ː';
const VOWELS: Readonly<Record<Vowel, string>> = {
  a: 'ə',
  aa: `a${LONG}`,
  i: 'ɪ',
  ii: `i${LONG}`,
  u: 'ʊ',
  uu: `u${LONG}`,
  e: `e${LONG}`,
  ai: `ɛ${LONG}`,
  o: `o${LONG}`,
  au: `ɔ${LONG}`,
};

const EXTRA_SHORT = '\u0306';
const NASALISED = '\u0303';

/** The nasal made where the next consonant is made; none before consonants that aren't stops. */
const NASALS: readonly (readonly [next: RegExp, nasal: string])[] = [
  [/^[ਕ-ਙ]$/u, 'ŋ'],
  [/^[ਚ-ਞ]$/u, 'ɲ'],
  [/^[ਟ-ਣ]$/u, 'ɳ'],
  [/^[ਤ-ਨ]$/u, 'n'],
  [/^[ਪ-ਮ]$/u, 'm'],
];

function nasalBefore(next: Syllable | undefined): string | null {
  const consonant = next?.consonant ?? '';
  return NASALS.find(([before]) => before.test(consonant))?.[1] ?? null;
}

const soundOf = (consonant: string) => (CONSONANTS[consonant] ?? [consonant]).join('');

function consonantsOf({ consonant, joined, hasUdaat }: Syllable, isDoubled: boolean): Piece[] {
  if (consonant === null) return [];
  const [stop, breath = ''] = CONSONANTS[consonant] ?? [consonant];
  return [
    isDoubled
      ? { source: `ੱ${consonant}`, text: stop + LONG + breath }
      : { source: consonant, text: stop + breath },
    ...joined.map(({ sign, consonant: below }) => ({ source: sign, text: soundOf(below) })),
    ...(hasUdaat ? [{ source: 'ੑ', text: BREATHY }] : []),
  ];
}

const marked = (vowel: string, mark: string) => vowel.charAt(0) + mark + vowel.slice(1);

function vowelsOf({ vowels, nasal }: Syllable, isNasalised: boolean): Piece[] {
  return vowels.map(({ sign, vowel, isFaint }, index) => {
    const sound = isFaint ? marked(VOWELS[vowel].replace(LONG, ''), EXTRA_SHORT) : VOWELS[vowel];
    if (!isNasalised || index < vowels.length - 1) return { source: sign, text: sound };
    return { source: sign + nasal, text: marked(sound, NASALISED) };
  });
}

/** Writes the letters of a word in the International Phonetic Alphabet: the values of the letters, without tones. */
export function writeIpa(syllables: readonly Syllable[]): Piece[] {
  return syllables.flatMap((syllable, index) => {
    const next = syllables[index + 1];
    const isDoubled = syllables[index - 1]?.hasAddak === true;
    const nasal = syllable.nasal === '' ? null : nasalBefore(next);
    const isNasalised = syllable.nasal !== '' && nasal === null;
    const pieces = [...consonantsOf(syllable, isDoubled), ...vowelsOf(syllable, isNasalised)];
    if (syllable.hasAddak && !next?.consonant) pieces.push({ source: 'ੱ', text: 'ˑ' });
    if (nasal !== null) pieces.push({ source: syllable.nasal, text: nasal });
    if (syllable.hasVisarg) pieces.push({ source: 'ਃ', text: 'h' });
    return pieces;
  });
}
