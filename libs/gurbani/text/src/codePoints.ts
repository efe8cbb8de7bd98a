/** The code points of a text's characters, such as `U+0A2A` for ਪ. */
export function codePoints(text: string): string[] {
  return [...text].map(
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
