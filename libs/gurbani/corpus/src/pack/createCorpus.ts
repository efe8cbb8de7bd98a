import { parseLine } from '@naad/gurbani-text';
import {
  type Ang,
  type ShabadId,
  SOURCE_IDS,
  type SourceId,
  type TransliterationScript,
  type VerseId,
  type Visraam,
  type VisraamType,
} from '@naad/gurbani-model';
import type { Catalogue, Section, CatalogueWriter } from '../catalogue.ts';
import type { Corpus, Glossary, Line, SimilarShabad, CorpusShabad } from '../corpus.ts';
import { LINE_TYPES } from '../corpus.ts';
import type { LineIndex, ShabadIndex } from '../positions.ts';
import { createGlossary } from './createGlossary.ts';
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

/** Derives the lines of each page, once at opening. */
function indexPages(
  lineCount: number,
  sourceOf: (line: LineIndex) => SourceId,
  angs: Uint16Array,
  hasAngs: (source: SourceId) => boolean,
): Map<string, LineIndex[]> {
  const pages = new Map<string, LineIndex[]>();
  for (let line = 0; line < lineCount; line++) {
    const source = sourceOf(line);
    if (!hasAngs(source)) continue;
    const key = `${source}${String(angs[line])}`;
    const lines = pages.get(key);
    if (lines) lines.push(line);
    else pages.set(key, [line]);
  }
  return pages;
}

/**
 * Creates a {@link Corpus} from open packs.
 * @param packs `catalogue`, `lines`, `text`, `source`, the transliterations and translations in the catalog, and,
 * opened on first use, `gloss` and `related`
 * @throws PackError when the packs don't belong together
 */
