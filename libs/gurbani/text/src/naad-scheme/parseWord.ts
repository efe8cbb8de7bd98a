import { normaliseGurmukhi } from '../normaliseGurmukhi.ts';

/** The vowels of Gurmukhi: the inherent one, three short or long pairs, and four long ones. */
export type Vowel = 'a' | 'aa' | 'i' | 'ii' | 'u' | 'uu' | 'e' | 'ai' | 'o' | 'au';

/** A vowel as written: its sign, or its letter. The inherent vowel has no sign. */
export interface WrittenVowel {
  readonly sign: string;
  readonly vowel: Vowel;
  /** True for a final sihari or aunkar, and for the second vowel sign of a letter: written, and hardly heard. */
  readonly isFaint: boolean;
}

/** A letter with everything joined to it. */
export interface Syllable {
  /** A consonant with its nukta; null for a vowel letter. */
  readonly consonant: string | null;
  /** The consonants below it, with a yakash as ਯ. Their `sign` includes the virama. */
  readonly joined: readonly { readonly sign: string; readonly consonant: string }[];
  readonly hasUdaat: boolean;
  /** Empty if the letter has no vowel sign and its inherent vowel isn't heard. */
  readonly vowels: readonly WrittenVowel[];
  readonly hasAddak: boolean;
  /** The tippi or bindi, or an empty string. */
  readonly nasal: string;
  readonly hasVisarg: boolean;
}

/** A part of a word: letters up to the next hyphen, digit or other sign, or one such sign. */
export type WordPart =
  | { readonly kind: 'letters'; readonly syllables: readonly Syllable[] }
  | { readonly kind: 'sign'; readonly sign: string };

const VOWEL_OF_SIGN: Readonly<Record<string, Vowel>> = {
  'ਾ': 'aa',
  'ਿ': 'i',
  'ੀ': 'ii',
  'ੁ': 'u',
  'ੂ': 'uu',
  'ੇ': 'e',
  'ੈ': 'ai',
  'ੋ': 'o',
  'ੌ': 'au',
};

/** The vowel letters, and the carriers, which stand for ਉ and ਇ where they have no sign. */
const VOWEL_OF_LETTER: Readonly<Record<string, Vowel>> = {
  ਅ: 'a',
  ਆ: 'aa',
  ਇ: 'i',
  ਈ: 'ii',
  ਉ: 'u',
  ਊ: 'uu',
  ਏ: 'e',
  ਐ: 'ai',
  ਓ: 'o',
  ਔ: 'au',
  ੲ: 'i',
  ੳ: 'u',
};

const SYLLABLE = /([ਅ-ਔਕ-ਹੜੲੳ]਼?)((?:੍[ਕ-ਹੜ]਼?)*)(ੑ?)(ੵ?)([ਾ-ੌ]*)(ੱ?)([ੰਂਁ]*)(ਃ?)|[^]/gu;

/** ੴ is read as the two words that the scripture spells out elsewhere. */
const IK_OANKAAR = 'ਇਕ-ਓਅੰਕਾਰ';

const NOTHING: readonly [] = [];

function joinedOf(subjoined: string, yakash: string): Syllable['joined'] {
  if (subjoined === '' && yakash === '') return NOTHING;
  const below = subjoined.match(/੍[^੍]+/gu) ?? [];
  return [
    ...below.map((sign) => ({ sign, consonant: sign.slice(1) })),
    ...(yakash === '' ? [] : [{ sign: yakash, consonant: 'ਯ' }]),
  ];
}

/** A letter has one vowel that is heard; a second sign on it is an alternative of the metre. */
function vowelsOf(letter: string, signs: string): readonly WrittenVowel[] {
  const ofLetter = VOWEL_OF_LETTER[letter];
  const vowels: WrittenVowel[] = [];
  const add = (sign: string, vowel: Vowel) => vowels.push({ sign, vowel, isFaint: vowels.length > 0 });
  const isCarrier = (letter === 'ੲ' || letter === 'ੳ') && signs !== '';
  if (ofLetter && !isCarrier) add(letter, ofLetter);
  for (const sign of signs) {
    const vowel = VOWEL_OF_SIGN[sign];
    if (vowel) add(isCarrier && vowels.length === 0 ? letter + sign : sign, vowel);
  }
  return vowels;
}

function draftOf(match: RegExpMatchArray): Syllable | null {
  const [, letter, subjoined = '', udaat, yakash = '', signs = '', addak, nasal = '', visarg] = match;
  if (letter === undefined) return null;
  return {
    consonant: VOWEL_OF_LETTER[letter] ? null : letter,
    joined: joinedOf(subjoined, yakash),
    hasUdaat: udaat !== '',
    vowels: vowelsOf(letter, signs),
    hasAddak: addak !== '',
    nasal,
    hasVisarg: visarg !== '',
  };
}

const isHeavy = ({ joined }: Syllable) => joined.some(({ consonant }) => consonant !== 'ਹ');
const endsInH = ({ consonant, joined, hasUdaat }: Syllable) =>
  hasUdaat || (joined.at(-1)?.consonant ?? consonant) === 'ਹ';

/**
 * Adds the inherent vowels that are heard: all but that of a last letter, which is heard only in a word without another
 * vowel (ਨ), after letters that can't be said without one (ਇੰਦ੍ਰ), and before a nasal or visarg (ਸੈਭੰ).
 */
function withInherentVowels(drafts: readonly Syllable[]): Syllable[] {
  const inherent: WrittenVowel = { sign: '', vowel: 'a', isFaint: false };
  return drafts.map((draft, index) => {
    if (draft.vowels.length > 0) return draft;
    const isLast = index === drafts.length - 1;
    const isHeard = !isLast || drafts.length === 1 || isHeavy(draft) || draft.nasal !== '' || draft.hasVisarg;
    return isHeard ? { ...draft, vowels: [inherent] } : draft;
  });
}

/** Marks a final sihari or aunkar as faint, unless it is the word's only vowel (ਕਿ, ਸੁ) or follows an h (ਜਪਹੁ). */
function withFaintEnd(syllables: readonly Syllable[]): Syllable[] {
  const last = syllables.at(-1);
  const [end, ...others] = last?.vowels ?? [];
  if (!last || !end || others.length > 0 || syllables.length === 1) return [...syllables];
  const isShort = end.vowel === 'i' || end.vowel === 'u';
  if (!isShort || last.consonant === null || endsInH(last) || last.nasal !== '' || last.hasVisarg)
    return [...syllables];
  return [...syllables.slice(0, -1), { ...last, vowels: [{ ...end, isFaint: true }] }];
}

/** Splits a word of Gurmukhi in Unicode into letters with what is joined to them, and all other signs. */
export function parseWord(word: string): WordPart[] {
  const parts: WordPart[] = [];
  let drafts: Syllable[] = [];
  const endPart = () => {
    if (drafts.length === 0) return;
    parts.push({ kind: 'letters', syllables: withFaintEnd(withInherentVowels(drafts)) });
    drafts = [];
  };
  for (const match of normaliseGurmukhi(word).replaceAll('ੴ', IK_OANKAAR).matchAll(SYLLABLE)) {
    const draft = draftOf(match);
    if (draft) drafts.push(draft);
    else {
      endPart();
      parts.push({ kind: 'sign', sign: match[0] });
    }
  }
  endPart();
  return parts;
}
