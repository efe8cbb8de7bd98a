/** Says whether a text contains a Gurmukhi letter or sign in Unicode; legacy ASCII does not. */
export function isGurmukhi(text: string): boolean {
  return /[ਁ-ੵ]/.test(text);
}
