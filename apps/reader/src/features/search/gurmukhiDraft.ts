import { toAscii, toUnicode } from '@naad/gurbani-text';

/**
 * What stands in the search field while somebody types Gurmukhi in legacy ASCII. The keys are kept beside what is
 * shown, since a sihari is typed before its letter: `i` alone shows ਿ, and only with the next key is it known which
 * letter it belongs to.
 */
export interface GurmukhiDraft {
  /** As typed: legacy ASCII, and whatever came in Unicode. */
  readonly keys: string;
  readonly shown: string;
}

export function startDraft(text: string): GurmukhiDraft {
  return { keys: text, shown: toUnicode(text) };
}

/** The draft after an edit that left `value` in the field. */
export function editDraft(draft: GurmukhiDraft, value: string): GurmukhiDraft {
  const isAppended = value.startsWith(draft.shown) && draft.shown !== '';
  const keys = isAppended ? draft.keys + value.slice(draft.shown.length) : asciiOf(value);
  return { keys, shown: toUnicode(keys) };
}

/** Legacy keys of a text that may hold both; what was typed in ASCII is left as it is. */
function asciiOf(value: string): string {
  return value.replace(/[^ -~]+/g, toAscii);
}
