import { toUnicode } from '@naad/gurbani-text';
import { ANG_SOURCE_IDS, SOURCE_IDS, type SourceId, type TranslationCode } from '@naad/gurbani-model';
import type {
  CatalogueTranslator,
  CatalogueWriter,
  Name,
  Section,
  Source,
  TranslationChecks,
} from '../catalogue.ts';
import { nameOf } from './buildBanis.ts';
import { sourceIdOf, WORK } from './shabadIds.ts';
import type { SourceDatabase, SourceLine, SourceSection, SourceWork } from './sourceDatabase.ts';

/** A translation: its name here, and its ids in the source database. */
export interface TranslatorEntry {
  readonly language: TranslationCode;
  readonly field: string;
  /** Ids in `translation_sources`, where one translator may have several works. */
  readonly from: readonly number[];
}

/**
 * Every translation of the source database. The first six fields are BaniDB's; the others are named after the
 * translator, because BaniDB has no field for them and no text may appear under another translator's name.
 */
export const TRANSLATORS: readonly TranslatorEntry[] = [
  { language: 'en', field: 'ssk', from: [1] },
  { language: 'en', field: 'ms', from: [2] },
  { language: 'pu', field: 'ms', from: [3] },
  { language: 'es', field: 'sn', from: [4] },
  { language: 'pu', field: 'ft', from: [5] },
  { language: 'pu', field: 'ss', from: [6] },
  { language: 'en', field: 'kohli', from: [7] },
  { language: 'pu', field: 'jaggi', from: [8] },
  { language: 'en', field: 'sgpc', from: [9] },
  { language: 'en', field: 'jodhSingh', from: [10] },
  { language: 'pu', field: 'virSingh', from: [11] },
  { language: 'en', field: 'bindra', from: [12, 14, 16, 18] },
  { language: 'pu', field: 'gandaSingh', from: [13, 15, 17, 19] },
  { language: 'en', field: 'puri', from: [20] },
  { language: 'pu', field: 'sampuranSingh', from: [21] },
  { language: 'en', field: 'mcleod', from: [22] },
];

/** The translation source with word meanings: Prof. Sahib Singh's. */
export const PADARTH_TRANSLATION_SOURCE = 6;

/**
 * Writer ids that differ between the source database and BaniDB's clients, which filter by them. Known: 1-6 are the
 * same in both, 22 is Bhai Gurdas, 47 the author of the Dasam Granth, 48 Bhai Nand Lal, 49 Bhai Gurdas Singh; 50 and
 * up are the rehatnamas. Other writers of the Guru Granth Sahib keep the source database's number, which the clients'
 * filter (all but 22 and 47-54) accepts; Bhagat Trilochan gets the free 7.
 */
const CLIENT_WRITER_IDS: Readonly<Record<number, number>> = {
  36: 22,
  7: 47,
  37: 48,
  38: 49,
  22: 7,
  39: 50,
  40: 51,
  41: 52,
};

/** Converts a writer id of the source database to the id on the wire. */
export function writerIdOf(sourceWriterId: number): number {
  return CLIENT_WRITER_IDS[sourceWriterId] ?? sourceWriterId;
}

const name = (ascii: string, english: string): Name => ({ ascii, unicode: toUnicode(ascii), english });

/** Names of sources that aren't exactly one work of the database. */
const OWN_NAMES: Partial<Record<SourceId, Name>> = {
  S: name('vwr BweI gurdws isMG jI', 'Vaar Bhai Gurdas Singh Ji'),
  N: name('BweI nMd lwl jI', 'Bhai Nand Lal Ji'),
  A: name('AMimRq kIrqn', 'Amrit Keertan'),
  R: name('rihqnwmy Aqy pMQk sroq', 'Rehatnamas and Panthic Sources'),
};
const OWN_PAGE_NAMES: Partial<Record<SourceId, Name>> = { S: name('pauVI', 'Pauri') };
const WORK_OF_SOURCE: Partial<Record<SourceId, number>> = {
  G: WORK.guruGranthSahib,
  D: WORK.dasamGranth,
  B: WORK.vaaran,
  K: WORK.kabitSavaiye,
};
const PAGE = name('pMnw', 'Panna');

