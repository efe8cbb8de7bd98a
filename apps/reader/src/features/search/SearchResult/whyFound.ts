import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LineMatch, TranslationMatch } from './foundIn.ts';

/** What is said of words of the line that are not as they were typed; nothing where they are. */
const IN_LINE: Readonly<Record<LineMatch['how'], MessageDescriptor | null>> = {
  exact: null,
  folded: msg`spelled otherwise`,
  sound: msg`sounds alike`,
  typo: msg`one slip forgiven`,
};

const IN_TRANSLATION: Readonly<Record<TranslationMatch['by'], MessageDescriptor | null>> = {
  exact: null,
  folded: msg`another form of the word`,
  sound: msg`sounds alike`,
  typo: msg`one slip forgiven`,
  meaning: msg`a word of like meaning`,
};

/** Each way once, in the order of their weight. */
function said(descriptors: readonly (MessageDescriptor | null)[]): MessageDescriptor[] {
  return [...new Set(descriptors.filter((descriptor) => descriptor !== null))];
}

/** In a few words each, how the words of a line were found. */
export const whyInLine = (matches: readonly LineMatch[]) => said(matches.map(({ how }) => IN_LINE[how]));

/** The same for words of a translation. */
export const whyInTranslation = (matches: readonly TranslationMatch[]) =>
  said(matches.map(({ by }) => IN_TRANSLATION[by]));
