/** The pauses that the source marks: `;` main (long), `,` yamki (medium), `.` light. */
export type VisraamType = 'main' | 'yamki' | 'light';

/** A pause in a line. */
export interface Visraam {
  /** Index, from 0, of the word that the pause follows, among the words of {@link splitWords}. */
  readonly word: number;
  readonly type: VisraamType;
}

const TYPE_OF_MARK: Readonly<Record<string, VisraamType>> = { ';': 'main', ',': 'yamki', '.': 'light' };

/** A vowel sign on its own is no word: a pause mark was put inside the word before. */
const LOOSE_SIGN = /^[wIuUyYoO]+$/;

/**
 * Takes the pause marks out of a source line.
 *
 * Eight lines of the source have a mark out of place. Inside a word (`sc;u`, or `cMifk; w`, where it splits a sign
 * off) it is the pause after that word; before a word (`KIxM .q`) it is the pause after the word before, where there
 * may be one already (`koie. .n`). Three dots on their own are not a pause but the words of Ardaas left for the
 * speaker to fill in, and stay.
 *
 * @param source a line of legacy ASCII with its pause marks
 * @returns the line in legacy ASCII without marks, its words one space apart, and the pauses in order
 */
export function parseLine(source: string): { text: string; visraams: Visraam[] } {
  const words: string[] = [];
  const visraams: Visraam[] = [];
  const pause = (mark: string): void => {
    const word = words.length - 1;
    const type = TYPE_OF_MARK[mark];
    if (type && word >= 0 && visraams.at(-1)?.word !== word) visraams.push({ word, type });
  };
  for (const token of source.split(/\s+/)) {
    const plain = token === '...' ? token : token.replace(/[;,.]/g, '');
    const isMarkedBefore = plain !== token && /^[;,.]/.test(token);
    if (isMarkedBefore) pause(token.charAt(0));
    if (LOOSE_SIGN.test(plain) && words.length > 0) words.push(`${words.pop() ?? ''}${plain}`);
    else if (plain) words.push(plain);
    const mark = /^[;,.]*[^;,.]+([;,.])/.exec(token)?.[1];
    if (mark) pause(mark);
  }
  return { text: words.join(' '), visraams };
}
