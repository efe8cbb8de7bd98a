import type { I18n } from '@lingui/core';

/** A number beside the text, such as of an ang or a line: in Gurmukhi numerals if the visitor reads these. */
export function formatAng(i18n: I18n, number: number): string {
  // Only Gurmukhi numerals have a locale of their own; Shahmukhi's would be Arabic.
  return i18n.locales === undefined ? String(number) : i18n.number(number, { useGrouping: false });
}
