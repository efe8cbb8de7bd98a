import { toUnicode } from '@naad/gurbani-text';
import { BANI_LENGTHS, type BaniId } from '@naad/gurbani-model';
import { type CatalogueBani, type BaniLine, type CatalogueCeremony, type Name } from '../catalogue.ts';
import type { LineIndex } from '../positions.ts';
import type { SourceBaniLine, DatabaseName } from './sourceDatabase.ts';

/** The source of a length's lines: a bani of the source database, or some of its groups. */
interface BaniForm {
  readonly bani: number;
  /** First and last group, inclusive; all groups by default. */
  readonly groups?: readonly [first: number, last: number];
}

/** A bani: the id that clients use, and its forms from the shortest to the longest. */
interface BaniEntry {
  readonly id: number;
  readonly short: BaniForm;
  /** The form of the Long and Extra long lengths, if it differs. */
  readonly long?: BaniForm;
}

/**
 * Banis of the source database by the ids of BaniDB's clients. Banis without a known id get 900 + the source
 * database's id: below 1000, so that a list of banis shows them, and above every id that BaniDB uses.
 */
const BANIS: readonly BaniEntry[] = [
  { id: 2, short: { bani: 1 } },
  { id: 3, short: { bani: 16 } },
  { id: 4, short: { bani: 2 } },
  { id: 5, short: { bani: 17 } },
  { id: 6, short: { bani: 3 } },
  { id: 7, short: { bani: 18 } },
  { id: 9, short: { bani: 4 }, long: { bani: 8, groups: [4, 10] } },
  { id: 10, short: { bani: 5 } },
  { id: 21, short: { bani: 7 }, long: { bani: 8 } },
  { id: 22, short: { bani: 9 }, long: { bani: 10 } },
  { id: 23, short: { bani: 11 } },
  { id: 24, short: { bani: 14 } },
  { id: 27, short: { bani: 23 } },
  { id: 29, short: { bani: 19 } },
  { id: 30, short: { bani: 15 } },
  { id: 31, short: { bani: 12 } },
  { id: 33, short: { bani: 20 } },
  { id: 34, short: { bani: 21 } },
  { id: 90, short: { bani: 13 } },
  { id: 906, short: { bani: 6 } },
  { id: 922, short: { bani: 22 } },
  { id: 924, short: { bani: 24 } },
  { id: 925, short: { bani: 25 } },
  { id: 926, short: { bani: 26 } },
  { id: 927, short: { bani: 27 } },
  { id: 928, short: { bani: 28 } },
  { id: 929, short: { bani: 29 } },
];

/** Ceremonies by the ids of existing clients: Anand Karaj, Anand Sahib, and Bhog with and without Raagmala. */
const CEREMONIES: readonly { readonly id: number; readonly bani: number }[] = [
  { id: 1, bani: 25 },
  { id: 3, bani: 6 },
  { id: 5, bani: 27 },
  { id: 6, bani: 26 },
];

/** An item of two merged forms, and the forms that contain it. */
interface MergedItem<T> {
  readonly item: T;
  readonly inShort: boolean;
  readonly inLong: boolean;
}

/**
 * Merges a short and a long form of a bani into one list from which either form is read, in its order, by skipping the
 * other's lines; nothing is lost or duplicated. It is a longest common subsequence: quadratic, but banis with two
 * forms have only some hundred lines.
 */
export function mergeForms<T>(short: readonly T[], long: readonly T[]): MergedItem<T>[] {
  const width = long.length + 1;
  const common = new Uint32Array((short.length + 1) * width);
  const cell = (s: number, l: number): number => common[s * width + l] ?? 0;
  for (let s = short.length - 1; s >= 0; s--) {
    for (let l = long.length - 1; l >= 0; l--) {
      common[s * width + l] =
        short[s] === long[l] ? cell(s + 1, l + 1) + 1 : Math.max(cell(s + 1, l), cell(s, l + 1));
    }
  }
  const merged: MergedItem<T>[] = [];
  let s = 0;
  let l = 0;
  while (s < short.length || l < long.length) {
    if (s < short.length && l < long.length && short[s] === long[l]) {
      merged.push({ item: short[s++] as T, inShort: true, inLong: true });
      l++;
    } else if (l >= long.length || (s < short.length && cell(s + 1, l) >= cell(s, l + 1))) {
      merged.push({ item: short[s++] as T, inShort: true, inLong: false });
    } else {
      merged.push({ item: long[l++] as T, inShort: false, inLong: true });
    }
  }
  return merged;
}

