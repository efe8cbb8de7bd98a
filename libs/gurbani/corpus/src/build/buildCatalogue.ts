import { toUnicode } from '@naad/gurbani-text';
import type { Name, Section, Source, Translator, Writer } from '../catalogue.ts';
import type { SourceId } from '../sources.ts';
import { ANG_SOURCE_IDS, SOURCE_IDS } from '../sources.ts';
import { nameOf } from './buildBanis.ts';
import { sourceIdOf, WORK } from './shabadIds.ts';
import type { SourceDatabase, SourceLine, SourceSection, SourceWork } from './sourceDatabase.ts';
import type { TranslatorEntry } from './translators.ts';
import { writerIdOf } from './writerIdOf.ts';

const name = (ascii: string, english: string): Name => ({ ascii, unicode: toUnicode(ascii), english });

/** Names of the sources that are several works of the database, or none, or part of one. */
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

/** The sources in the order they are offered, each with its number of pages and lines as the lines themselves have it. */
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

/** Row 0 is nobody, since clients drop the first row of the list. */
export function buildWriters(database: SourceDatabase): Writer[] {
  const nobody: Writer = { id: 0, name: { ascii: '', unicode: '', english: 'Unknown' } };
  const writers = database
    .writers()
    .map((writer): Writer => ({ id: writerIdOf(writer.id), name: nameOf(writer) }));
  return [nobody, ...writers.sort((a, b) => a.id - b.id)];
}

/** Raags are the sections of the Guru Granth Sahib named so; other sections are compositions. */
function isRaag({ sourceId, english }: SourceSection): boolean {
  return sourceId === WORK.guruGranthSahib && / Raag$|^Raag /.test(english);
}

/**
 * Sections with the pages their lines really stand on: the database's own page numbers have faults (section 38 ends on
 * page 1663 of 1430, others overlap). Sections without lines are left out.
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

/** A translation's entry in the catalogue; `sourceIds` are the works that have lines with a text of it. */
export function buildTranslator(
  database: SourceDatabase,
  entry: TranslatorEntry,
  texts: ReadonlyMap<string, string>,
  lines: readonly SourceLine[],
): Translator {
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
