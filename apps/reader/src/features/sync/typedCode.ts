import { formatTypedCode } from '@naad/sync-protocol';

/** What stands in a field, and where its caret is. */
export interface TypedCode {
  readonly text: string;
  readonly caret: number;
}

const lettersIn = (text: string) => text.replace(/[^A-Za-z]/g, '').length;

/**
 * What the field shows after somebody typed, pasted or deleted (behaviour 94): capitals, and a dash after the third letter,
 * which is deleted together with that letter.
 *
 * @param before what it showed
 * @param text what the browser has made of it, with its caret
 */
export function typedCode(before: string, { text, caret }: TypedCode): TypedCode {
  const hasLostDash = before === `${text}-`;
  const shown = formatTypedCode(hasLostDash ? text.slice(0, -1) : text);
  if (hasLostDash) return { text: shown, caret: shown.length };
  const letters = lettersIn(text.slice(0, caret));
  return { text: shown, caret: Math.min(shown.length, letters < 3 ? letters : letters + 1) };
}
