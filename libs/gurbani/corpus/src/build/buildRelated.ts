import type { ShabadIndex } from '../ids.ts';
import type { RelatedShabad } from '../relatedShabad.ts';
import { englishStems, gurmukhiStems } from './relatedTerms.ts';

/** What is compared of a shabad. */
export interface RelatedMaterial {
  /** Its lines of verse in Unicode, without headings and invocations. */
  readonly lines: readonly string[];
  /** English of the same lines, empty where there is none. */
  readonly translation: string;
  readonly writerId: number;
  readonly sectionId: number;
}

const MOST_RELATED = 20;
/** A word in more than this part of all shabads says nothing about any (ਹਰਿ, ਨਾਮੁ, Lord), and costs the most time. */
const COMMONEST = 0.1;
/** Lines of fewer words come back everywhere by chance. */
const FEWEST_WORDS_OF_A_LINE = 3;
const NOT_OF_A_LINE = /[।॥੦-੯]/gu;
/** What ends a chapter of the Dasam Granth: its title again, and that it is over. */
const COLOPHON = /^ਇਤਿ /u;

/**
 * How fast likeness of words becomes a score: a cosine of 0.10 is 40 (Good), of 0.24 is 70 (Excellent). Of all shabads
 * the median cosine is 0.18 with the nearest, 0.10 with the twentieth and 0.05 with the two hundredth.
 */
const STEEPNESS = 5;
/** What the same writer, and the same raag or composition, add to a cosine: little beside the words. */
const SAME_WRITER = 0.01;
const SAME_SECTION = 0.01;
/** Instead of infinity, which a shabad that repeats another word for word would be. */
const WHOLLY_ALIKE = 10;

/**
 * The terms of every shabad and the shabads of every term, as rows of one array each, weighed so that the weights of two
 * shabads multiply to their cosine.
 */
interface Vectors {
  readonly byShabad: Rows;
  readonly byTerm: Rows;
}

interface Rows {
  /** Row `n` is from `start[n]` up to `start[n + 1]`. */
  readonly start: Uint32Array;
  readonly columns: Uint32Array;
  readonly weights: Float64Array;
}

