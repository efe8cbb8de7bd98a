import type { Visraam, VisraamType } from '@naad/gurbani-model';

const TYPE_OF_MARK: Readonly<Record<string, VisraamType>> = { ';': 'main', ',': 'yamki', '.': 'light' };

/**
 * Separates a source line into its text and its pauses, each of which follows its word. Three separate dots are a blank
 * that the speaker of Ardaas fills in, and stay.
 *
 * @param source a line of legacy ASCII with its pause marks
 * @returns the line in legacy ASCII without marks, its words separated by one space, and the pauses in order
 */
export function parseLine(source: string): { text: string; visraams: Visraam[] } {
  const words: string[] = [];
  const visraams: Visraam[] = [];
  for (const token of source.split(/\s+/)) {
    const isBlank = token === '...';
    const word = isBlank ? token : token.replace(/[;,.]/g, '');
    if (!word) continue;
    const type = isBlank ? undefined : TYPE_OF_MARK[token.at(-1) ?? ''];
    if (type) visraams.push({ word: words.length, type });
    words.push(word);
  }
  return { text: words.join(' '), visraams };
}
