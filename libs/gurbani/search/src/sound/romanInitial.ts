/** First letters of Gurmukhi words and what each is in Latin letters; of a vowel, what it is mostly written as. */
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

/** The Latin letter that a Gurmukhi word begins with when it is romanized, or null for what has no sound. */
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

/** Initials that different people write differently, as one: e, i and y; o and u; b, v and w; f and p; z and j. */
export function foldInitial(latin: string): string {
  return ALIKE[latin] ?? latin;
}

/** The initials that were typed: every Latin letter is one. */
export function typedInitials(text: string): string[] {
  return [
    ...text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  ];
}

/** Keys of the Gurmukhi layout whose letter no Latin spelling begins with: ਤ and ਡ (behaviour 49). */
const KEYS: Readonly<Record<string, string>> = { q: 't', f: 'd' };

/** The initials where some were typed as on a Gurmukhi keyboard; null where none can have been. */
export function keyedInitials(text: string): string[] | null {
  const typed = typedInitials(text);
  return typed.some((letter) => letter in KEYS) ? typed.map((letter) => KEYS[letter] ?? letter) : null;
}
