import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DisplaySettings } from '@naad/sync-protocol';

type KeysOf<Value> = {
  [Key in keyof DisplaySettings]-?: NonNullable<DisplaySettings[Key]> extends Value ? Key : never;
}[keyof DisplaySettings];

export type FlagKey = KeysOf<boolean>;
export type SizeKey = KeysOf<number>;
export type ListKey = KeysOf<readonly string[]>;
export type NameKey = KeysOf<string>;

interface Option {
  readonly value: string;
  readonly label: MessageDescriptor;
}

export type DisplayField =
  | { readonly kind: 'flag'; readonly key: FlagKey; readonly label: MessageDescriptor }
  | {
      readonly kind: 'size';
      readonly key: SizeKey;
      readonly label: MessageDescriptor;
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | {
      readonly kind: 'list';
      readonly key: ListKey;
      readonly label: MessageDescriptor;
      readonly options: readonly Option[];
    }
  | {
      readonly kind: 'name';
      readonly key: NameKey;
      readonly label: MessageDescriptor;
      readonly options: readonly Option[];
      /** Values of a display that mean one of the options. */
      readonly same?: Readonly<Record<string, string>>;
    };

const option = (value: string, label: MessageDescriptor): Option => ({ value, label });

/** All settings of a display, in display order. */
export const DISPLAY_FIELDS: readonly DisplayField[] = [
  {
    kind: 'list',
    key: 'translations',
    label: msg`Translations`,
    options: [
      option('english', msg`English`),
      option('punjabi', msg`Punjabi`),
      option('spanish', msg`Spanish`),
      option('hindi', msg`Hindi`),
    ],
  },
  {
    kind: 'list',
    key: 'transliterations',
    label: msg`Transliterations (computed, Naad scheme)`,
    options: [
      option('en', msg`English`),
      option('hi', msg`Hindi`),
      option('ur', msg`Shahmukhi`),
      option('ipa', msg`IPA`),
    ],
  },
  {
    kind: 'list',
    key: 'steeks',
    label: msg`Steek`,
    options: [
      option('ss', msg`Prof. Sahib Singh`),
      option('ft', msg`Faridkot Teeka`),
      option('ms', msg`Bhai Manmohan Singh`),
      option('bdb', msg`BaniDB`),
    ],
  },
  { kind: 'size', key: 'fontSize', label: msg`Font size`, min: 1.2, max: 3.2, step: 0.4 },
  { kind: 'size', key: 'lineHeight', label: msg`Line height`, min: 1.2, max: 2, step: 0.2 },
  {
    kind: 'size',
    key: 'translationFontSize',
    label: msg`Translation font size`,
    min: 1.2,
    max: 2.4,
    step: 0.4,
  },
  {
    kind: 'size',
    key: 'transliterationFontSize',
    label: msg`Transliteration font size`,
    min: 1.2,
    max: 3.2,
    step: 0.4,
  },
  { kind: 'flag', key: 'larivaar', label: msg`Larivaar` },
  { kind: 'flag', key: 'larivaarAssist', label: msg`Larivaar assist` },
  {
    kind: 'size',
    key: 'larivaarAssistStrength',
    label: msg`Larivaar assist strength`,
    min: 1,
    max: 5,
    step: 1,
  },
  { kind: 'flag', key: 'visraams', label: msg`Visraams` },
  {
    kind: 'name',
    key: 'visraamSource',
    label: msg`Visraam source`,
    options: [option('sttm', msg`Default`), option('igurbani', msg`iGurbani`), option('sttm2', msg`Legacy`)],
  },
  {
    kind: 'name',
    key: 'visraamStyle',
    label: msg`Visraam style`,
    options: [option('colored-words', msg`Coloured words`), option('gradient-bg', msg`Gradient background`)],
  },
  { kind: 'flag', key: 'nextLine', label: msg`Next line below` },
  { kind: 'flag', key: 'splitView', label: msg`Split view` },
  { kind: 'flag', key: 'readingMode', label: msg`Reading mode` },
  { kind: 'flag', key: 'paragraphMode', label: msg`Paragraph mode` },
  { kind: 'flag', key: 'centerAlign', label: msg`Centre align` },
  { kind: 'flag', key: 'darkMode', label: msg`Dark mode` },
  {
    kind: 'name',
    key: 'theme',
    label: msg`Theme`,
    options: [
      option('light', msg`Light`),
      option('dark', msg`Dark`),
      option('sepia', msg`Sepia`),
      option('contrast', msg`High contrast`),
    ],
  },
  {
    kind: 'name',
    key: 'fontFamily',
    label: msg`Font`,
    options: [
      option('anmol_lipi', msg`Anmol Lipi`),
      option('anmol_bold', msg`Anmol Bold`),
      option('notosans', msg`Noto Sans`),
      option('notosans_bold', msg`Noto Sans Bold`),
      option('gurmukhi_normal', msg`Gurmukhi Normal`),
      option('gurmukhi_heavy', msg`Gurmukhi Heavy`),
      option('gurmukhi_thick', msg`Gurmukhi Thick`),
      option('prabhki', msg`Prabhki`),
      option('unicode_font', msg`Unicode`),
    ],
  },
  {
    kind: 'name',
    key: 'baniLength',
    label: msg`Sundar Gutka bani length`,
    options: [option('s', msg`Shorter`), option('xl', msg`Longer`)],
    same: { m: 's', l: 'xl' },
  },
  { kind: 'flag', key: 'mahaanKoshTooltip', label: msg`Word meanings` },
  { kind: 'flag', key: 'autoScroll', label: msg`Auto scroll` },
  { kind: 'flag', key: 'sehajPaathMode', label: msg`Sehaj paath mode (beta)` },
];

/** Returns the fields that a display supports, which are those it reports. */
export function supportedFields(display: DisplaySettings): readonly DisplayField[] {
  return DISPLAY_FIELDS.filter(({ key }) => display[key] !== undefined);
}

/** Adds or removes a name. The result has the offered order, unknown names last. */
export function toggleName(names: readonly string[], name: string, offered: readonly string[]): string[] {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  const known = offered.filter((each) => next.has(each));
  return [...known, ...[...next].filter((each) => !offered.includes(each))];
}
