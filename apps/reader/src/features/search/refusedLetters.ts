import { toAscii } from '@naad/gurbani-text';

/**
 * What a search by main letters takes no part in, by its key: W y Y w O o u i I U N H R M (specification, section 5), and
 * the glyphs that stand for the same signs (see the legacy alphabet of gurbani/text).
 */
const REFUSED = /[WyYwOouiIUNHRMüµ®¨ˆ]/g;

/** How many characters of a text, in Unicode or legacy ASCII, a search by main letters refuses. */
export function refusedLetters(text: string): number {
  const keys = text.replace(/[^ -~]+/g, toAscii);
  return keys.match(REFUSED)?.length ?? 0;
}
