import { SOURCE_IDS, type SourceId } from '@naad/gurbani-model';
import type { Corpus, CorpusShabad } from '../corpus.ts';
import type { Edition } from '../edition.ts';
import type { LineIndex } from '../positions.ts';
import type { HashedGroup, Receipts } from '../receipts.ts';
import { type Pack, PackError } from './pack.ts';

/** Bytes of a line in the column of hashes: its verse id and its hash. */
export const LEAF_BYTES = 36;

/** Known parts of a line's place in its edition; the index is its number in the pack. */
export const KNOWN_PLACES = ['nothing', 'page', 'line'] as const;

/** The column `receipts` of the pack. */
export interface ReceiptTable {
  readonly editionsFrom: string;
  readonly root: string;
  readonly groups: readonly HashedGroup[];
  readonly editions: readonly Edition[];
  /** Index of the edition of each translation, by key. */
  readonly translations: Readonly<Record<string, number>>;
}

/** Works, angs and shabads, as the groups of lines need them. */
export interface GroupMaterial {
  angCountOf(source: SourceId): number;
  page(source: SourceId, ang: number): readonly LineIndex[] | null;
  /** In the order of the scripture. */
  readonly shabads: readonly Pick<CorpusShabad, 'id' | 'sourceId' | 'firstLine' | 'lineCount'>[];
}

type GroupOfLines = Pick<HashedGroup, 'sourceId' | 'unit' | 'number'> & {
  readonly lines: readonly LineIndex[];
};

/** Lists the lines of each group: the angs of each work, or its shabads if its pages aren't numbered throughout. */
export function groupLines({ angCountOf, page, shabads }: GroupMaterial): GroupOfLines[] {
  return SOURCE_IDS.flatMap((sourceId): GroupOfLines[] => {
    const angCount = angCountOf(sourceId);
    if (angCount > 0) {
      return Array.from({ length: angCount }, (_, index) => ({
        sourceId,
        unit: 'ang',
        number: index + 1,
        lines: page(sourceId, index + 1) ?? [],
      }));
    }
    return shabads
      .filter((each) => each.sourceId === sourceId)
      .map(({ id, firstLine, lineCount }) => ({
        sourceId,
        unit: 'shabad',
        number: id,
        lines: Array.from({ length: lineCount }, (_, offset) => firstLine + offset),
      }));
  });
}

type Lines = Pick<Corpus, 'catalogue' | 'page' | 'shabad' | 'shabadCount' | 'line' | 'lineCount'>;

/** The groups of a corpus, in the order of the works and their angs. */
export function groupsOfCorpus({
  catalogue,
  page,
  shabad,
  shabadCount,
}: Pick<Corpus, 'catalogue' | 'page' | 'shabad' | 'shabadCount'>): GroupOfLines[] {
  const angCounts = new Map(catalogue.sources.map(({ id, angCount }) => [id, angCount]));
  return groupLines({
    angCountOf: (source) => angCounts.get(source) ?? 0,
    page,
    shabads: Array.from({ length: shabadCount }, (_, index) => shabad(index)),
  });
}

/** Opens the pack `receipts`. */
export function createReceipts(pack: Pack, corpus: Lines): Receipts {
  const table = pack.json('receipts') as ReceiptTable;
  const editionOfLine = pack.numbers8('edition');
  const knownPlace = pack.numbers8('place');
  const linesByGroup = groupsOfCorpus(corpus).map(({ lines }) => lines);
  if (linesByGroup.length !== table.groups.length || editionOfLine.length !== corpus.lineCount) {
    throw new PackError("The receipts don't belong to this scripture.");
  }
  const groupOfLine = new Uint16Array(corpus.lineCount);
  const placeOfLine = new Uint16Array(corpus.lineCount);
  linesByGroup.forEach((lines, group) => {
    lines.forEach((line, place) => {
      groupOfLine[line] = group;
      placeOfLine[line] = place;
    });
  });
  return {
    editionsFrom: table.editionsFrom,
    root: table.root,
    groups: table.groups,
    groupOf: (line) => ({ group: groupOfLine[line] ?? 0, place: placeOfLine[line] ?? 0 }),
    linesOf: (group) => linesByGroup[group] ?? [],
    editionOf(line) {
      const edition = table.editions[(editionOfLine[line] ?? 0) - 1];
      if (!edition) return null;
      const known = KNOWN_PLACES[knownPlace[line] ?? 0];
      const { ang, lineNumber } = corpus.line(line);
      return {
        edition,
        page: known === 'nothing' ? null : ang,
        line: known === 'line' ? lineNumber : null,
      };
    },
    editionOfTranslation: (key) => table.editions[table.translations[key] ?? -1] ?? null,
    leaves: () => pack.numbers8('leaves'),
  };
}
