/** So much of a meaning is shown (specification, section 9), in UTF-16 units. */
const MOST = 300;

/** A meaning as far as it is shown. It ends with an ellipsis where there is more, and never between a letter and its signs. */
export function cutMeaning(meaning: string): string {
  const whole = meaning.trim();
  if (whole.length <= MOST) return whole;
  let end = MOST;
  while (end > 0 && isJoinedAt(whole, end)) end--;
  return `${whole.slice(0, end).trimEnd()}…`;
}

/** A sign on the letter before it, something that joins them, or the second half of a pair. */
function isJoinedAt(text: string, place: number): boolean {
  const sign = text.charAt(place);
  return /\p{M}/u.test(sign) || sign === '\u200C' || sign === '\u200D' || /[\uDC00-\uDFFF]/.test(sign);
}
