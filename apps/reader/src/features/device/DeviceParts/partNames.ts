import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DevicePart } from '../deviceParts.ts';

/** Name and purpose of a part. */
export interface PartName {
  readonly name: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

export const PART_NAMES: Readonly<Record<DevicePart, PartName>> = {
  reading: {
    name: msg`Gurbani to read`,
    hint: msg`Every shabad, ang and bani, with the translations that you have chosen.`,
  },
  meanings: {
    name: msg`Word meanings`,
    hint: msg`Tap a word of Sri Guru Granth Sahib to read what it means.`,
  },
  hukamnamas: { name: msg`Hukamnamas`, hint: msg`The archive of past days.` },
  letters: { name: msg`Search by first letters`, hint: msg`In Gurmukhi, from the start or anywhere.` },
  words: { name: msg`Search by Gurmukhi words`, hint: msg`Whole words, and their main letters.` },
  romanized: { name: msg`Search by romanized words`, hint: msg`Gurbani as you hear it, in Latin letters.` },
  initials: {
    name: msg`Search by romanized first letters`,
    hint: msg`First letters of words, in Latin letters.`,
  },
  english: {
    name: msg`Search in translations`,
    hint: msg`English and Spanish words, with all English translations.`,
  },
};
