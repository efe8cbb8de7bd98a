import type { Word } from '@naad/gurbani-text';

/** A word by its place in the line. */
export interface PlacedWord {
  readonly word: Word;
  readonly index: number;
}

/**
 * The words of a line in the groups that stay on one row: an end mark (॥੧॥) never leaves the word before it, nor one
 * that opens the line the word after it (॥ ਜਪੁ ॥).
 */
export function wordGroups(words: readonly Word[]): PlacedWord[][] {
  const groups: PlacedWord[][] = [];
  words.forEach((word, index) => {
    const group = groups.at(-1);
    const isOpened = group?.every((each) => each.word.isEndMark);
    if (group && (word.isEndMark || isOpened)) group.push({ word, index });
    else groups.push([{ word, index }]);
  });
  return groups;
}
