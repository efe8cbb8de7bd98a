import { Fragment, useEffect } from 'react';
import { requestFont } from '../../../shared/fonts/fontRequests.ts';

const DEVANAGARI = /([\u0900-\u0963\u0966-\u097F]+(?:\s+[\u0900-\u0963\u0966-\u097F]+)*)/u;

/** A meaning in Punjabi. Its etymology is in Devanagari, for which some devices have no font. */
export function Meaning({ text }: { text: string }) {
  // Odd pieces are in Devanagari.
  const runs = cutMeaning(text).split(DEVANAGARI);
  const hasDevanagari = runs.length > 1;
  useEffect(() => {
    if (hasDevanagari) requestFont('devanagari');
  }, [hasDevanagari]);
  return (
    <span lang="pa-Guru" dir="ltr">
      {runs.map((run, index) => (
        <Fragment key={index}>{index % 2 === 0 ? run : <span lang="hi">{run}</span>}</Fragment>
      ))}
    </span>
  );
}

/** In UTF-16 units. */
const MAX_LENGTH = 300;

/** Shortens a long meaning with an ellipsis, never between a letter and its signs. */
export function cutMeaning(meaning: string): string {
  const whole = meaning.trim();
  if (whole.length <= MAX_LENGTH) return whole;
  let end = MAX_LENGTH;
  while (end > 0 && isJoinedAt(whole, end)) end--;
  return `${whole.slice(0, end).trimEnd()}…`;
}

/** True before a combining sign, a joiner, or the second half of a surrogate pair. */
function isJoinedAt(text: string, index: number): boolean {
  const sign = text.charAt(index);
  return /\p{M}/u.test(sign) || sign === '\u200C' || sign === '\u200D' || /[\uDC00-\uDFFF]/.test(sign);
}
