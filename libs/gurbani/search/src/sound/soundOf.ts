/**
 * What a romanized word sounds like, told apart only by what every way of spelling Gurmukhi in Latin letters writes
 * alike. Measured folds: aspirates as plain letters, t = d, w = v = b, ph = f = p, ch = c, sh = s, z = j, doubled
 * letters as one; n passed over before a consonant and at the end of a word, where it is but a nasal sign; y a vowel.
 */
export interface Sound {
  /** The consonants; a word that begins with a vowel begins with `a`. */
  readonly bones: string;
  /** With the vowels between them as a (a, aa), i (i, ee, e, ai, y) or u (u, oo, o, au); one at the end left out. */
  readonly voice: string;
}

const PLAIN: Readonly<Record<string, string>> = {
  d: 't',
  w: 'b',
  v: 'b',
  f: 'p',
  z: 'j',
  q: 'k',
  x: 'k',
};

/**
 * Latin letters of a text, lower case and without marks above them: `saibha(n)` and `saibhaṅ` are `saibhan`. The `(h)`
 * that some schemes write for an udaat has no sound of its own.
 */
export function latinLetters(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/\(h\)|[^a-z]/g, '');
}

/** The sound of a word of {@link latinLetters}. */
export function soundOf(letters: string): Sound {
  const plain = letters
    .replace(/([bcdfgjkpqstz])h/g, '$1')
    .replace(/ck/g, 'k')
    .replace(/[dwvfzqx]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/(.)\1+/g, '$1')
    .replace(/([aeiouy])n(?=[^aeiouyh]|$)/g, '$1');
  const consonants = plain.replace(/[aeiouy]/g, '');
  const bones = (/^[aeiouy]/.test(plain) ? 'a' : '') + consonants.replace(/(.)\1+/g, '$1');
  const voice = plain
    .replace(/[aeiouy]+/g, (vowels) => (/[ou]/.test(vowels) ? 'u' : /[eiy]/.test(vowels) ? 'i' : 'a'))
    .replace(/(.[aiu]?.)[aiu]$/, '$1');
  return { bones, voice };
}
