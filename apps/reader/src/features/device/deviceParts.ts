import type { SearchKind } from '@naad/gurbani-model';
import { packsOfKind } from '@naad/gurbani-search/worker';

/** Parts of the scripture that a reader may store on the device, in the order in which they are downloaded. */
export const DEVICE_PARTS = [
  'reading',
  'meanings',
  'hukamnamas',
  'letters',
  'words',
  'romanized',
  'initials',
  'english',
] as const;
export type DevicePart = (typeof DEVICE_PARTS)[number];

/** What the reader stores. Every part needs `reading`. */
export interface DeviceChoice {
  readonly parts: readonly DevicePart[];
  /** Keys of translations, such as `en.ssk`. */
  readonly translations: readonly string[];
}

/** Packs without which no page can be shown. */
export const READING_PACKS = ['catalogue', 'lines', 'text', 'source', 'ranks'] as const;

/** Kinds of search by the part that they need. */
const KINDS: Readonly<Partial<Record<DevicePart, readonly SearchKind[]>>> = {
  reading: ['ang'],
  letters: ['firstLetters', 'firstLettersAnywhere'],
  words: ['gurmukhiWord', 'mainLetters'],
  romanized: ['romanized'],
  initials: ['romanizedFirstLetters'],
  english: ['englishWord'],
};

export const translationPack = (key: string): string => `translation-${key}`;

function packsOfPart(part: DevicePart): readonly string[] {
  if (part === 'reading') return READING_PACKS;
  if (part === 'meanings') return ['gloss'];
  if (part === 'hukamnamas') return ['hukamnamas'];
  return (KINDS[part] ?? []).flatMap(packsOfKind);
}

/** Names of the packs of a choice, without repetitions, in the order in which they are downloaded. */
export function packNamesOf({ parts, translations }: DeviceChoice): string[] {
  const inOrder = DEVICE_PARTS.filter((part) => parts.includes(part)).map(packsOfPart);
  return [
    ...new Set([...(inOrder[0] ?? []), ...translations.map(translationPack), ...inOrder.slice(1).flat()]),
  ];
}

/** Both choices together. */
export function unionOf(one: DeviceChoice, other: DeviceChoice): DeviceChoice {
  return {
    parts: DEVICE_PARTS.filter((part) => one.parts.includes(part) || other.parts.includes(part)),
    translations: [...new Set([...one.translations, ...other.translations])],
  };
}

/** The kinds of search that a device with these parts can answer. */
export const kindsOf = (parts: readonly DevicePart[]): readonly SearchKind[] =>
  parts.flatMap((part) => KINDS[part] ?? []);
