import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { SOURCE_IDS, type BaniId, type ShabadId } from '@naad/gurbani-model';
import { lazy } from './collections.ts';
import type { FacetCount, SearchFacets, SearchFilter } from './search.ts';
import type { Accepts } from './tiers.ts';

/** Filterable properties of every line. */
export interface LineFacts {
  /** Position in `SOURCE_IDS`. */
  readonly source: Uint8Array;
  readonly writer: Uint16Array;
  readonly section: Uint16Array;
  readonly ang: Uint16Array;
  /** Index of the shabad. */
  readonly shabad: Uint16Array;
  /** Above every id of a writer or section. */
  readonly idCount: number;
  /** Returns the lines of a shabad as `[first, end)`; null if there is no such shabad. */
  readonly linesOfShabad: (id: ShabadId) => readonly [first: LineIndex, end: LineIndex] | null;
  readonly linesOfBani: (id: BaniId) => ReadonlySet<LineIndex>;
}

export function readFacts(corpus: Corpus): LineFacts {
  const { lineCount } = corpus;
  const banis = lazy(
    () =>
      new Map(
        corpus.catalogue.banis.flatMap(({ id, formerIds, lines }) => {
          const set = new Set(lines.map(({ line }) => line));
          return [id, ...formerIds].map((each) => [each, set] as const);
        }),
      ),
  );
  const nothing = new Set<LineIndex>();
  const facts: LineFacts = {
    source: new Uint8Array(lineCount),
    writer: new Uint16Array(lineCount),
    section: new Uint16Array(lineCount),
    ang: new Uint16Array(lineCount),
    shabad: new Uint16Array(lineCount),
    idCount:
      Math.max(
        ...corpus.catalogue.writers.map(({ id }) => id),
        ...corpus.catalogue.sections.map(({ id }) => id),
      ) + 1,
    linesOfShabad(id) {
      const index = corpus.shabadIndexOf(id);
      if (index === null) return null;
      const { firstLine, lineCount: count } = corpus.shabad(index);
      return [firstLine, firstLine + count];
    },
    linesOfBani: (id) => banis().get(id) ?? nothing,
  };
  for (let index = 0; index < lineCount; index++) {
    const { sourceId, writer, section, ang, shabadIndex } = corpus.line(index);
    facts.source[index] = SOURCE_IDS.indexOf(sourceId);
    facts.writer[index] = writer.id;
    facts.section[index] = section.id;
    facts.ang[index] = ang;
    facts.shabad[index] = shabadIndex;
  }
  return facts;
}

/** True for lines inside the filter; null if the filter is empty. */
export function lineFilter(facts: LineFacts, filter: SearchFilter = {}): Accepts {
  const source = filter.source == null ? null : SOURCE_IDS.indexOf(filter.source);
  const { writer = null, raag = null, ang = null, shabad = null, bani = null } = filter;
  if ([source, writer, raag, ang, shabad, bani].every((each) => each === null)) return null;
  const [first, end] = (shabad === null ? [0, Infinity] : facts.linesOfShabad(shabad)) ?? [0, 0];
  const baniLines = bani === null ? null : facts.linesOfBani(bani);
  return (line) =>
    line >= first &&
    line < end &&
    (source === null || facts.source[line] === source) &&
    (writer === null || facts.writer[line] === writer) &&
    (raag === null || facts.section[line] === raag) &&
    (ang === null || facts.ang[line] === ang) &&
    (baniLines === null || baniLines.has(line));
}

/** Counts lines by their properties. */
export function createFacetCounter(facts: LineFacts): {
  readonly add: (lines: ArrayLike<LineIndex>) => void;
  readonly facets: () => SearchFacets;
} {
  const counts = {
    source: new Uint32Array(SOURCE_IDS.length),
    section: new Uint32Array(facts.idCount),
    writer: new Uint32Array(facts.idCount),
  };
  const increment = (table: Uint32Array, value = 0): void => {
    table[value] = (table[value] ?? 0) + 1;
  };
  const sorted = (table: Uint32Array): FacetCount<number>[] =>
    Array.from(table, (count, value) => ({ value, count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.value - b.value);
  const withoutUnnamed = (table: Uint32Array) => sorted(table).filter(({ value }) => value > 0);
  return {
    add(lines) {
      for (let position = 0; position < lines.length; position++) {
        const line = lines[position] ?? 0;
        increment(counts.source, facts.source[line]);
        increment(counts.section, facts.section[line]);
        increment(counts.writer, facts.writer[line]);
      }
    },
    facets: () => ({
      sources: sorted(counts.source).flatMap(({ value, count }) => {
        const id = SOURCE_IDS[value];
        return id === undefined ? [] : [{ value: id, count }];
      }),
      raags: withoutUnnamed(counts.section),
      writers: withoutUnnamed(counts.writer),
    }),
  };
}
