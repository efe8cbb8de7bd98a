import type { Visraam, VisraamType } from '@naad/gurbani-model';

const TYPE_OF_MARK: Readonly<Record<string, VisraamType>> = { ';': 'main', ',': 'yamki', '.': 'light' };

/** A lone vowel sign, left over from a pause mark placed inside a word. */
const LOOSE_SIGN = /^[wIuUyYoO]+$/;

/**
 * Separates a source line into its text and its pauses.
 *
 * Eight lines have a misplaced mark: inside a word (`sc;u`, or `cMifk; w`, where it splits off a sign) the pause
 * follows that word; before a word (`KIxM .q`) it follows the previous word, unless that already has a pause (`koie.
 * .n`). Three separate dots are a blank that the speaker of Ardaas fills in, and stay.
 *
 * @param source a line of legacy ASCII with its pause marks
 * @returns the line in legacy ASCII without marks, its words separated by one space, and the pauses in order
 */
export function parseLine(source: string): { text: string; visraams: Visraam[] } {
  const words: string[] = [];
  const visraams: Visraam[] = [];
  const addPause = (mark: string): void => {
    const word = words.length - 1;
    const type = TYPE_OF_MARK[mark];
    if (type && word >= 0 && visraams.at(-1)?.word !== word) visraams.push({ word, type });
  };
  for (const token of source.split(/\s+/)) {
    const plain = token === '...' ? token : token.replace(/[;,.]/g, '');
    const isMarkedBefore = plain !== token && /^[;,.]/.test(token);
    if (isMarkedBefore) addPause(token.charAt(0));
    if (LOOSE_SIGN.test(plain) && words.length > 0) words.push(`${words.pop() ?? ''}${plain}`);
    else if (plain) words.push(plain);
    const mark = /^[;,.]*[^;,.]+([;,.])/.exec(token)?.[1];
    if (mark) addPause(mark);
  }
  return { text: words.join(' '), visraams };
}
