/**
 * The sound of a romanized word, keeping only what every spelling of Gurmukhi in Latin letters writes alike. Folds,
 * found by measurement: aspirates as plain letters, t = d, w = v = b, ph = f = p, ch = c, sh = s, z = j, doubled
 * letters as one; n dropped before a consonant and at the end of a word, where it is only nasalisation; y a vowel.
 */
export interface Sound {
  /** The consonants, with a leading `a` for words that begin with a vowel. */
  readonly bones: string;
  /**
   * The consonants with the vowels between them as a (a, aa), i (i, ee, e, ai, y) or u (u, oo, o, au); a final vowel
   * is dropped.
   */
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
 * The Latin letters of a text, lower case, without diacritics: `saibha(n)` and `saibhaṅ` are `saibhan`. The `(h)` that
 * some schemes write for an udaat is silent.
 */
export function latinLetters(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/\(h\)|[^a-z]/g, '');
}

/** The sound of a word given by {@link latinLetters}. */
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

/** Latin initial of each Gurmukhi first letter; for vowels the most usual one. */
const INITIALS: Readonly<Record<string, string>> = (() => {
  const table: Record<string, string> = {};
  const rows: readonly (readonly [latin: string, letters: string])[] = [
    ['a', 'ਅਆਐਔ'],
    ['i', 'ਇਈੲੴ'],
    ['e', 'ਏ'],
    ['u', 'ਉਊੳ'],
    ['o', 'ਓ'],
    ['k', 'ਕਖ'],
    ['g', 'ਗਘ'],
    ['n', 'ਙਞਣਨ'],
    ['c', 'ਚਛ'],
    ['j', 'ਜਝ'],
    ['t', 'ਟਠਤਥ'],
    ['d', 'ਡਢਦਧ'],
    ['p', 'ਪਫ'],
    ['b', 'ਬਭ'],
    ['m', 'ਮ'],
    ['y', 'ਯ'],
    ['r', 'ਰੜ'],
    ['l', 'ਲ'],
    ['v', 'ਵ'],
    ['s', 'ਸ'],
    ['h', 'ਹ'],
  ];
  for (const [latin, letters] of rows) for (const letter of letters) table[letter] = latin;
  return table;
})();

/** First Latin letter of a romanized Gurmukhi word; null for words without sound. */
export function romanInitial(word: string): string | null {
  for (const sign of word.normalize('NFD')) {
    const latin = INITIALS[sign];
    if (latin !== undefined) return latin;
  }
  return null;
}

const ALIKE: Readonly<Record<string, string>> = {
  e: 'i',
  y: 'i',
  o: 'u',
  w: 'v',
  b: 'v',
  f: 'p',
  z: 'j',
  q: 'k',
  x: 'k',
};

/** Folds initials that people write differently: e, i and y; o and u; b, v and w; f and p; z and j. */
export function foldInitial(latin: string): string {
  return ALIKE[latin] ?? latin;
}

/** The typed initials: every Latin letter is one. */
export function typedInitials(text: string): string[] {
  return [
    ...text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  ];
}

/** Keys of the Gurmukhi layout that no romanized word begins with, for ਤ and ਡ [B49]. */
const KEYS: Readonly<Record<string, string>> = { q: 't', f: 'd' };

/** The initials if some may be Gurmukhi keys; otherwise null. */
export function keyedInitials(text: string): string[] | null {
  const typed = typedInitials(text);
  return typed.some((letter) => letter in KEYS) ? typed.map((letter) => KEYS[letter] ?? letter) : null;
}
