import type { Syllable, Vowel, WrittenVowel } from './parseWord.ts';
import type { Piece } from './Piece.ts';

const CONSONANTS: Readonly<Record<string, string>> = {
  ਕ: 'ک',
  ਖ: 'کھ',
  ਗ: 'گ',
  ਘ: 'گھ',
  ਙ: 'ن\u0652گ',
  ਚ: 'چ',
  ਛ: 'چھ',
  ਜ: 'ج',
  ਝ: 'جھ',
  ਞ: 'ن\u0652ج',
  ਟ: 'ٹ',
  ਠ: 'ٹھ',
  ਡ: 'ڈ',
  ਢ: 'ڈھ',
  ਣ: 'ݨ',
  ਤ: 'ت',
  ਥ: 'تھ',
  ਦ: 'د',
  ਧ: 'دھ',
  ਨ: 'ن',
  ਪ: 'پ',
  ਫ: 'پھ',
  ਬ: 'ب',
  ਭ: 'بھ',
  ਮ: 'م',
  ਯ: 'ی',
  ਰ: 'ر',
  ਲ: 'ل',
  ਵ: 'و',
  ੜ: 'ڑ',
  ਸ: 'س',
  ਹ: 'ہ',
  ਸ਼: 'ش',
  ਖ਼: 'خ',
  ਗ਼: 'غ',
  ਜ਼: 'ز',
  ਫ਼: 'ف',
  ਲ਼: 'ࣇ',
};

const ZABAR = '\u064E';
const ZER = '\u0650';
const PESH = '\u064F';
const SHADDA = '\u0651';
const JAZM = '\u0652';

/** A vowel in the middle and at the end of a word: after a consonant, after another vowel, and at the beginning. */
interface Forms {
  readonly sign: readonly [inside: string, end: string];
  readonly afterVowel: readonly [inside: string, end: string];
  readonly initial: readonly [inside: string, end: string];
}

const same = (form: string) => [form, form] as const;

const VOWELS: Readonly<Record<Vowel, Forms>> = {
  a: { sign: same(''), afterVowel: [`ئ${ZABAR}`, 'ء'], initial: same('ا') },
  aa: { sign: same('ا'), afterVowel: same('آ'), initial: same('آ') },
  i: { sign: same(ZER), afterVowel: same(`ئ${ZER}`), initial: same(`ا${ZER}`) },
  ii: {
    sign: [`${ZER}ی`, 'ی'],
    afterVowel: [`ئ${ZER}ی`, 'ئی'],
    initial: [`ا${ZER}ی`, `ا${ZER}ی`],
  },
  u: { sign: same(PESH), afterVowel: same('ؤ'), initial: same(`ا${PESH}`) },
  uu: { sign: same(`${PESH}و`), afterVowel: same(`ئ${PESH}و`), initial: same(`ا${PESH}و`) },
  e: { sign: ['ی', 'ے'], afterVowel: ['ئی', 'ئے'], initial: ['ای', 'اے'] },
  ai: {
    sign: [`${ZABAR}ی`, `${ZABAR}ے`],
    afterVowel: [`ئ${ZABAR}ی`, `ئ${ZABAR}ے`],
    initial: [`ا${ZABAR}ی`, `ا${ZABAR}ے`],
  },
  o: { sign: same('و'), afterVowel: same('ئو'), initial: same('او') },
  au: { sign: same(`${ZABAR}و`), afterVowel: same(`ئ${ZABAR}و`), initial: same(`ا${ZABAR}و`) },
};

/** After these, ਆ and ਓ are spoken with a y, which Shahmukhi writes: ਗਿਆਨ is گِیان. */
const FRONT: ReadonlySet<Vowel | undefined> = new Set<Vowel>(['i', 'ii']);

