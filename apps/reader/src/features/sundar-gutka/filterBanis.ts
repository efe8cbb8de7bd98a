import type { BaniName } from '@naad/api-client';
import {
  firstLetters,
  foldNukta,
  isGurmukhi,
  lettersOf,
  mainLetters,
  normaliseGurmukhi,
  toUnicode,
} from '@naad/gurbani-text';
import { baniSlug } from './baniHref.ts';

/** By what a bani is found in the list. */
type NamedBani = Pick<BaniName, 'id' | 'slug' | 'unicode' | 'transliteration'>;

/**
 * The banis whose name has what was typed (behaviour 79): in Latin letters a part of the transliteration or of the name in
 * its address, in Gurmukhi a part of the name, with vowel signs or without, or the first letters of its words. What is no
 * name in Latin letters may be keys of a Gurmukhi layout, and is looked for as such.
 */
export function filterBanis<Named extends NamedBani>(banis: readonly Named[], typed: string): Named[] {
  const text = typed.trim();
  if (text === '') return [...banis];
  if (isGurmukhi(text)) return byGurmukhi(banis, text);
  const latin = foldLatin(text);
  const named =
    latin === '' ? [] : banis.filter((bani) => latinNames(bani).some((name) => name.includes(latin)));
  return named.length > 0 ? named : byGurmukhi(banis, toUnicode(text));
}

/** As it is written; where no name is, by its letters alone. */
function byGurmukhi<Named extends NamedBani>(banis: readonly Named[], typed: string): Named[] {
  const text = folded(typed);
  if (!isGurmukhi(text)) return [];
  const written = banis.filter(({ unicode }) => folded(unicode).includes(text));
  if (written.length > 0) return written;
  const letters = lettersOf(text).join('');
  return banis.filter(({ unicode }) => {
    const name = folded(unicode);
    return mainLetters(name).replace(/ /g, '').includes(letters) || firstLetters(name).startsWith(letters);
  });
}

const folded = (gurmukhi: string) => foldNukta(normaliseGurmukhi(gurmukhi));

const latinNames = (bani: NamedBani) => [foldLatin(bani.transliteration), foldLatin(baniSlug(bani))];

/** Without the marks of the scheme and whatever parts words: `ana(n)dh saahib` and `Anandh-Saahib` are one. */
function foldLatin(latin: string): string {
  return latin
    .toLowerCase()
    .replace(/[()]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
