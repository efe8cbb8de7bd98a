import type { ShabadIndex } from '../positions.ts';
import type { SimilarShabad } from '../corpus.ts';

/** Endings of case, gender and number with their nasal marks: ਨਾਮੁ, ਨਾਮਿ and ਨਾਮੈ share one stem. */
const GURMUKHI_ENDING = /[ਿੁੂੀਾੇੈੋੌੰਂੱ]+$/u;
const GURMUKHI_LETTER = /[\u0A05-\u0A39\u0A59-\u0A5E\u0A72-\u0A74]/gu;
const ENGLISH_WORD = /[a-z]+/g;
const ENGLISH_ENDING = /(?:'s|ings?|edly|ed|ies|es|s|ly|ness|eth|est)$/;
/** Shorter stems would be shared by unrelated words. */
const MIN_ENGLISH_STEM = 3;

/** The stems of a line of Gurmukhi; words of one letter are skipped because they carry no meaning. */
export function gurmukhiStems(text: string): string[] {
  return text.split(' ').flatMap((word) => stemOf(word) ?? []);
}

function stemOf(word: string): string | null {
  const stem = word.replace(GURMUKHI_ENDING, '');
  return (stem.match(GURMUKHI_LETTER)?.length ?? 0) > 1 ? stem : null;
}

/** The stems of an English text. */
export function englishStems(text: string): string[] {
  return (text.toLowerCase().match(ENGLISH_WORD) ?? []).flatMap((word) => {
    const stem = word.replace(ENGLISH_ENDING, '');
    const term = stem.length >= MIN_ENGLISH_STEM ? stem : word;
    return term.length >= MIN_ENGLISH_STEM ? [term] : [];
  });
}

/** The parts of a shabad that are compared. */
export interface RelatedMaterial {
  /** Lines of verse in Unicode, without headings and invocations. */
  readonly lines: readonly string[];
  /** English translation of the same lines, or empty. */
  readonly translation: string;
  readonly writerId: number;
  readonly sectionId: number;
}

const MAX_RELATED = 20;
/** Words in a larger share of all shabads carry no information (ਹਰਿ, ਨਾਮੁ, Lord) and cost the most time. */
const MAX_TERM_SHARE = 0.1;
/** Shorter lines repeat everywhere by chance. */
const MIN_LINE_WORDS = 3;
const MARKS_AND_DIGITS = /[।॥੦-੯]/gu;
/** The colophon of a chapter in the Dasam Granth, which repeats its title. */
const COLOPHON = /^ਇਤਿ /u;

/**
 * Converts cosines to scores: a cosine of 0.10 scores 40 (Good), of 0.24 scores 70 (Excellent). The median cosine over
 * all shabads is 0.18 with the nearest, 0.10 with the twentieth and 0.05 with the two hundredth.
 */
const STEEPNESS = 5;
/** Added to the cosine for the same writer, and for the same raag or composition; small compared with the words. */
const SAME_WRITER = 0.01;
const SAME_SECTION = 0.01;
/** Number of shared words that are named as the reason. */
const MAX_SHARED_WORDS = 3;
/** Cosine of English translations that have rare words in common. */
const MIN_LIKENESS_IN_ENGLISH = 0.1;
/** Cap for a shabad that repeats another word for word, whose likeness would be infinite. */
const MAX_LIKENESS = 10;

/**
 * Sparse matrix of term weights, by shabad and by term, normalised so that the dot product of two shabads is their
 * cosine.
 */
interface Vectors {
  readonly byShabad: Rows;
  readonly byTerm: Rows;
  /** The terms by column. */
  readonly terms: readonly string[];
}

interface Rows {
  /** Row `n` spans `start[n]` up to `start[n + 1]`. */
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
  const maxShabads = documents.length * MAX_TERM_SHARE;
  const columns = new Map<string, number>();
  for (const [term, shabads] of frequency)
    if (shabads > 1 && shabads <= maxShabads) columns.set(term, columns.size);
  const byTerm: [number, number][][] = Array.from(columns, () => []);
  const byShabad = counts.map((count, shabad) => {
    const weighed = [...count].map(([term, occurrences]) => ({
      column: columns.get(term),
      weight: (1 + Math.log(occurrences)) * Math.log(documents.length / (frequency.get(term) ?? 1)),
    }));
    // Excluded words count towards the length: one remaining common word must not make two shabads alike.
    const length = Math.hypot(...weighed.map(({ weight }) => weight)) || 1;
    return weighed.flatMap(({ column, weight }): [number, number][] => {
      if (column === undefined) return [];
      byTerm[column]?.push([shabad, weight / length]);
      return [[column, weight / length]];
    });
  });
  return { byShabad: rowsOf(byShabad), byTerm: rowsOf(byTerm), terms: [...columns.keys()] };
}

/** Returns a function that finds the terms which contribute most to the cosine of a shabad and another. */
function sharedTerms({ byShabad, terms }: Vectors, shabad: ShabadIndex): (other: ShabadIndex) => string[] {
  const rowOf = (index: ShabadIndex) => {
    const [start, end] = [byShabad.start[index] ?? 0, byShabad.start[index + 1] ?? 0];
    return [...byShabad.columns.subarray(start, end)].map(
      (column, at) => [column, byShabad.weights[start + at] ?? 0] as const,
    );
  };
  const own = new Map(rowOf(shabad));
  return (other) =>
    rowOf(other)
      .map(([column, weight]) => ({ column, weight: weight * (own.get(column) ?? 0) }))
      .filter(({ weight }) => weight > 0)
      .sort((one, next) => next.weight - one.weight)
      .slice(0, MAX_SHARED_WORDS)
      .map(({ column }) => terms[column] ?? '');
}

/** Writes the cosines of a shabad with all others into `cosines`. */
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

/** The comparable lines, without end marks and digits; numbering (ਪਉੜੀ ੧੬) and colophons are dropped. */
function comparableLines({ lines }: RelatedMaterial): string[] {
  return lines
    .map((line) => line.replace(MARKS_AND_DIGITS, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line.includes(' ') && !COLOPHON.test(line));
}

interface SharedLines {
  /** Share of the shorter shabad that the other repeats word for word, from 0 to 1. */
  readonly part: number;
  /** Number of these lines. */
  readonly count: number;
}

/** Returns a function that finds the shabads sharing lines with a given one; rarer lines weigh more. */
function sharedLines(linesByShabad: readonly (readonly string[])[]) {
  const shabadsOf = new Map<string, Set<ShabadIndex>>();
  const linesOf = linesByShabad.map((lines, shabad) => {
    const longLines = lines.filter((line) => line.split(' ').length >= MIN_LINE_WORDS);
    for (const line of longLines) {
      const shabads = shabadsOf.get(line) ?? new Set<ShabadIndex>();
      shabadsOf.set(line, shabads.add(shabad));
    }
    return longLines;
  });
  const weightOf = (line: string): number =>
    Math.log(linesByShabad.length / (shabadsOf.get(line)?.size ?? 1));
  const totals = linesOf.map((lines) => lines.reduce((sum, line) => sum + weightOf(line), 0));
  return (shabad: ShabadIndex): Map<ShabadIndex, SharedLines> => {
    const shared = new Map<ShabadIndex, SharedLines>();
    for (const line of new Set(linesOf[shabad])) {
      for (const other of shabadsOf.get(line) ?? []) {
        const { part, count } = shared.get(other) ?? { part: 0, count: 0 };
        shared.set(other, { part: part + weightOf(line), count: count + 1 });
      }
    }
    shared.delete(shabad);
    for (const [other, { part: weight, count }] of shared) {
      const shorter = Math.min(totals[shabad] ?? 0, totals[other] ?? 0) || 1;
      shared.set(other, { part: Math.min(1, weight / shorter), count });
    }
    return shared;
  };
}

/** The first spelling of each stem in some lines. */
function spellingsOf(lines: readonly string[]): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const word of lines.flatMap((line) => line.split(' '))) {
    const stem = stemOf(word);
    if (stem !== null && !spellings.has(stem)) spellings.set(stem, word);
  }
  return spellings;
}

