import { toAscii, toUnicode } from '@naad/gurbani-text';
import { BANI_LENGTHS, type BaniForm, type BaniId, type BaniLength } from '@naad/gurbani-model';
import { type CatalogueBani, type BaniLine, type CatalogueCeremony, type Name } from '../catalogue.ts';
import type { LineIndex } from '../positions.ts';
import { type BaniEntry, type FormEntry, type NamePart, type RangeForm } from './baniEntries.ts';
import type { SourceBaniLine, DatabaseName } from './sourceDatabase.ts';

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

/** The lengths that show the shorter and the longer of two forms. */
const SHORTER: readonly BaniLength[] = ['short', 'medium'];
const LONGER: readonly BaniLength[] = ['long', 'extralong'];
const bitsOf = (lengths: readonly BaniLength[]): number =>
  lengths.reduce((bits, length) => bits | (1 << BANI_LENGTHS.indexOf(length)), 0);
const ALL_LENGTHS = bitsOf(BANI_LENGTHS);

/** A stanza ends in its number between double dandas, perhaps with the word rahao: ॥੧॥ or ॥੧॥ ਰਹਾਉ ॥ */
const STANZA_END = /॥[੦-੯]+॥(?:\s*ਰਹਾਉ\s*॥)?$/u;

/** Input for {@link buildBanis}. */
export interface BaniMaterial {
  readonly entries: readonly BaniEntry[];
  readonly banis: readonly DatabaseName[];
  readonly sections: readonly DatabaseName[];
  readonly baniLines: readonly SourceBaniLine[];
  lineIndexOf(sourceLineId: string): LineIndex;
  unicode(line: LineIndex): string;
  isHeading(line: LineIndex): boolean;
}

/** A suffix in the source database that marks a form: Rehras Sahib (S.). */
const FORM_SUFFIX = / ?\((?:([ST])\.|[st]:)\)$/;

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

const findNamed = (names: readonly DatabaseName[], id: number, kind: string): DatabaseName => {
  const found = names.find((each) => each.id === id);
  if (!found) throw new Error(`The source database has no ${kind} ${String(id)}.`);
  return found;
};

/**
 * The lines of a range.
 *
 * @throws Error if a line's text, the length or the neighbour of the range isn't the recorded one
 */
function linesOfRange(material: BaniMaterial, { first, last, next, count }: RangeForm): LineIndex[] {
  const [start = 0, end = 0, after = 0] = [first, last, next].map(({ id, text }) => {
    const line = material.lineIndexOf(id);
    if (material.unicode(line) !== text)
      throw new Error(`Line ${id} of a bani is “${material.unicode(line)}”, not “${text}”.`);
    return line;
  });
  if (end - start + 1 !== count || after !== end + 1)
    throw new Error(
      `The bani from ${first.id} to ${last.id} isn't the ${String(count)} lines before ${next.id}.`,
    );
  return Array.from({ length: count }, (_, offset) => start + offset);
}

function linesOfForm(material: BaniMaterial, form: FormEntry): LineIndex[] {
  if ('first' in form) return linesOfRange(material, form);
  const { bani, groups } = form;
  return material.baniLines
    .filter((row) => row.baniId === bani && (!groups || (row.group >= groups[0] && row.group <= groups[1])))
    .map((row) => material.lineIndexOf(row.lineId));
}

/** Words of a name. Those of a line must be in it. */
function namePart(material: BaniMaterial, part: NamePart): string {
  if ('section' in part) return toUnicode(findNamed(material.sections, part.section, 'section').gurmukhi);
  if (!material.unicode(material.lineIndexOf(part.line)).includes(part.text))
    throw new Error(`Line ${part.line} doesn't say “${part.text}”.`);
  return part.text;
}

/** The name of an entry, without the mark of a form: a bani with several isn't named after one of them. */
function nameOfEntry(material: BaniMaterial, { id, name, forms }: BaniEntry): Name {
  if (name) {
    const unicode = name.gurmukhi.map((part) => namePart(material, part)).join(' ');
    return { ascii: toAscii(unicode), unicode, english: name.english };
  }
  const [first] = forms;
  if (!first || !('bani' in first)) throw new Error(`Bani ${String(id)} has no name.`);
  const { gurmukhi, english } = findNamed(material.banis, first.bani, 'bani');
  return nameOf({ gurmukhi: gurmukhi.replace(FORM_SUFFIX, ''), english: english.replace(FORM_SUFFIX, '') });
}

/**
 * The form with the lengths that show it.
 *
 * @throws Error if the source database marks the form otherwise
 */
function baniForm(material: BaniMaterial, form: FormEntry, lengths: readonly BaniLength[]): BaniForm {
  if ('first' in form) return { lengths, mark: null, partOf: null };
  const { bani, groups, mark = null, partOf } = form;
  const marked = FORM_SUFFIX.exec(findNamed(material.banis, bani, 'bani').english)?.[1] ?? null;
  if (!groups && marked !== mark)
    throw new Error(
      `The source database marks bani ${String(bani)} with ${String(marked)}, not ${String(mark)}.`,
    );
  return { lengths, mark, partOf: (partOf ?? null) as BaniId | null };
}

function buildBani(material: BaniMaterial, entry: BaniEntry): CatalogueBani {
  const { id, formerIds = [], shelf, forms } = entry;
  const [short, long] = forms;
  if (!short) throw new Error(`Bani ${String(id)} has no form.`);
  const lines = long
    ? mergeForms(linesOfForm(material, short), linesOfForm(material, long)).map(
        ({ item, inShort, inLong }) => ({
          line: item,
          lengths: (inShort ? bitsOf(SHORTER) : 0) | (inLong ? bitsOf(LONGER) : 0),
        }),
      )
    : linesOfForm(material, short).map((line) => ({ line, lengths: ALL_LENGTHS }));
  return {
    id: id as BaniId,
    name: nameOfEntry(material, entry),
    formerIds: formerIds.map((former) => former as BaniId),
    shelf,
    isListed: 'bani' in short,
    forms: long
      ? [baniForm(material, short, SHORTER), baniForm(material, long, LONGER)]
      : [baniForm(material, short, BANI_LENGTHS)],
    lines: withParagraphs(material, lines),
  };
}

/** Builds the banis of the given entries, and the ceremonies. */
export function buildBanis(material: BaniMaterial): {
  banis: CatalogueBani[];
  ceremonies: CatalogueCeremony[];
} {
  const ceremonies = CEREMONIES.map(({ id, bani }): CatalogueCeremony => ({
    id,
    name: nameOf(findNamed(material.banis, bani, 'bani')),
    lines: withParagraphs(
      material,
      linesOfForm(material, { bani }).map((line) => ({ line, lengths: ALL_LENGTHS })),
    ),
  }));
  return { banis: material.entries.map((entry) => buildBani(material, entry)), ceremonies };
}
