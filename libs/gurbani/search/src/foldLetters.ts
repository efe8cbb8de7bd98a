import { foldNukta } from '@naad/gurbani-text';

/**
 * First letters as they are compared: nukta letters as plain ones, and ਓ as the ੳ it is made of, since keyboards differ
 * in what they offer for it. Lines and queries are folded alike.
 */
export function foldLetters(letters: string): string {
  return foldNukta(letters).replaceAll('ਓ', 'ੳ');
}
