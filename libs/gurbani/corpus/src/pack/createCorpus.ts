import { parseLine } from '@naad/gurbani-text';
import {
  type Ang,
  type ShabadId,
  SOURCE_IDS,
  type SourceId,
  TRANSLITERATION_SCRIPTS,
  type TransliterationScript,
  type VerseId,
  type Visraam,
  type VisraamType,
} from '@naad/gurbani-model';
import type { Catalogue, Section, CatalogueWriter } from '../catalogue.ts';
import type { Corpus, Glossary, Line, SimilarShabad, CorpusShabad } from '../corpus.ts';
import { LINE_TYPES } from '../corpus.ts';
import { applyErrata, type Erratum } from '../errata.ts';
import type { LineIndex, ShabadIndex } from '../positions.ts';
import { createGlossary } from './createGlossary.ts';
import type { Receipts } from '../receipts.ts';
import { createReceipts } from './createReceipts.ts';
import { createRelated } from './createRelated.ts';
import type { Manifest } from './manifest.ts';
import type { Pack, TextColumn } from './pack.ts';
import { PackError } from './pack.ts';

/** Visraam types by their number in the packs. */
export const VISRAAM_TYPES = ['main', 'yamki', 'light'] as const satisfies readonly VisraamType[];

interface PackSource {
  readonly manifest: Manifest;
  pack(name: string): Pack;
}

