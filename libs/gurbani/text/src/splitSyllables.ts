/**
 * A letter with all that is drawn on or joined to it: a subjoined letter stays with the one it hangs from, and a
 * line never starts with a sign, a hyphen, a danda or the raised number of a raag. Digits of one number stay together.
 */
const SYLLABLE = /(?:\p{Nd}+|[^])(?:੍[ਕ-ਹੜ]|[\p{M}\p{P}₀-₉\u200C\u200D])*/gu;

/**
 * Cuts a Unicode word where larivaar, which has no spaces, may wrap: ਪ੍ਰਸਾਦਿ is ਪ੍ਰ, ਸਾ, ਦਿ.
 *
 * @returns the pieces in order; joined they are the word again
 */
export function splitSyllables(word: string): string[] {
  return word.match(SYLLABLE) ?? [];
}
