/** What stands in a field and what is selected there, as offsets in UTF-16. */
export interface FieldText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What an edit leaves in the field, and where the next letter goes. */
export interface FieldEdit {
  readonly text: string;
  readonly caret: number;
}

/** Vowel signs, the letter each makes by itself, and the carrier it makes it on (Unicode Standard, chapter 12). */
const VOWELS: ReadonlyMap<string, readonly [letter: string, carrier: string]> = new Map([
  ['ਾ', ['ਆ', 'ਅ']],
  ['ਿ', ['ਇ', 'ੲ']],
  ['ੀ', ['ਈ', 'ੲ']],
  ['ੁ', ['ਉ', 'ੳ']],
  ['ੂ', ['ਊ', 'ੳ']],
  ['ੇ', ['ਏ', 'ੲ']],
  ['ੈ', ['ਐ', 'ਅ']],
  ['ੋ', ['ਓ', 'ੳ']],
  ['ੌ', ['ਔ', 'ਅ']],
]);

/** A consonant with what hangs from it and no vowel sign yet. */
const CONSONANT = /[ਕ-ਹੜ]਼?(?:੍[ਕ-ਹੜ]਼?|[ੑੵ])*$/;

/** A letter that has no nasal sign and no addak yet, with its vowel sign. */
const UNMARKED = /(?:[ਅ-ਔ]|[ਕ-ਹੜ]਼?(?:੍[ਕ-ਹੜ]਼?|[ੑੵ])*)[ਾ-ੌ]?$/;

/** A sihari that was typed before its letter, as the legacy layout has it. */
const WAITING_SIHARI = /(^|\s)ਿ$/;

/** One press: a subjoined letter, a letter with its dot, or any single character. */
const LAST = /(?:੍[ਕ-ਹ]਼?|[ਕ-ਹ]਼|[\s\S])$/u;

/**
 * What a letter or sign becomes at the end of a text: a vowel sign goes to the letter before it, and makes a vowel of its
 * own where there is none to bear it.
 *
 * @param key a letter, a space or a sign, in Unicode
 * @returns the text with it, or null for a sign that nothing there can bear
 */
function joined(before: string, key: string): string | null {
  const vowel = VOWELS.get(key);
  if (vowel) {
    const [letter, carrier] = vowel;
    if (CONSONANT.test(before)) return before + key;
    return (before.endsWith(carrier) ? before.slice(0, -1) : before) + letter;
  }
  if (/^[ੰਂੱ]$/.test(key)) return UNMARKED.test(before) ? before + key : null;
  if (/^\p{Mark}/u.test(key)) return CONSONANT.test(before) ? before + key : null;
  if (key !== ' ' && WAITING_SIHARI.test(before)) return `${before.slice(0, -1)}${key}ਿ`;
  return before + key;
}

/** The field after a key was pressed, which replaces what is selected; null where the key does nothing there. */
export function pressKey({ text, start, end }: FieldText, key: string): FieldEdit | null {
  const before = joined(text.slice(0, start), key);
  return before === null ? null : { text: before + text.slice(end), caret: before.length };
}

/** The field without what is selected, or without what was written last before the caret. */
export function pressBackspace({ text, start, end }: FieldText): FieldEdit {
  const before = start === end ? text.slice(0, start).replace(LAST, '') : text.slice(0, start);
  return { text: before + text.slice(end), caret: before.length };
}

/** What a sign would look like if it was pressed now, by itself where nothing can bear it. */
export function signPreview({ text, start }: FieldText, sign: string): string {
  const before = text.slice(0, start);
  const written = joined(before, sign);
  if (written === null) return sign;
  const letter = CONSONANT.exec(before)?.[0] ?? UNMARKED.exec(before)?.[0] ?? '';
  return VOWELS.has(sign) && !CONSONANT.test(before) ? written.slice(-1) : letter + sign;
}
