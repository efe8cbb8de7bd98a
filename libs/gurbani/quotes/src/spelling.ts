import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { foldWord, latinLetters, soundOf } from '@naad/gurbani-search';
import type { QuoteForm, QuotePiece, QuoteVerdict } from './quote.ts';

/**
 * Rules of spelling that today's Punjabi changed, in the order in which they apply. They hold for whole words of Gurmukhi;
 * each is a pair that readers write for the scripture's: ਆਖੀਏ for ਆਖੀਐ, ਜੰਮੇ for ਜੰਮਹਿ, ਹੱਥੋਂ for ਹਥਹੁ, ਕੌਣ for ਕਉਨ.
 */
const MODERN_SPELLINGS: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  [/ਹਿ[ਂੰ]?$/u, 'ੇ'],
  [/ਹੁ[ਂੰ]?$/u, 'ੋ'],
  [/(?<=[ਕ-ਹ]਼?)ਉ/gu, 'ੋ'],
  [/(?<=[ਕ-ਹ]਼?)ਇ$/u, 'ੇ'],
  [/ੈ/gu, 'ੇ'],
  [/ੌ/gu, 'ੋ'],
  [/ਐ/gu, 'ਏ'],
  [/ਔ/gu, 'ਓ'],
  [/ਣ/gu, 'ਨ'],
];

/** A word as today's spelling has it, without the signs that people omit. */
function modernForm(word: string): string {
  const modern = MODERN_SPELLINGS.reduce(
    (text, [pattern, spelling]) => text.replace(pattern, spelling),
    word,
  );
  return foldWord(modern);
}

/**
 * A word of Persian in Gurmukhi, for which there is no standard: editions differ in the length of vowels and in the silent
 * letter at the end (ਹਮਹ, ਹਮਾ).
 */
function persianForm(word: string): string {
  return foldWord(word)
    .replace(/ੂ/gu, '')
    .replace(/ੇ/gu, 'ੀ')
    .replace(/(?:ਹ|ਾ)$/u, '');
}

/** Consonants of a word in Latin letters; neither ਹ nor a nasal sign has a fixed spelling there. */
function consonantsOf(word: string): string {
  return soundOf(latinLetters(word)).bones.replaceAll('h', '');
}

const wordsOf = (text: string): string[] => text.split(/[\s-]+/u).filter((word) => word !== '');

function isSameBy(form: (word: string) => string, quoted: string, scripture: string): boolean {
  const [one, other] = [quoted, scripture].map((text) => wordsOf(text).map(form).join(''));
  return one !== '' && one === other;
}

type Spelling = 'modern' | 'free';

interface SpellingOptions {
  readonly form: QuoteForm;
  /** True for lines in Persian. */
  readonly isPersian: boolean;
}

/**
 * The standard by which the quoted words are the scripture's in another spelling: `modern` by the rules of today's Punjabi, `free` where no
 * standard exists, as in Latin letters. Null if they are other words.
 */
function otherSpelling(
  quoted: string,
  scripture: string,
  { form, isPersian }: SpellingOptions,
): Spelling | null {
  if (form === 'romanized') return isSameBy(consonantsOf, quoted, scripture) ? 'free' : null;
  if (form !== 'gurmukhi' && form !== 'devanagari') return null;
  if (isPersian && isSameBy(persianForm, quoted, scripture)) return 'free';
  return isSameBy(modernForm, quoted, scripture) ? 'modern' : null;
}

/** Sections whose lines are in Persian, by their English names. */
const PERSIAN_SECTIONS: ReadonlySet<string> = new Set(['Zafarnama', 'Hikayat', 'Ghazals', 'Zindagi Nama']);

/** True if all lines are in Persian. */
export function isInPersian(corpus: Corpus, lines: readonly LineIndex[]): boolean {
  return lines.every((line) => PERSIAN_SECTIONS.has(corpus.line(line).section.name.english));
}

/**
 * Judges a passage that isn't a line letter for letter. Words in another spelling become pieces of the kind `spelling`; if
 * nothing else differs, the passage isn't altered.
 */
export function judgeSpelling(
  pieces: readonly QuotePiece[],
  options: SpellingOptions,
): { verdict: QuoteVerdict; pieces: readonly QuotePiece[] } {
  let isModern = false;
  const known = new Map<string, Spelling | null>();
  const spellingOf = ({ quoted, scripture }: QuotePiece): Spelling | null => {
    const key = `${quoted}|${scripture}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const spelling = otherSpelling(quoted, scripture, options);
    known.set(key, spelling);
    return spelling;
  };
  const judged = pieces.map((piece): QuotePiece => {
    if (piece.kind !== 'changed') return piece;
    const spelling = spellingOf(piece);
    if (!spelling) return piece;
    isModern ||= spelling === 'modern';
    return { ...piece, kind: 'spelling' };
  });
  const isSpelling = judged.every(({ kind }) => kind === 'same' || kind === 'spelling');
  return { verdict: isSpelling ? (isModern ? 'modern' : 'variant') : 'altered', pieces: judged };
}
