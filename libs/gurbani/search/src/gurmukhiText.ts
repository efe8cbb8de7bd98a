import { normaliseGurmukhi, splitWords, toUnicode } from '@naad/gurbani-text';

/** Typed Gurmukhi, in ASCII keys or Unicode, as the lines are written: pauses left out, words one space apart. */
export function gurmukhiText(typed: string): string {
  return splitWords(normaliseGurmukhi(toUnicode(typed.replace(/[;,.]/g, ' ')))).join(' ');
}
