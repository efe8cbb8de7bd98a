/**
 * The words of a line, in order: what stands between white space. End marks (॥੧॥) are words, so that every index
 * into a line (pauses, highlights, addresses) counts the same things.
 */
export function splitWords(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}
