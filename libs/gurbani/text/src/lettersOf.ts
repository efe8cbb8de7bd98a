/** A base letter with its nukta, or what must be passed over: a letter hanging from the one before. */
const LETTER = /੍[ਕ-ਹੜ]਼?|([ਕ-ਹ]਼?|[ਅ-ਔੜੲੳੴ])/g;

/** Vowels and, in the same order, the carriers they are written on. */
const VOWELS = 'ਆਇਈਉਊਏਐਔ';
const CARRIERS = 'ਅੲੲੳੳੲਅਅ';

/**
 * The letters of a text without vowel signs and marks: consonants with their nukta, vowels as their carrier
 * (ਆ is ਅ, ਉ is ੳ; ਓ is a letter of its own), ੴ. Subjoined letters are signs of the letter they hang from.
 *
 * @param unicode text in normal form
 */
export function lettersOf(unicode: string): string[] {
  const letters: string[] = [];
  for (const [, letter] of unicode.matchAll(LETTER)) {
    if (!letter) continue;
    const vowel = VOWELS.indexOf(letter);
    letters.push(vowel < 0 ? letter : CARRIERS.charAt(vowel));
  }
  return letters;
}
