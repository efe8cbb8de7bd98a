import type { Syllable, Vowel } from './parseWord.ts';
import type { Piece } from './Piece.ts';

const CONSONANTS: Readonly<Record<string, string>> = {
  ਕ: 'k',
  ਖ: 'kh',
  ਗ: 'g',
  ਘ: 'gh',
  ਙ: 'ng',
  ਚ: 'ch',
  ਛ: 'chh',
  ਜ: 'j',
  ਝ: 'jh',
  ਞ: 'ny',
  ਟ: 'T',
  ਠ: 'Th',
  ਡ: 'D',
  ਢ: 'Dh',
  ਣ: 'N',
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
  ੜ: 'R',
  ਸ: 's',
  ਹ: 'h',
  ਸ਼: 'sh',
  ਖ਼: 'khh',
  ਗ਼: 'ghh',
  ਜ਼: 'z',
  ਫ਼: 'f',
  ਲ਼: 'L',
};

const VOWELS: Readonly<Record<Vowel, string>> = {
  a: 'a',
  aa: 'aa',
  i: 'i',
  ii: 'ee',
  u: 'u',
  uu: 'oo',
  e: 'e',
  ai: 'ai',
  o: 'o',
  au: 'au',
};

/** Letters before which a nasal sign is an n of its own; before the others and at the end it colours the vowel. */
const AFTER_N = /^[ਕ-ਨ]/u;
const AFTER_M = /^[ਪ-ਮ]/u;

function nasalBefore(next: Syllable | undefined): string {
  const consonant = next?.consonant ?? '';
  if (AFTER_M.test(consonant)) return 'm';
  return AFTER_N.test(consonant) ? 'n' : '(n)';
}

/** True for letters that would read as another vowel together: aa, ee, oo. */
function needsApostrophe(previous: Vowel | undefined, next: Vowel): boolean {
  if (previous === undefined) return false;
  const end = VOWELS[previous].at(-1) ?? '';
  return 'aeo'.includes(end) && VOWELS[next].startsWith(end);
}

/** A joined h would make another letter of these: ਸ੍ਹ is `s'h`, ਸ਼ is `sh`. */
const ASPIRABLE = /[kgcjTDtdpbs]$/;

function consonantsOf({ consonant, joined, hasUdaat }: Syllable): Piece[] {
  const pieces: Piece[] = [];
  if (consonant !== null) pieces.push({ source: consonant, text: CONSONANTS[consonant] ?? consonant });
  for (const { sign, consonant: below } of joined) {
    const text = CONSONANTS[below] ?? below;
    const isAmbiguous = below === 'ਹ' && ASPIRABLE.test(pieces.at(-1)?.text ?? '');
    pieces.push({ source: sign, text: isAmbiguous ? `'${text}` : text });
  }
  if (hasUdaat) pieces.push({ source: 'ੑ', text: '(h)' });
  return pieces;
}

function vowelsOf({ consonant, vowels }: Syllable, previous: Syllable | undefined): Piece[] {
  return vowels.map(({ sign, vowel, isFaint }, index) => {
    const text = VOWELS[vowel];
    if (isFaint) return { source: sign, text: `(${text})` };
    const isHiatus = index === 0 && consonant === null && previous?.nasal === '' && !previous.hasAddak;
    const isApart = isHiatus && needsApostrophe(previous.vowels.at(-1)?.vowel, vowel);
    return { source: sign, text: isApart ? `'${text}` : text };
  });
}

/** Writes the letters of a word in the Latin alphabet, all of them ASCII. */
export function writeLatin(syllables: readonly Syllable[]): Piece[] {
  return syllables.flatMap((syllable, index) => {
    const next = syllables[index + 1];
    const pieces = [...consonantsOf(syllable), ...vowelsOf(syllable, syllables[index - 1])];
    if (syllable.hasAddak) {
      const doubled = next?.consonant === null ? undefined : next && CONSONANTS[next.consonant];
      pieces.push({ source: 'ੱ', text: doubled?.charAt(0) ?? "'" });
    }
    if (syllable.nasal !== '') pieces.push({ source: syllable.nasal, text: nasalBefore(next) });
    if (syllable.hasVisarg) pieces.push({ source: 'ਃ', text: 'h:' });
    return pieces;
  });
}
