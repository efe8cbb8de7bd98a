import type { SoundIndex } from '../sound/soundIndex.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Index of the edge of a word, beside the 26 letters. */
const EDGE = 26;
const SIZE = 27;
/** Added to every count, so that a spelling of today isn't impossible because the index never writes it. */
const SMOOTHING = 20;

const codeOf = (letter: string): number => LETTERS.indexOf(letter);

/** Spellings of the index, and without the long vowels that nobody types. */
const spelledWays = (word: string): readonly string[] => {
  const short = word.replace(/aa/g, 'a').replace(/ee|ii/g, 'i').replace(/oo|uu/g, 'u');
  return short === word ? [word] : [word, short];
};

/**
 * Builds a judge of Latin letters: the logarithm of how much likelier they are one romanized word than the first
 * letters of words in a line. It compares the pairs of neighbouring letters in the index's spellings with the
 * frequencies of its first letters.
 *
 * @returns 0 if both are equally likely, above 0 for a word; letters other than a-z are ignored
 */
export function createWordlikeness(index: SoundIndex): (letters: string) => number {
  const pairs = new Float64Array(SIZE * SIZE).fill(SMOOTHING);
  const initials = new Float64Array(LETTERS.length).fill(SMOOTHING);
  const spellings = [...LETTERS].flatMap((letter) => index.spellingsFrom(letter));
  for (const spelling of spellings) {
    for (const word of spelledWays(spelling)) {
      let before = EDGE;
      for (const letter of word) {
        const code = codeOf(letter);
        pairs[before * SIZE + code] = (pairs[before * SIZE + code] ?? 0) + 1;
        before = code;
      }
      pairs[before * SIZE + EDGE] = (pairs[before * SIZE + EDGE] ?? 0) + 1;
    }
  }
  index.tokens.forEach((spelling) => {
    const code = codeOf(spellings[spelling]?.charAt(0) ?? '');
    if (code >= 0) initials[code] = (initials[code] ?? 0) + 1;
  });
  const shares = (counts: Float64Array): Float64Array => {
    const sum = counts.reduce((all, count) => all + count, 0);
    return counts.map((count) => Math.log(count / sum));
  };
  const initialLogs = shares(initials);
  const pairLogs = Array.from({ length: SIZE }, (_, before) =>
    shares(pairs.slice(before * SIZE, (before + 1) * SIZE)),
  );
  return (letters) => {
    const codes = Array.from(letters, codeOf).filter((code) => code >= 0);
    let likelihood = 0;
    let before = EDGE;
    for (const code of codes) {
      likelihood += (pairLogs[before]?.[code] ?? 0) - (initialLogs[code] ?? 0);
      before = code;
    }
    return likelihood + (pairLogs[before]?.[EDGE] ?? 0);
  };
}