/** Lists the sources in display order, with page and line counts computed from the lines. */
export function buildSources(
  works: readonly SourceWork[],
  lines: readonly SourceLine[],
  angs: Uint16Array,
): Source[] {
  const workById = new Map(works.map((work) => [work.id, work]));
  const lineCounts = new Map<SourceId, number>();
  const lastAngs = new Map<SourceId, number>();
  lines.forEach((line, index) => {
    const source = sourceIdOf(line);
    lineCounts.set(source, (lineCounts.get(source) ?? 0) + 1);
    lastAngs.set(source, Math.max(lastAngs.get(source) ?? 0, angs[index] ?? 0));
  });
  return SOURCE_IDS.map((id): Source => {
    const work = workById.get(WORK_OF_SOURCE[id] ?? 0);
    const ownName = OWN_NAMES[id] ?? (work && nameOf(work));
    if (!ownName) throw new Error(`Source ${id} has no name.`);
    return {
      id,
      name: ownName,
      pageName: OWN_PAGE_NAMES[id] ?? (work ? name(work.pageGurmukhi, work.pageEnglish) : PAGE),
      angCount: (ANG_SOURCE_IDS as readonly SourceId[]).includes(id) ? (lastAngs.get(id) ?? 0) : 0,
      lineCount: lineCounts.get(id) ?? 0,
    };
  });
}

/** Lists the writers. Row 0 is a placeholder because clients drop the first row. */
export function buildWriters(database: SourceDatabase): CatalogueWriter[] {
  const placeholder: CatalogueWriter = { id: 0, name: { ascii: '', unicode: '', english: 'Unknown' } };
  const writers = database
    .writers()
    .map((writer): CatalogueWriter => ({ id: writerIdOf(writer.id), name: nameOf(writer) }));
  return [placeholder, ...writers.sort((a, b) => a.id - b.id)];
}

/** Sections of the Guru Granth Sahib with "Raag" in their name are raags; others are compositions. */
function isRaag({ sourceId, english }: SourceSection): boolean {
  return sourceId === WORK.guruGranthSahib && / Raag$|^Raag /.test(english);
}

/**
 * Lists the sections with the pages of their lines, because the database's page numbers have errors (section 38 ends
 * on page 1663 of 1430, others overlap). Sections without lines are omitted.
 */
export function buildSections(
  database: SourceDatabase,
  lines: readonly SourceLine[],
  angs: Uint16Array,
): Section[] {
  const spans = new Map<number, { sourceId: SourceId; first: number; last: number }>();
  lines.forEach((line, index) => {
    const ang = angs[index] ?? 0;
    const span = spans.get(line.sectionId);
    if (!span) spans.set(line.sectionId, { sourceId: sourceIdOf(line), first: ang, last: ang });
    else {
      span.first = Math.min(span.first, ang);
      span.last = Math.max(span.last, ang);
    }
  });
  return database.sections().flatMap((section): Section[] => {
    const span = spans.get(section.id);
    if (!span) return [];
    return [
      {
        id: section.id,
        sourceId: span.sourceId,
        name: nameOf(section),
        description: section.description,
        firstPage: span.first,
        lastPage: span.last,
        isRaag: isRaag(section),
      },
    ];
  });
}

/** Builds a translation's catalog entry; `sourceIds` are the works in which it covers any line. */
export function buildTranslator(
  database: SourceDatabase,
  entry: TranslatorEntry,
  texts: ReadonlyMap<string, string>,
  lines: readonly SourceLine[],
): Omit<CatalogueTranslator, keyof TranslationChecks> {
  const translator = database.translationSources().find(({ id }) => id === entry.from[0]);
  if (!translator) throw new Error(`The source database has no translation ${String(entry.from[0])}.`);
  const sourceIds = new Set(lines.filter(({ id }) => texts.has(id)).map(sourceIdOf));
  return {
    key: `${entry.language}.${entry.field}`,
    language: entry.language,
    field: entry.field,
    name: translator.english,
    nameUnicode: toUnicode(translator.gurmukhi),
    sourceIds: SOURCE_IDS.filter((id) => sourceIds.has(id)),
    count: texts.size,
  };
}
