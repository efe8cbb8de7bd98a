import { parseLine, toUnicode } from '@naad/gurbani-text';
import type { Catalogue } from '../catalogue.ts';
import { LINE_TYPES } from '../corpus.ts';
import { applyErrata } from '../errata.ts';
import { type ShabadId, SOURCE_IDS } from '@naad/gurbani-model';
import type { PackFolderContent } from '../node/packFolder.ts';
import { VISRAAM_TYPES } from '../pack/createCorpus.ts';
import type { GroupMaterial } from '../pack/createReceipts.ts';
import { glossaryColumns } from '../pack/createGlossary.ts';
import { relatedColumns } from '../pack/createRelated.ts';
import type { ColumnContent } from '../pack/pack.ts';
import { readBaniEntries } from './baniEntries.ts';
import { buildBanis } from './buildBanis.ts';
import {
  buildSections,
  buildSources,
  buildTranslator,
  buildWriters,
  PADARTH_TRANSLATION_SOURCE,
  TRANSLATORS,
  writerIdOf,
} from './buildCatalogue.ts';
import { buildErrata, readErrata } from './buildErrata.ts';
import { buildGlossary, parsePadarth } from './buildGlossary.ts';
import { receiptColumns } from './receiptColumns.ts';
import { buildRelated } from './buildRelated.ts';
import type { RelatedMaterial } from './buildRelated.ts';
import { readEditions } from './editions.ts';
import { readLineAliases, resolveAliases } from './lineAliases.ts';
import { angOf, shabadIdAssigner, sourceIdOf, sourceShabadNumber, verseIdOf } from './shabadIds.ts';
import { checksOfTranslation } from './source-checks/checksOfTranslation.ts';
import type { SourceReport } from './source-checks/checkSource.ts';
import { withholdTranslations } from './source-checks/withholdTranslations.ts';
import type { SourceDatabase, SourceLine } from './sourceDatabase.ts';
import { SOURCE_TRANSLITERATION_LANGUAGES } from './sourceDatabase.ts';
import { transliterateAll } from './transliterateAll.ts';

/**
 * When the content of the packs last changed, by a new source database or a correction of ours. Clients with copies
 * ask for updates since then, so bump it with every such change.
 */
const CORPUS_UPDATED = '2026-11-26 20:00:00';

/** Line types 1-4 of the source database, in the order of {@link LINE_TYPES}. */
const [MANGLACHARAN, SIRLEKH, RAHAO, PANKTI] = LINE_TYPES.map((_, index) => index);

const numbers = (values: Uint8Array | Uint16Array | Uint32Array): ColumnContent => ({
  kind: 'numbers',
  values,
});
const texts = (values: readonly string[]): ColumnContent => ({ kind: 'texts', values });

interface Shabads {
  readonly shabadOfLine: Uint16Array;
  readonly ids: number[];
  /** First line of each shabad, then the total number of lines. */
  readonly starts: number[];
  readonly titleLines: number[];
}

/** The title line of a shabad: its first rahao line, else its first line of verse, else its first line. */
function titleLineOf(types: Uint8Array, start: number, end: number): number {
  const shabadTypes = types.subarray(start, end);
  const rahao = shabadTypes.indexOf(RAHAO ?? -1);
  const pankti = shabadTypes.indexOf(PANKTI ?? -1);
  return start + Math.max(0, rahao >= 0 ? rahao : pankti);
}

function groupShabads(lines: readonly SourceLine[], types: Uint8Array): Shabads {
  const assignId = shabadIdAssigner();
  const shabadOfLine = new Uint16Array(lines.length);
  const ids: number[] = [];
  const starts: number[] = [];
  lines.forEach((line, index) => {
    const id = assignId(line);
    if (ids.at(-1) !== id) {
      ids.push(id);
      starts.push(index);
    }
    shabadOfLine[index] = ids.length - 1;
  });
  const titleLines = starts.map((start, index) =>
    titleLineOf(types, start, starts[index + 1] ?? lines.length),
  );
  return { shabadOfLine, ids, starts: [...starts, lines.length], titleLines };
}

/** Groups lines by the source database's shabads, each of which has one writer and one section. */
function groupParts(lines: readonly SourceLine[]): { partOfLine: Uint16Array; parts: SourceLine[] } {
  const partOfLine = new Uint16Array(lines.length);
  const parts: SourceLine[] = [];
  lines.forEach((line, index) => {
    if (parts.at(-1)?.shabadId !== line.shabadId) parts.push(line);
    partOfLine[index] = parts.length - 1;
  });
  return { partOfLine, parts };
}

