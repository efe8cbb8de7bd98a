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

/** Fields by which a bani is found. */
type NamedBani = Pick<BaniName, 'id' | 'slug' | 'unicode' | 'transliteration'>;

/**
 * Filters banis by name [B79]: Latin input matches part of the transliteration or of the name in addresses; Gurmukhi
 * matches part of the name, with or without vowel signs, or the first letters of its words. Latin input without a match
 * is tried as keys of a Gurmukhi layout.
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

/** Matches the spelling, or if there is no match, the letters only. */
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

/** Removes the transliteration's marks and word separators: `ana(n)dh saahib` and `Anandh-Saahib` match. */
function foldLatin(latin: string): string {
  return latin
    .toLowerCase()
    .replace(/[()]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