function rowsOf(rows: readonly (readonly (readonly [column: number, weight: number])[])[]): Rows {
  const entries = rows.flat();
  const start = new Uint32Array(rows.length + 1);
  rows.forEach((row, index) => (start[index + 1] = (start[index] ?? 0) + row.length));
  return {
    start,
    columns: Uint32Array.from(entries, ([column]) => column),
    weights: Float64Array.from(entries, ([, weight]) => weight),
  };
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function vectorsOf(documents: readonly (readonly string[])[]): Vectors {
  const counts = documents.map(countTerms);
  const frequency = countTerms(counts.flatMap((count) => [...count.keys()]));
  const most = documents.length * COMMONEST;
  const places = new Map<string, number>();
  for (const [term, shabads] of frequency) if (shabads > 1 && shabads <= most) places.set(term, places.size);
  const byTerm: [number, number][][] = Array.from(places, () => []);
  const byShabad = counts.map((count, shabad) => {
    const weighed = [...count].map(([term, occurrences]) => ({
      place: places.get(term),
      weight: (1 + Math.log(occurrences)) * Math.log(documents.length / (frequency.get(term) ?? 1)),
    }));
    // Words left out above count to the length: a shabad is not like another because one word is all that is left of it.
    const length = Math.hypot(...weighed.map(({ weight }) => weight)) || 1;
    return weighed.flatMap(({ place, weight }): [number, number][] => {
      if (place === undefined) return [];
      byTerm[place]?.push([shabad, weight / length]);
      return [[place, weight / length]];
    });
  });
  return { byShabad: rowsOf(byShabad), byTerm: rowsOf(byTerm) };
}

/** Writes the cosine of a shabad with every other into `cosines`. */
function compareWithAll({ byShabad, byTerm }: Vectors, shabad: ShabadIndex, cosines: Float64Array): void {
  cosines.fill(0);
  for (let at = byShabad.start[shabad] ?? 0; at < (byShabad.start[shabad + 1] ?? 0); at++) {
    const term = byShabad.columns[at] ?? 0;
    const weight = byShabad.weights[at] ?? 0;
    const end = byTerm.start[term + 1] ?? 0;
    for (let other = byTerm.start[term] ?? 0; other < end; other++) {
      const index = byTerm.columns[other] ?? 0;
      cosines[index] = (cosines[index] ?? 0) + weight * (byTerm.weights[other] ?? 0);
    }
  }
}

/** The lines that say something: without end marks and numbers, and without what only counts or closes (ਪਉੜੀ ੧੬). */
function spokenLines({ lines }: RelatedMaterial): string[] {
  return lines
    .map((line) => line.replace(NOT_OF_A_LINE, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line.includes(' ') && !COLOPHON.test(line));
}

/** Lines by the shabads that have them, and what each weighs: the more shabads have a line, the less it says. */
function sharedLines(linesByShabad: readonly (readonly string[])[]) {
  const shabadsOf = new Map<string, Set<ShabadIndex>>();
  const linesOf = linesByShabad.map((lines, shabad) => {
    const own = lines.filter((line) => line.split(' ').length >= FEWEST_WORDS_OF_A_LINE);
    for (const line of own) {
      const shabads = shabadsOf.get(line) ?? new Set<ShabadIndex>();
      shabadsOf.set(line, shabads.add(shabad));
    }
    return own;
  });
  const weightOf = (line: string): number =>
    Math.log(linesByShabad.length / (shabadsOf.get(line)?.size ?? 1));
  const totals = linesOf.map((lines) => lines.reduce((sum, line) => sum + weightOf(line), 0));
  /** The part of the shorter of two shabads that the other has word for word, for each that shares a line. */
  return (shabad: ShabadIndex): Map<ShabadIndex, number> => {
    const shared = new Map<ShabadIndex, number>();
    for (const line of new Set(linesOf[shabad])) {
      for (const other of shabadsOf.get(line) ?? [])
        shared.set(other, (shared.get(other) ?? 0) + weightOf(line));
    }
    shared.delete(shabad);
    for (const [other, weight] of shared) {
      const shorter = Math.min(totals[shabad] ?? 0, totals[other] ?? 0) || 1;
      shared.set(other, Math.min(1, weight / shorter));
    }
    return shared;
  };
}

/** The places of the greatest values, greatest first, those of equal ones in their order; none that is 0. */
function greatest(values: Float64Array, count: number): number[] {
  const found: number[] = [];
  let least = 0;
  values.forEach((value, index) => {
    if (value <= least) return;
    let place = found.length;
    while (place > 0 && (values[found[place - 1] ?? 0] ?? 0) < value) place--;
    found.splice(place, 0, index);
    if (found.length > count) found.pop();
    if (found.length === count) least = values[found[count - 1] ?? 0] ?? 0;
  });
  return found;
}

/**
 * The shabads most like each shabad, by the words they have in common, in Gurmukhi and in English translation, and by
 * the lines; see the README. A shabad of headings alone has none and is nobody's.
 */
export function buildRelated(material: readonly RelatedMaterial[]): RelatedShabad[][] {
  const lines = material.map(spokenLines);
  const words = vectorsOf(lines.map((own) => own.flatMap(gurmukhiStems)));
  const meanings = vectorsOf(material.map(({ translation }) => englishStems(translation)));
  const linesInCommon = sharedLines(lines);
  const byWords = new Float64Array(material.length);
  const byMeaning = new Float64Array(material.length);
  const likeness = new Float64Array(material.length);

  return material.map((own, shabad) => {
    compareWithAll(words, shabad, byWords);
    compareWithAll(meanings, shabad, byMeaning);
    const shared = linesInCommon(shabad);
    material.forEach((other, index) => {
      const inWords = byWords[index] ?? 0;
      if (index === shabad || inWords === 0) {
        likeness[index] = 0;
        return;
      }
      const hasBoth = own.translation !== '' && other.translation !== '';
      likeness[index] =
        STEEPNESS *
        ((hasBoth ? (inWords + (byMeaning[index] ?? 0)) / 2 : inWords) +
          (own.writerId === other.writerId ? SAME_WRITER : 0) +
          (own.sectionId === other.sectionId ? SAME_SECTION : 0));
    });
    // What is alike in words and what is alike in lines are two reasons: unlike is only what neither says.
    for (const [other, part] of shared)
      likeness[other] = Math.min(WHOLLY_ALIKE, (likeness[other] ?? 0) - Math.log(1 - part));
    return greatest(likeness, MOST_RELATED).map((other) => ({
      shabad: other,
      score: Math.max(1, Math.round(100 * (1 - Math.exp(-(likeness[other] ?? 0))))),
    }));
  });
}