function visraamColumns(parsed: readonly ReturnType<typeof parseLine>[]): Record<string, ColumnContent> {
  const starts = new Uint32Array(parsed.length + 1);
  const words: number[] = [];
  const types: number[] = [];
  parsed.forEach(({ visraams }, index) => {
    for (const { word, type } of visraams) {
      words.push(word);
      types.push(VISRAAM_TYPES.indexOf(type));
    }
    starts[index + 1] = words.length;
  });
  return {
    visraamStart: numbers(starts),
    visraamWord: numbers(Uint8Array.from(words)),
    visraamType: numbers(Uint8Array.from(types)),
  };
}

/** Stores a translation as runs of consecutive lines, so that works it doesn't cover take no space. */
function translationColumns(lines: readonly SourceLine[], translation: ReadonlyMap<string, string>) {
  const runStart: number[] = [];
  const runEnd: number[] = [];
  const values: string[] = [];
  const lineTexts = lines.map(({ id }) => translation.get(id));
  const works = lines.map(({ sourceId }) => sourceId);
  const coveredWorks = new Set(works.filter((_, index) => lineTexts[index] !== undefined));
  works.forEach((work, index) => {
    if (!coveredWorks.has(work)) return;
    if (runEnd.at(-1) === index) runEnd[runEnd.length - 1] = index + 1;
    else {
      runStart.push(index);
      runEnd.push(index + 1);
    }
    values.push(lineTexts[index] ?? '');
  });
  return {
    runStart: numbers(Uint32Array.from(runStart)),
    runEnd: numbers(Uint32Array.from(runEnd)),
    text: texts(values),
  };
}

/** The input for comparing shabads: their verses, and the first available English translation of each. */
function relatedMaterial(
  database: SourceDatabase,
  lines: readonly SourceLine[],
  unicode: readonly string[],
  types: Uint8Array,
  { ids, starts }: Shabads,
): RelatedMaterial[] {
  const english = TRANSLATORS.filter(({ language }) => language === 'en').map(({ from }) =>
    database.translations(from),
  );
  return ids.map((_id, shabad): RelatedMaterial => {
    const start = starts[shabad] ?? 0;
    const verses = lines
      .slice(start, starts[shabad + 1])
      .map(({ id }, offset) => ({ id, index: start + offset }))
      .filter(({ index }) => types[index] !== MANGLACHARAN && types[index] !== SIRLEKH);
    return {
      lines: verses.map(({ index }) => unicode[index] ?? ''),
      translation: verses
        .map(({ id }) => english.find((texts) => texts.has(id))?.get(id) ?? '')
        .join(' ')
        .trim(),
      writerId: lines[start]?.writerId ?? 0,
      sectionId: lines[start]?.sectionId ?? 0,
    };
  });
}

/** The angs and shabads of the lines. */
function groupMaterial(
  lines: readonly SourceLine[],
  angs: Uint16Array,
  { ids, starts }: Shabads,
): Pick<GroupMaterial, 'page' | 'shabads'> {
  const pages = new Map<string, number[]>();
  lines.forEach((line, index) => {
    const key = `${sourceIdOf(line)}${String(angs[index])}`;
    const page = pages.get(key);
    if (page) page.push(index);
    else pages.set(key, [index]);
  });
  const shabads = ids.map((id, index) => {
    const firstLine = starts[index] ?? 0;
    const line = lines[firstLine];
    if (!line) throw new RangeError(`Shabad ${String(id)} has no lines.`);
    return {
      id: id as ShabadId,
      sourceId: sourceIdOf(line),
      firstLine,
      lineCount: (starts[index + 1] ?? lines.length) - firstLine,
    };
  });
  return { page: (source, ang) => pages.get(`${source}${String(ang)}`) ?? null, shabads };
}

/**
 * Builds the content of all packs from the source database, which it reads entirely into memory, without the translations
 * that are withheld. Takes about a minute, mostly for the transliterations.
 */