function at<T>(values: Readonly<Record<number, T>>, index: number, kind: string): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no ${kind} ${String(index)}.`);
  return value;
}

const byId = <T extends { readonly id: number }>(rows: readonly T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

function requireRow<T>(rows: Map<number, T>, id: number, kind: string): T {
  const row = rows.get(id);
  if (row === undefined)
    throw new PackError(`The packs refer to ${kind} ${String(id)}, which is missing in the catalog.`);
  return row;
}

/** Numbers of the pack `lines` by column, and their size in bits. */
const LINE_COLUMNS = {
  // By line; a line's pauses end where those of the next begin.
  verseId: 32,
  part: 16,
  shabad: 16,
  ang: 16,
  lineNumber: 16,
  type: 8,
  visraamStart: 32,
  // By pause.
  visraamWord: 8,
  visraamType: 8,
  // By part: a shabad of the source database, of which several may be one shabad here.
  partId: 32,
  partWriter: 16,
  partSection: 16,
  partSource: 8,
  // By shabad; a shabad's lines end where those of the next begin.
  shabadId: 32,
  shabadStart: 32,
  titleLine: 32,
  // By alias: an id that another release of the source gives a line.
  aliasId: 32,
  aliasLine: 32,
} as const;

interface NumbersByBits {
  readonly 8: Uint8Array;
  readonly 16: Uint16Array;
  readonly 32: Uint32Array;
}

type Columns<Bits extends Readonly<Record<string, keyof NumbersByBits>>> = {
  readonly [Name in keyof Bits]: NumbersByBits[Bits[Name]];
};

/** Reads number columns by a table of their sizes. */
function readColumns<Bits extends Readonly<Record<string, keyof NumbersByBits>>>(
  pack: Pack,
  bitsByName: Bits,
): Columns<Bits> {
  const read: { readonly [Bits in keyof NumbersByBits]: (column: string) => NumbersByBits[Bits] } = {
    8: (column) => pack.numbers8(column),
    16: (column) => pack.numbers16(column),
    32: (column) => pack.numbers32(column),
  };
  return Object.fromEntries(
    Object.entries(bitsByName).map(([column, bits]) => [column, read[bits](column)]),
  ) as Columns<Bits>;
}

type LineColumns = Columns<typeof LINE_COLUMNS>;

const sourceOfPart = ({ partSource }: LineColumns, part: number): SourceId =>
  at(SOURCE_IDS, at(partSource, part, 'part'), 'source');

/** Derives the lines of each page, once at opening, by source and ang. */
function indexPages(columns: LineColumns, { sources }: Catalogue): Map<string, LineIndex[]> {
  const angCounts = new Map(sources.map(({ id, angCount }) => [id, angCount]));
  const pages = new Map<string, LineIndex[]>();
  columns.part.forEach((part, line) => {
    const source = sourceOfPart(columns, part);
    if ((angCounts.get(source) ?? 0) === 0) return;
    const key = `${source}${String(columns.ang[line])}`;
    const lines = pages.get(key);
    if (lines) lines.push(line);
    else pages.set(key, [line]);
  });
  return pages;
}

/** Indexes by id. */
function indexIds(ids: Uint32Array): Map<number, number> {
  const indexes = new Map<number, number>();
  ids.forEach((id, index) => indexes.set(id, index));
  return indexes;
}

/** Shabads by the id of each of their parts in the source database. */
function indexSourceIds({ part: partOfLine, partId, shabad }: LineColumns): Map<number, ShabadIndex> {
  const found = new Map<number, ShabadIndex>();
  partOfLine.forEach((part, line) => {
    const id = at(partId, part, 'part');
    if (!found.has(id)) found.set(id, at(shabad, line, 'line'));
  });
  return found;
}

function createLineReader(columns: LineColumns, catalogue: Catalogue): (index: LineIndex) => Line {
  const writers = byId<CatalogueWriter>(catalogue.writers);
  const sections = byId<Section>(catalogue.sections);
  return (index) => {
    const part = at(columns.part, index, 'line');
    const lineNumber = at(columns.lineNumber, index, 'line');
    return {
      index,
      verseId: at(columns.verseId, index, 'line') as VerseId,
      shabadIndex: at(columns.shabad, index, 'line'),
      sourceId: sourceOfPart(columns, part),
      writer: requireRow(writers, at(columns.partWriter, part, 'part'), 'writer'),
      section: requireRow(sections, at(columns.partSection, part, 'part'), 'section'),
      ang: at(columns.ang, index, 'line') as Ang,
      lineNumber: lineNumber === 0 ? null : lineNumber,
      type: at(LINE_TYPES, at(columns.type, index, 'line'), 'line type'),
    };
  };
}

function readShabad(
  columns: LineColumns,
  line: (index: LineIndex) => Line,
  index: ShabadIndex,
): CorpusShabad {
  const firstLine = at(columns.shabadStart, index, 'shabad');
  const { sourceId, writer, section } = line(firstLine);
  return {
    index,
    id: at(columns.shabadId, index, 'shabad') as ShabadId,
    sourceId,
    writer,
    section,
    firstLine,
    lineCount: at(columns.shabadStart, index + 1, 'shabad') - firstLine,
    titleLine: at(columns.titleLine, index, 'shabad'),
  };
}

function readVisraams({ visraamStart, visraamWord, visraamType }: LineColumns, index: LineIndex): Visraam[] {
  const end = at(visraamStart, index + 1, 'line');
  const found: Visraam[] = [];
  for (let mark = at(visraamStart, index, 'line'); mark < end; mark++) {
    found.push({
      word: at(visraamWord, mark, 'visraam'),
      type: at(VISRAAM_TYPES, at(visraamType, mark, 'visraam'), 'visraam type'),
    });
  }
  return found;
}

/** Opens a translation. A translator's works needn't be adjacent, so texts are stored in runs of lines. */
function openTranslation(pack: Pack): (index: LineIndex) => string | null {
  const { runStart, runEnd } = readColumns(pack, { runStart: 32, runEnd: 32 });
  const texts = pack.texts('text');
  return (index) => {
    let textsBefore = 0;
    for (let run = 0; run < runStart.length; run++) {
      const start = at(runStart, run, 'run');
      const end = at(runEnd, run, 'run');
      if (index >= start && index < end) return texts.at(textsBefore + index - start) || null;
      textsBefore += end - start;
    }
    return null;
  };
}

/** Remembers the value of each key. */
function oncePer<Key, Value extends object>(open: (key: Key) => Value): (key: Key) => Value {
  const opened = new Map<Key, Value>();
  return (key) => {
    const known = opened.get(key);
    if (known) return known;
    const value = open(key);
    opened.set(key, value);
    return value;
  };
}

/**
 * Creates a {@link Corpus} from open packs.
 * @param packs `catalogue`, `lines`, `text`, `source`, the transliterations and translations in the catalog, and,
 * opened on first use, `gloss`, `related` and `receipts`
 * @param opening `lazy` opens transliterations and translations on first use too, so that a device may store only some of
 * them; reading one that isn't stored throws a PackError
 * @throws PackError when the packs don't belong together
 */
export function createCorpus(packs: PackSource, opening: 'eager' | 'lazy' = 'eager'): Corpus {
  const { manifest } = packs;
  const catalogue = packs.pack('catalogue').json('catalogue') as Catalogue;
  const columns = readColumns(packs.pack('lines'), LINE_COLUMNS);
  const unicodeTexts = packs.pack('text').texts('unicode');
  const sourceTexts = packs.pack('source').texts('source');
  const transliterationOf = oncePer((script: TransliterationScript): TextColumn =>
    packs.pack(`transliteration-${script}`).texts('text'),
  );
  const translators = new Set(catalogue.translators.map(({ key }) => key));
  const translationOf = oncePer((key: string) => openTranslation(packs.pack(`translation-${key}`)));
  if (opening === 'eager') {
    TRANSLITERATION_SCRIPTS.forEach(transliterationOf);
    translators.forEach(translationOf);
  }

  const cutLines = new Map(
    catalogue.translators.map(({ key, truncatedLines }) => [key, new Set(truncatedLines)]),
  );

  const lineCount = columns.verseId.length;
  const shabadCount = columns.shabadId.length;
  if (unicodeTexts.length !== lineCount || sourceTexts.length !== lineCount) {
    throw new PackError("The packs don't belong together: their numbers of lines differ.");
  }
  const lineIndexes: ReadonlyMap<number, LineIndex> = indexIds(columns.verseId);
  const aliasIndexes = new Map<number, LineIndex>();
  const aliasesByLine = new Map<LineIndex, VerseId[]>();
  columns.aliasId.forEach((id, alias) => {
    const line = at(columns.aliasLine, alias, 'alias');
    aliasIndexes.set(id, line);
    aliasesByLine.set(line, [...(aliasesByLine.get(line) ?? []), id as VerseId]);
  });
  const shabadIndexes: ReadonlyMap<number, ShabadIndex> = indexIds(columns.shabadId);
  const pages = indexPages(columns, catalogue);
  const line = createLineReader(columns, catalogue);

  let errataByLine: Readonly<Record<LineIndex, readonly Erratum[]>> | null = null;
  const errata = (index: LineIndex): readonly Erratum[] => {
    errataByLine ??= packs.pack('source').json('errata') as Readonly<Record<LineIndex, readonly Erratum[]>>;
    return errataByLine[index] ?? [];
  };
  let shabadsBySourceId: Map<number, ShabadIndex> | null = null;
  let glossary: Glossary | null = null;
  let receipts: Receipts | null = null;
  let related: ((index: ShabadIndex) => readonly SimilarShabad[]) | null = null;

  const corpus: Corpus = {
    info: {
      formatVersion: manifest.formatVersion,
      builtFrom: manifest.builtFrom,
      updated: manifest.updated,
      hash: manifest.hash,
      packs: manifest.packs,
      lineCount,
      shabadCount,
    },
    catalogue,
    lineCount,
    shabadCount,
    line,
    lineIndexOf: (id) => lineIndexes.get(id) ?? aliasIndexes.get(id) ?? null,
    aliasesOf: (index) => aliasesByLine.get(index) ?? [],
    shabad: (index) => readShabad(columns, line, index),
    shabadIndexOf: (id) => shabadIndexes.get(id) ?? null,
    shabadIndexOfSourceId(id) {
      if (!/^[\dA-Z]{1,6}$/i.test(id)) return null;
      shabadsBySourceId ??= indexSourceIds(columns);
      return shabadsBySourceId.get(Number.parseInt(id, 36)) ?? null;
    },
    page: (source, ang) => pages.get(`${source}${String(ang)}`) ?? null,
    unicode: (index) => unicodeTexts.at(index),
    source: (index) => sourceTexts.at(index),
    errata,
    ascii: (index) => parseLine(applyErrata(sourceTexts.at(index), errata(index))).text,
    visraams: (index) => readVisraams(columns, index),
    transliteration: (index, script) => transliterationOf(script).at(index),
    translation: (index, key) => (translators.has(key) ? translationOf(key)(index) : null),
    isTranslationCut: (index, key) => cutLines.get(key)?.has(index) ?? false,
    glossary() {
      glossary ??= createGlossary(packs.pack('gloss'));
      return glossary;
    },
    related(index) {
      related ??= createRelated(packs.pack('related'));
      return related(index);
    },
    receipts() {
      receipts ??= createReceipts(packs.pack('receipts'), corpus);
      return receipts;
    },
  };
  return corpus;
}
