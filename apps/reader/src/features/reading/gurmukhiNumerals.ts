const GURMUKHI_ZERO = 0x0a66;

/** A whole number in Gurmukhi numerals: ੯੬੮. */
export function gurmukhiNumerals(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCodePoint(GURMUKHI_ZERO + Number(digit)));
}