export async function buildCorpus(source: SourceDatabase, report: SourceReport): Promise<PackFolderContent> {
  const database = withholdTranslations(source);
  const lines = database.lines();
  const errata = buildErrata(readErrata(), lines);
  const parsed = lines.map(({ gurmukhi }, index) =>
    parseLine(applyErrata(gurmukhi, errata.get(index) ?? [])),
  );
  const unicode = parsed.map(({ text }) => toUnicode(text));
  const types = Uint8Array.from(lines, ({ typeId }) => typeId - 1);
  const angs = Uint16Array.from(lines, angOf);
  const { partOfLine, parts } = groupParts(lines);
  const shabads = groupShabads(lines, types);
  const lineIndexes = new Map(lines.map(({ id }, index) => [id, index]));

  const translators = TRANSLATORS.map((entry) => {
    const translator = buildTranslator(database, entry, database.translations(entry.from), lines);
    const checks = checksOfTranslation(translator.key, source.translations(entry.from), report, lines);
    return { ...translator, ...checks };
  });
  const { banis, ceremonies } = buildBanis({
    entries: readBaniEntries(),
    banis: database.banis(),
    sections: database.sections(),
    baniLines: database.baniLines(),
    lineIndexOf(id) {
      const index = lineIndexes.get(id);
      if (index === undefined) throw new Error(`A bani refers to line ${id}, which isn't in the corpus.`);
      return index;
    },
    unicode: (line) => unicode[line] ?? '',
    isHeading: (line) => types[line] === MANGLACHARAN || types[line] === SIRLEKH,
  });
  const catalogue: Catalogue = {
    sources: buildSources(database.works(), lines, angs),
    writers: buildWriters(database),
    sections: buildSections(database, lines, angs),
    translators,
    banis,
    ceremonies,
  };
  const editions = await readEditions();
  const aliases = resolveAliases((await readLineAliases()).lines, (id) => lineIndexes.get(id));
  const transliterations = await transliterateAll(parsed.map(({ text }) => text));
  const inSourceScheme = (language: number): ColumnContent => {
    const byLine = database.transliterations(language);
    return texts(lines.map(({ id }) => byLine.get(id) ?? ''));
  };

  return {
    builtFrom: database.builtFrom,
    updated: CORPUS_UPDATED,
    packs: {
      catalogue: () => ({ catalogue: { kind: 'json', value: catalogue } }),
      lines: () => ({
        verseId: numbers(Uint32Array.from(lines, ({ id }) => verseIdOf(id))),
        part: numbers(partOfLine),
        shabad: numbers(shabads.shabadOfLine),
        ang: numbers(angs),
        lineNumber: numbers(Uint16Array.from(lines, ({ pageLine }) => pageLine ?? 0)),
        type: numbers(types),
        ...visraamColumns(parsed),
        partId: numbers(Uint32Array.from(parts, ({ shabadId }) => sourceShabadNumber(shabadId))),
        partWriter: numbers(Uint16Array.from(parts, ({ writerId }) => writerIdOf(writerId))),
        partSection: numbers(Uint16Array.from(parts, ({ sectionId }) => sectionId)),
        partSource: numbers(Uint8Array.from(parts, (part) => SOURCE_IDS.indexOf(sourceIdOf(part)))),
        shabadId: numbers(Uint32Array.from(shabads.ids)),
        shabadStart: numbers(Uint32Array.from(shabads.starts)),
        titleLine: numbers(Uint32Array.from(shabads.titleLines)),
        aliasId: numbers(Uint32Array.from(aliases, ({ id }) => verseIdOf(id))),
        aliasLine: numbers(Uint32Array.from(aliases, ({ line }) => line)),
      }),
      text: () => ({ unicode: texts(unicode) }),
      source: () => ({
        source: texts(lines.map(({ gurmukhi }) => gurmukhi)),
        errata: { kind: 'json', value: Object.fromEntries(errata) },
      }),
      'transliteration-en': () => ({ text: texts(transliterations.english) }),
      'transliteration-hi': () => ({ text: texts(transliterations.hindi) }),
      'transliteration-ipa': () => ({ text: texts(transliterations.ipa) }),
      'transliteration-ur': () => ({ text: texts(transliterations.shahmukhi) }),
      'transliteration-source': () => ({
        en: inSourceScheme(SOURCE_TRANSLITERATION_LANGUAGES.en),
        hi: inSourceScheme(SOURCE_TRANSLITERATION_LANGUAGES.hi),
        ur: inSourceScheme(SOURCE_TRANSLITERATION_LANGUAGES.ur),
      }),
      gloss: () => {
        const padarth = database.padarth(PADARTH_TRANSLATION_SOURCE);
        const glossesByLine = lines.map(({ id }) => parsePadarth(padarth.get(id) ?? ''));
        return glossaryColumns(buildGlossary(glossesByLine), glossesByLine);
      },
      receipts: () =>
        receiptColumns(
          {
            ...groupMaterial(lines, angs, shabads),
            angCountOf: (source) => catalogue.sources.find(({ id }) => id === source)?.angCount ?? 0,
            unicode,
            verseIds: lines.map(({ id }) => verseIdOf(id)),
          },
          editions,
        ),
      related: () => relatedColumns(buildRelated(relatedMaterial(database, lines, unicode, types, shabads))),
      ...Object.fromEntries(
        TRANSLATORS.map(({ language, field, from }) => [
          `translation-${language}.${field}`,
          () => translationColumns(lines, database.translations(from)),
        ]),
      ),
    },
  };
}