const bit = (length: (typeof BANI_LENGTHS)[number]): number => 1 << BANI_LENGTHS.indexOf(length);
const SHORT_LENGTHS = bit('short') | bit('medium');
const LONG_LENGTHS = bit('long') | bit('extralong');
const ALL_LENGTHS = SHORT_LENGTHS | LONG_LENGTHS;

/** A stanza ends in its number between double dandas, perhaps with the word rahao: ॥੧॥ or ॥੧॥ ਰਹਾਉ ॥ */
const STANZA_END = /॥[੦-੯]+॥(?:\s*ਰਹਾਉ\s*॥)?$/u;

/** Input for {@link buildBanis}. */
export interface BaniMaterial {
  readonly banis: readonly DatabaseName[];
  readonly baniLines: readonly SourceBaniLine[];
  lineIndexOf(sourceLineId: string): LineIndex;
  unicode(line: LineIndex): string;
  isHeading(line: LineIndex): boolean;
}

/** A suffix in the source database that names the tradition of a form: Rehras Sahib (S.). */
const FORM_SUFFIX = / ?\((?:[ST]\.|[st]:)\)$/;

export function nameOf({ gurmukhi, english }: Pick<DatabaseName, 'gurmukhi' | 'english'>): Name {
  return { ascii: gurmukhi, unicode: toUnicode(gurmukhi), english };
}

/** Numbers the paragraphs: a heading or the end of a stanza starts a new one. */
function withParagraphs(
  material: BaniMaterial,
  lines: readonly { line: LineIndex; lengths: number }[],
): BaniLine[] {
  let paragraph = 1;
  let startsNew = false;
  let wasHeader = false;
  return lines.map(({ line, lengths }, index) => {
    const isHeader = material.isHeading(line);
    if (index > 0 && (startsNew || (isHeader && !wasHeader))) paragraph++;
    startsNew = !isHeader && STANZA_END.test(material.unicode(line));
    wasHeader = isHeader;
    return { line, lengths, paragraph, isHeader };
  });
}

/** Builds the banis and ceremonies of {@link BANIS} and {@link CEREMONIES}. */
export function buildBanis(material: BaniMaterial): {
  banis: CatalogueBani[];
  ceremonies: CatalogueCeremony[];
} {
  const names = new Map(material.banis.map((bani) => [bani.id, nameOf(bani)]));
  const nameOfBani = (id: number): Name => {
    const name = names.get(id);
    if (!name) throw new Error(`The source database has no bani ${String(id)}.`);
    return name;
  };
  /** Omits the form's suffix: a bani with several forms isn't named after one of them. */
  const nameOfAllForms = (id: number): Name => {
    const { ascii, english } = nameOfBani(id);
    return nameOf({ gurmukhi: ascii.replace(FORM_SUFFIX, ''), english: english.replace(FORM_SUFFIX, '') });
  };
  const linesOf = ({ bani, groups }: BaniForm): LineIndex[] =>
    material.baniLines
      .filter((row) => row.baniId === bani && (!groups || (row.group >= groups[0] && row.group <= groups[1])))
      .map((row) => material.lineIndexOf(row.lineId));
  const wholeBani = (bani: number): BaniLine[] =>
    withParagraphs(
      material,
      linesOf({ bani }).map((line) => ({ line, lengths: ALL_LENGTHS })),
    );

  const banis = BANIS.map(({ id, short, long }): CatalogueBani => {
    const name = nameOfBani(short.bani);
    if (!long) return { id: id as BaniId, name, hasLengths: false, lines: wholeBani(short.bani) };
    const ofAllForms = nameOfAllForms(short.bani);
    const merged = mergeForms(linesOf(short), linesOf(long)).map(({ item, inShort, inLong }) => ({
      line: item,
      lengths: (inShort ? SHORT_LENGTHS : 0) | (inLong ? LONG_LENGTHS : 0),
    }));
    return { id: id as BaniId, name: ofAllForms, hasLengths: true, lines: withParagraphs(material, merged) };
  });
  const ceremonies = CEREMONIES.map(({ id, bani }): CatalogueCeremony => ({
    id,
    name: nameOfBani(bani),
    lines: wholeBani(bani),
  }));
  return { banis, ceremonies };
}
