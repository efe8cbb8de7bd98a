/** Says whether a text contains a Gurmukhi letter in Unicode; legacy ASCII, digits and dandas are none. */
export function isGurmukhi(text: string): boolean {
  return /[\u0A05-\u0A39\u0A59-\u0A5E\u0A72-\u0A74]/.test(text);
}
