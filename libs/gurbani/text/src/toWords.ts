import type { Visraam, VisraamType } from './parseLine.ts';
import { splitWords } from './splitWords.ts';

/** A word of a line as it is drawn. */
export interface Word {
  readonly text: string;
  /** The pause after this word, or `null`. */
  readonly visraam: VisraamType | null;
  /** Whether this is a mark that opens, divides or closes a line (॥, ॥੧॥, ।), set apart where words are joined. */
  readonly isEndMark: boolean;
}

/**
 * The words of a Unicode line with what is drawn at each.
 *
 * @param unicode the line
 * @param visraams its pauses, as {@link parseLine} gives them; one that points outside the line is left out
 */
export function toWords(unicode: string, visraams: readonly Visraam[]): Word[] {
  const pauses = new Map(visraams.map(({ word, type }) => [word, type]));
  return splitWords(unicode).map((text, index) => ({
    text,
    visraam: pauses.get(index) ?? null,
    isEndMark: /^[।॥]/.test(text),
  }));
}
