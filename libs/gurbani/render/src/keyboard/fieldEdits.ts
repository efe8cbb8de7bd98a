/** Text of a field with its selection, as UTF-16 offsets. */
export interface FieldText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Text of a field after an edit, with the new caret position. */
export interface FieldEdit {
  readonly text: string;
  readonly caret: number;
}

/** Vowel signs with their independent vowel and its carrier (Unicode Standard, chapter 12). */
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

/** A consonant with its subjoined letters and no vowel sign yet. */
const CONSONANT = /[ਕ-ਹੜ]਼?(?:੍[ਕ-ਹੜ]਼?|[ੑੵ])*$/;

/** A letter with its vowel sign, but no nasal sign or addak yet. */
const UNMARKED = /(?:[ਅ-ਔ]|[ਕ-ਹੜ]਼?(?:੍[ਕ-ਹੜ]਼?|[ੑੵ])*)[ਾ-ੌ]?$/;

/** A sihari typed before its letter, as in the legacy layout. */
const WAITING_SIHARI = /(^|\s)ਿ$/;

/** One keypress: a subjoined letter, a letter with its nukta, or any single character. */
const LAST = /(?:੍[ਕ-ਹ]਼?|[ਕ-ਹ]਼|[\s\S])$/u;

/**
 * Appends a letter or sign to text: a vowel sign joins the letter before it, or becomes an independent vowel if none
 * can bear it.
 *
 * @param key a letter, a space or a sign, in Unicode
 * @returns the text, or null for a sign that nothing there can bear
 */
function append(before: string, key: string): string | null {
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

/** Applies a keypress to the field, replacing the selection; null if the key does nothing there. */
export function pressKey({ text, start, end }: FieldText, key: string): FieldEdit | null {
  const before = append(text.slice(0, start), key);
  return before === null ? null : { text: before + text.slice(end), caret: before.length };
}

/** Deletes the selection, or the last keypress before the caret. */
export function pressBackspace({ text, start, end }: FieldText): FieldEdit {
  const before = start === end ? text.slice(0, start).replace(LAST, '') : text.slice(0, start);
  return { text: before + text.slice(end), caret: before.length };
}

/** Preview of a sign at the caret, or the bare sign if nothing there can bear it. */
export function signPreview({ text, start }: FieldText, sign: string): string {
  const before = text.slice(0, start);
  const written = append(before, sign);
  if (written === null) return sign;
  const letter = CONSONANT.exec(before)?.[0] ?? UNMARKED.exec(before)?.[0] ?? '';
  return VOWELS.has(sign) && !CONSONANT.test(before) ? written.slice(-1) : letter + sign;
}