function consonantsOf({ consonant, joined, hasUdaat }: Syllable, shadda: string): Piece[] {
  if (consonant === null) return [];
  const base = CONSONANTS[consonant] ?? consonant;
  const isDoubled = shadda !== '';
  const pieces: Piece[] = [
    {
      source: isDoubled ? `ੱ${consonant}` : consonant,
      text: base.charAt(0) + shadda + base.slice(1),
    },
  ];
  for (const { sign, consonant: below } of joined) {
    // A two-eyed he is itself the sign of an h joined to the letter before it.
    const text = below === 'ਹ' ? 'ھ' : JAZM + (CONSONANTS[below] ?? below);
    pieces.push({ source: sign, text });
  }
  if (hasUdaat) pieces.push({ source: 'ੑ', text: 'ھ' });
  return pieces;
}

/** The letters of a word, and the one to write. */
interface Place {
  readonly syllables: readonly Syllable[];
  readonly index: number;
}

function formOf({ vowel }: WrittenVowel, { syllables, index }: Place, isEnd: boolean): string {
  const at = isEnd ? 1 : 0;
  const previous = syllables[index - 1];
  if (syllables[index]?.consonant !== null) return VOWELS[vowel].sign[at];
  if (!previous) return VOWELS[vowel].initial[at];
  const before = previous.nasal === '' ? previous.vowels.at(-1)?.vowel : undefined;
  if (FRONT.has(before) && vowel === 'aa') return 'یا';
  if (FRONT.has(before) && vowel === 'o') return 'یو';
  if (before === 'a' && vowel === 'u') {
    // The hamza of a short a that is a letter inside the word has its zabar already.
    return previous.consonant === null && index > 1 ? 'و' : `${ZABAR}و`;
  }
  return VOWELS[vowel].afterVowel[at];
}

/** A second vowel of a letter that is only a mark can stand on the first, which is a letter. */
const secondVowel = (vowel: Vowel) =>
  vowel === 'i' || vowel === 'u' ? VOWELS[vowel].sign[0] : `(${VOWELS[vowel].initial[1]})`;

function vowelsOf(syllable: Syllable, place: Place): Piece[] {
  const next = place.syllables[place.index + 1];
  return syllable.vowels.map((written, index) => {
    const isEnd = !next && syllable.nasal === '' && index === syllable.vowels.length - 1;
    const text = index > 0 ? secondVowel(written.vowel) : formOf(written, place, isEnd);
    const isUnmarked = written.vowel === 'a' && index === 0 && !text.endsWith(ZABAR);
    const needsZabar = isUnmarked && isZabarWritten(syllable, next);
    return { source: written.sign, text: needsZabar ? text + ZABAR : text };
  });
}

/** Vowels with a mark of their own, by which the ਵ or ਯ before them is known as a consonant. */
const MARKED: ReadonlySet<Vowel | undefined> = new Set<Vowel>(['i', 'u', 'uu', 'ai', 'au']);

/** A short a is marked where the next letter would be read as a vowel, or where the mark is all that carries it. */
function isZabarWritten({ nasal, hasVisarg, joined }: Syllable, next: Syllable | undefined): boolean {
  if (hasVisarg || (nasal !== '' && !next?.consonant)) return true;
  if (!next) return ['ਯ', 'ਵ'].includes(joined.at(-1)?.consonant ?? '');
  const isVowelLike = next.consonant === 'ਵ' || next.consonant === 'ਯ';
  return nasal === '' && isVowelLike && !MARKED.has(next.vowels[0]?.vowel);
}

/** Writes the letters of a word in Shahmukhi, with the marks of the short vowels. */
export function writeShahmukhi(syllables: readonly Syllable[]): Piece[] {
  return syllables.flatMap((syllable, index) => {
    const previous = syllables[index - 1];
    const next = syllables[index + 1];
    const isDoubled = previous?.hasAddak === true && syllable.consonant !== null;
    const pieces = [
      ...consonantsOf(syllable, isDoubled ? SHADDA : ''),
      ...vowelsOf(syllable, { syllables, index }),
    ];
    if (syllable.hasAddak && !next?.consonant) pieces.push({ source: 'ੱ', text: SHADDA });
    if (syllable.nasal !== '') pieces.push({ source: syllable.nasal, text: next?.consonant ? 'ن' : 'ں' });
    if (syllable.hasVisarg) pieces.push({ source: 'ਃ', text: 'ہ' });
    return pieces;
  });
}
