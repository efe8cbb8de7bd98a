/** A line as larivaar: all its white space removed, nothing else. */
export function toLarivaar(text: string): string {
  return text.replace(/\s+/g, '');
}