/** Indexes of the greatest positive values, in descending order; ties keep their order. */
function greatest(values: Float64Array, count: number): number[] {
  const found: number[] = [];
  let least = 0;
  values.forEach((value, index) => {
    if (value <= least) return;
    let rank = found.length;
    while (rank > 0 && (values[found[rank - 1] ?? 0] ?? 0) < value) rank--;
    found.splice(rank, 0, index);
    if (found.length > count) found.pop();
    if (found.length === count) least = values[found[count - 1] ?? 0] ?? 0;
  });
  return found;
}

/**
 * Finds the most similar shabads of each by shared words (Gurmukhi and English translation) and shared lines, with these
 * reasons; see the README. A shabad of headings alone has none and appears in no list.
 */
export function buildRelated(material: readonly RelatedMaterial[]): SimilarShabad[][] {
  const lines = material.map(comparableLines);
  const words = vectorsOf(lines.map((comparable) => comparable.flatMap(gurmukhiStems)));
  const meanings = vectorsOf(material.map(({ translation }) => englishStems(translation)));
  const linesInCommon = sharedLines(lines);
  const byWords = new Float64Array(material.length);
  const byMeaning = new Float64Array(material.length);
  const likeness = new Float64Array(material.length);

  return material.map((current, shabad) => {
    compareWithAll(words, shabad, byWords);
    compareWithAll(meanings, shabad, byMeaning);
    const shared = linesInCommon(shabad);
    material.forEach((other, index) => {
      const inWords = byWords[index] ?? 0;
      if (index === shabad || inWords === 0) {
        likeness[index] = 0;
        return;
      }
      const hasBoth = current.translation !== '' && other.translation !== '';
      likeness[index] =
        STEEPNESS *
        ((hasBoth ? (inWords + (byMeaning[index] ?? 0)) / 2 : inWords) +
          (current.writerId === other.writerId ? SAME_WRITER : 0) +
          (current.sectionId === other.sectionId ? SAME_SECTION : 0));
    });
    // Likeness in words and likeness in lines are independent reasons; either suffices.
    for (const [other, { part }] of shared)
      likeness[other] = Math.min(MAX_LIKENESS, (likeness[other] ?? 0) - Math.log(1 - part));
    const termsInCommon = sharedTerms(words, shabad);
    const spelling = spellingsOf(lines[shabad] ?? []);
    return greatest(likeness, MAX_RELATED).map((other) => ({
      shabad: other,
      score: Math.max(1, Math.round(100 * (1 - Math.exp(-(likeness[other] ?? 0))))),
      sharedLines: shared.get(other)?.count ?? 0,
      sharedWords: termsInCommon(other).map((stem) => spelling.get(stem) ?? stem),
      isAlikeInEnglish: (byMeaning[other] ?? 0) >= MIN_LIKENESS_IN_ENGLISH,
    }));
  });
}