export function createCorpus(packs: PackSource): Corpus {
  const { manifest } = packs;
  const catalogue = packs.pack('catalogue').json('catalogue') as Catalogue;
  const lines = packs.pack('lines');
  const verseIds = lines.numbers32('verseId');
  const partOfLine = lines.numbers16('part');
  const shabadOfLine = lines.numbers16('shabad');
  const angs = lines.numbers16('ang');
  const lineNumbers = lines.numbers16('lineNumber');
  const types = lines.numbers8('type');
  const visraamStarts = lines.numbers32('visraamStart');
  const visraamWords = lines.numbers8('visraamWord');
  const visraamTypes = lines.numbers8('visraamType');
  const partWriters = lines.numbers16('partWriter');
  const partSections = lines.numbers16('partSection');
  const partSources = lines.numbers8('partSource');
  const shabadIds = lines.numbers32('shabadId');
  const shabadStarts = lines.numbers32('shabadStart');
  const titleLines = lines.numbers32('titleLine');

  const unicodeTexts = packs.pack('text').texts('unicode');
  const sourceTexts = packs.pack('source').texts('source');
  const transliterations = (script: TransliterationScript): TextColumn =>
    packs.pack(`transliteration-${script}`).texts('text');
  const transliterationTexts: Record<TransliterationScript, TextColumn> = {
    en: transliterations('en'),
    hi: transliterations('hi'),
    ipa: transliterations('ipa'),
    ur: transliterations('ur'),
  };
  /** Translations by line. A translator's works needn't be adjacent, so texts are stored in runs of lines. */
  const translations = new Map(
    catalogue.translators.map(({ key }) => {
      const pack = packs.pack(`translation-${key}`);
      return [
        key,
        { starts: pack.numbers32('runStart'), ends: pack.numbers32('runEnd'), texts: pack.texts('text') },
      ];
    }),
  );

  const writers = byId<CatalogueWriter>(catalogue.writers);
  const sections = byId<Section>(catalogue.sections);
  const angCounts = new Map(catalogue.sources.map(({ id, angCount }) => [id, angCount]));
  const lineCount = verseIds.length;
  const shabadCount = shabadIds.length;
  if (unicodeTexts.length !== lineCount || sourceTexts.length !== lineCount) {
    throw new PackError("The packs don't belong together: their numbers of lines differ.");
  }
  const sourceOfPart = (part: number): SourceId => at(SOURCE_IDS, at(partSources, part, 'part'), 'source');
  const lineIndexes = new Map<number, LineIndex>();
  verseIds.forEach((id, index) => lineIndexes.set(id, index));
  const shabadIndexes = new Map<number, ShabadIndex>();
  shabadIds.forEach((id, index) => shabadIndexes.set(id, index));
  const pages = indexPages(
    lineCount,
    (line) => sourceOfPart(at(partOfLine, line, 'line')),
    angs,
    (source) => (angCounts.get(source) ?? 0) > 0,
  );

  const line = (index: LineIndex): Line => {
    const part = at(partOfLine, index, 'line');
    const lineNumber = at(lineNumbers, index, 'line');
    return {
      index,
      verseId: at(verseIds, index, 'line') as VerseId,
      shabadIndex: at(shabadOfLine, index, 'line'),
      sourceId: sourceOfPart(part),
      writer: requireRow(writers, at(partWriters, part, 'part'), 'writer'),
      section: requireRow(sections, at(partSections, part, 'part'), 'section'),
      ang: at(angs, index, 'line') as Ang,
      lineNumber: lineNumber === 0 ? null : lineNumber,
      type: at(LINE_TYPES, at(types, index, 'line'), 'line type'),
    };
  };

  const shabad = (index: ShabadIndex): CorpusShabad => {
    const firstLine = at(shabadStarts, index, 'shabad');
    const { sourceId, writer, section } = line(firstLine);
    return {
      index,
      id: at(shabadIds, index, 'shabad') as ShabadId,
      sourceId,
      writer,
      section,
      firstLine,
      lineCount: at(shabadStarts, index + 1, 'shabad') - firstLine,
      titleLine: at(titleLines, index, 'shabad'),
    };
  };

  let shabadsBySourceId: Map<number, ShabadIndex> | null = null;
  const indexSourceIds = (): Map<number, ShabadIndex> => {
    const partIds = lines.numbers32('partId');
    const found = new Map<number, ShabadIndex>();
    partOfLine.forEach((part, index) => {
      const id = at(partIds, part, 'part');
      if (!found.has(id)) found.set(id, at(shabadOfLine, index, 'line'));
    });
    return found;
  };

  let glossary: Glossary | null = null;
  let related: ((index: ShabadIndex) => readonly SimilarShabad[]) | null = null;

  return {
    info: {
      formatVersion: manifest.formatVersion,
      builtFrom: manifest.builtFrom,
      updated: manifest.updated,
      hash: manifest.hash,
      lineCount,
      shabadCount,
    },
    catalogue,
    lineCount,
    shabadCount,
    line,
    lineIndexOf: (id) => lineIndexes.get(id) ?? null,
    shabad,
    shabadIndexOf: (id) => shabadIndexes.get(id) ?? null,
    shabadIndexOfSourceId(id) {
      if (!/^[\dA-Z]{1,6}$/i.test(id)) return null;
      shabadsBySourceId ??= indexSourceIds();
      return shabadsBySourceId.get(Number.parseInt(id, 36)) ?? null;
    },
    page: (source, ang) => pages.get(`${source}${String(ang)}`) ?? null,
    unicode: (index) => unicodeTexts.at(index),
    source: (index) => sourceTexts.at(index),
    ascii: (index) => parseLine(sourceTexts.at(index)).text,
    visraams(index) {
      const end = at(visraamStarts, index + 1, 'line');
      const found: Visraam[] = [];
      for (let mark = at(visraamStarts, index, 'line'); mark < end; mark++) {
        found.push({
          word: at(visraamWords, mark, 'visraam'),
          type: at(VISRAAM_TYPES, at(visraamTypes, mark, 'visraam'), 'visraam type'),
        });
      }
      return found;
    },
    transliteration: (index, script) => transliterationTexts[script].at(index),
    translation(index, key) {
      const translation = translations.get(key);
      if (!translation) return null;
      let textsBefore = 0;
      for (let run = 0; run < translation.starts.length; run++) {
        const start = at(translation.starts, run, 'run');
        const end = at(translation.ends, run, 'run');
        if (index >= start && index < end) return translation.texts.at(textsBefore + index - start) || null;
        textsBefore += end - start;
      }
      return null;
    },
    glossary() {
      glossary ??= createGlossary(packs.pack('gloss'));
      return glossary;
    },
    related(index) {
      related ??= createRelated(packs.pack('related'));
      return related(index);
    },
  };
}
