import { splitWords } from '@naad/gurbani-text';
import { latinLetters } from './soundOf.ts';
import type { SpokenLine } from './soundIndex.ts';

/** ੴ is written as one word and spoken as two. */
const EK_ONKAR = 'ੴ';

/**
 * Pairs the words of a line with the words of its romanization.
 * @param unicode the line; its end marks have no sound
 * @param romanized the line in Latin letters, one word for each, pause marks allowed
 */
export function spokenLine(unicode: string, romanized: string): SpokenLine {
  const words: string[] = [];
  const places: number[] = [];
  const spoken = splitWords(romanized);
  let next = 0;
  splitWords(unicode).forEach((word, place) => {
    const count = word === EK_ONKAR ? 2 : 1;
    for (const each of spoken.slice(next, next + count)) {
      const letters = latinLetters(each);
      if (letters === '') continue;
      words.push(letters);
      places.push(place);
    }
    next += count;
  });
  return { words, places };
}
