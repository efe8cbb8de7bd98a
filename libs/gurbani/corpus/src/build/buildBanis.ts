import { toUnicode } from '@naad/gurbani-text';
import type { Bani, BaniLine, Ceremony, Name } from '../catalogue.ts';
import { BANI_LENGTHS } from '../catalogue.ts';
import type { BaniId, LineIndex } from '../ids.ts';
import type { BaniForm } from './baniTable.ts';
import { BANIS, CEREMONIES } from './baniTable.ts';
import { mergeForms } from './mergeForms.ts';
import type { SourceBaniLine, SourceName } from './sourceDatabase.ts';

const bit = (length: (typeof BANI_LENGTHS)[number]): number => 1 << BANI_LENGTHS.indexOf(length);
const SHORT_LENGTHS = bit('short') | bit('medium');
const LONG_LENGTHS = bit('long') | bit('extralong');
const ALL_LENGTHS = SHORT_LENGTHS | LONG_LENGTHS;

/** A stanza ends in its number between double dandas, perhaps with the word rahao: ॥੧॥ or ॥੧॥ ਰਹਾਉ ॥ */
const STANZA_END = /॥[੦-੯]+॥(?:\s*ਰਹਾਉ\s*॥)?$/u;

/** What the banis are made from. */
export interface BaniMaterial {
  readonly banis: readonly SourceName[];
  readonly baniLines: readonly SourceBaniLine[];
  lineIndexOf(sourceLineId: string): LineIndex;
  unicode(line: LineIndex): string;
  isHeading(line: LineIndex): boolean;
}

/** Where the source database says whose form of a bani it has: Rehras Sahib (S.). */
const WHOSE_FORM = / ?\((?:[ST]\.|[st]:)\)$/;

export function nameOf({ gurmukhi, english }: Pick<SourceName, 'gurmukhi' | 'english'>): Name {
  return { ascii: gurmukhi, unicode: toUnicode(gurmukhi), english };
}

/** Numbers the paragraphs: a heading or the end of a stanza begins a new one. */
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

/** Banis and ceremonies of the product, by the tables of `baniTable.ts`. */
export function buildBanis(material: BaniMaterial): { banis: Bani[]; ceremonies: Ceremony[] } {
  const names = new Map(material.banis.map((bani) => [bani.id, nameOf(bani)]));
  const nameOfBani = (id: number): Name => {
    const name = names.get(id);
    if (!name) throw new Error(`The source database has no bani ${String(id)}.`);
    return name;
  };
  /** A bani in several forms is not called by one of them. */
  const nameOfAllForms = (id: number): Name => {
    const { ascii, english } = nameOfBani(id);
    return nameOf({ gurmukhi: ascii.replace(WHOSE_FORM, ''), english: english.replace(WHOSE_FORM, '') });
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

  const banis = BANIS.map(({ id, short, long }): Bani => {
    const name = nameOfBani(short.bani);
    if (!long) return { id: id as BaniId, name, hasLengths: false, lines: wholeBani(short.bani) };
    const ofAllForms = nameOfAllForms(short.bani);
    const merged = mergeForms(linesOf(short), linesOf(long)).map(({ item, inShort, inLong }) => ({
      line: item,
      lengths: (inShort ? SHORT_LENGTHS : 0) | (inLong ? LONG_LENGTHS : 0),
    }));
    return { id: id as BaniId, name: ofAllForms, hasLengths: true, lines: withParagraphs(material, merged) };
  });
  const ceremonies = CEREMONIES.map(({ id, bani }): Ceremony => ({
    id,
    name: nameOfBani(bani),
    lines: wholeBani(bani),
  }));
  return { banis, ceremonies };
}
