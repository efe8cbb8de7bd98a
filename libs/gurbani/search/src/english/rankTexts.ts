import type { LineIndex } from '@naad/gurbani-corpus';
import type { Slot } from './slots.ts';
import type { TranslationIndex } from './translationIndex.ts';

/** A found line, its layer and its score. */
export interface RankedLine {
  readonly line: LineIndex;
  readonly layer: number;
  readonly score: number;
  /** Score as a share of the ideal score. */
  readonly closeness: number;
}

export interface RankOptions {
  /** Layers to search; all by default. */
  readonly layers?: readonly number[];
  readonly accepts?: ((line: LineIndex) => boolean) | null;
  /** Maximum number of lines to return. */
  readonly limit: number;
}

/** Odds of a text's own words against the background: 0.9 to 0.1. */
const OWN_WORD_ODDS = 9;
/** Typical number of words in a text. */
const TYPICAL_LENGTH = 14;
/** Weight of adjacent query words that are adjacent in the text. */
const ADJACENCY_WEIGHT = 0.2;
/** Added to every length, or headings of one word would always win. */
const EXTRA_LENGTH = 1;
/** Number of texts per layer to score word by word. */
const MAX_SCORED = 300;
/** Terms in more than this share of the texts are too common to gather candidates. */
const MAX_TERM_SHARE = 0.12;
/** Maximum number of postings to read per query, rarest terms first. */
const MAX_POSTINGS = 50_000;
/** Assumed likelihood ratio of a word that no text has. */
const UNKNOWN_WORD_RATIO = 300_000;
const MAX_MEANINGS = 10;
/** Minimum strength of evidence for a word to count as covered. */
const MIN_COVERING_STRENGTH = 0.4;

/** Scores texts word by word against the slots of a query. */
export interface TextScorer {
  /** @param lineCount number of consecutive lines to read as one text; 1 by default */
  score(line: LineIndex, layer: number, lineCount?: number): number;
  /** Weighted share of the query that the text covers, 0 to 1, and number of words covered. */
  coverage(line: LineIndex, layer: number): { readonly coverage: number; readonly coveredWords: number };
  /** Score of a text with all the words and no others. */
  readonly ideal: number;
}

interface Reading {
  readonly slot: number;
  readonly ratio: number;
  readonly isItself: boolean;
  readonly strength: number;
}

/** Scores texts by the likelihood that someone with this text in mind would ask in these words. */
export function textScorer(index: TranslationIndex, slots: readonly Slot[]): TextScorer {
  // Index of each term's readings; most terms have none.
  const readingsIndex = new Uint16Array(index.termCount);
  const readings: Reading[][] = [[]];
  slots.forEach((slot, number) => {
    for (const [term, { ratio, kind, strength }] of slot.evidence) {
      const reading = { slot: number, ratio, isItself: kind !== 'meaning', strength };
      const position = readingsIndex[term] ?? 0;
      if (position > 0) readings[position]?.push(reading);
      else readingsIndex[term] = readings.push([reading]) - 1;
    }
  });
  const { termOf } = index;
  const sums = new Float64Array(slots.length);
  const scoreOfSum = (sum: number, length: number): number =>
    Math.log(1 + (OWN_WORD_ODDS * sum) / (length + EXTRA_LENGTH));
  let ideal = 0;
  let idealPair = 0;
  slots.forEach(({ evidence, weight, importance }, number) => {
    // A word in no text is a topic the texts don't cover.
    let most = evidence.size === 0 ? UNKNOWN_WORD_RATIO : 0;
    for (const { ratio } of evidence.values()) most = Math.max(most, ratio);
    ideal += importance * scoreOfSum(most, slots.length);
    if (number > 0) idealPair += Math.min(weight, slots[number - 1]?.weight ?? 0);
  });
  return {
    ideal: ideal + ADJACENCY_WEIGHT * idealPair,
    coverage(line, layerNumber) {
      const layer = index.layers[layerNumber];
      sums.fill(0);
      const end = layer?.starts[line + 1] ?? 0;
      for (let position = layer?.starts[line] ?? 0; position < end; position++) {
        const own = readingsIndex[termOf[layer?.words[position] ?? 0] ?? 0] ?? 0;
        if (own === 0) continue;
        for (const { slot, strength } of readings[own] ?? [])
          sums[slot] = Math.max(sums[slot] ?? 0, strength);
      }
      let settled = 0;
      let all = 0;
      let coveredWords = 0;
      slots.forEach(({ weight }, number) => {
        const strength = sums[number] ?? 0;
        settled += weight * strength;
        all += weight;
        if (strength >= MIN_COVERING_STRENGTH) coveredWords++;
      });
      return { coverage: all === 0 ? 0 : settled / all, coveredWords };
    },
    score(line, layerNumber, lineCount = 1) {
      const layer = index.layers[layerNumber];
      const start = layer?.starts[line] ?? 0;
      const end = layer?.starts[line + lineCount] ?? 0;
      if (layer === undefined || start === end) return 0;
      sums.fill(0);
      let pairs = 0;
      let before: readonly Reading[] | undefined;
      for (let position = start; position < end; position++) {
        const own = readingsIndex[termOf[layer.words[position] ?? 0] ?? 0] ?? 0;
        const found = own === 0 ? undefined : readings[own];
        if (found) {
          for (const { slot, ratio, isItself } of found) {
            sums[slot] = (sums[slot] ?? 0) + ratio;
            if (!isItself || slot === 0 || before === undefined) continue;
            for (const other of before) {
              if (!other.isItself || other.slot !== slot - 1) continue;
              pairs += Math.min(slots[slot]?.weight ?? 0, slots[slot - 1]?.weight ?? 0);
              break;
            }
          }
        }
        before = found;
      }
      let score = ADJACENCY_WEIGHT * Math.min(pairs, idealPair);
      slots.forEach(({ importance }, number) => {
        const sum = sums[number] ?? 0;
        if (sum > 0) score += importance * scoreOfSum(sum, end - start);
      });
      return score;
    },
  };
}

/** Number of histogram steps that replace sorting: one pass for any number of lines. */
const STEPS = 2048;

/**
 * The `count` lines with the highest scores, in no particular order.
 * @param lines the candidates, of which only the first `lineCount` are valid
 * @param highest the highest of their scores
 * @param steps scratch buffer as long as `lines`
 */
function best(
  lines: Uint32Array,
  lineCount: number,
  { scores, highest, steps }: { scores: Float32Array; highest: number; steps: Uint16Array },
  count: number,
): Uint32Array {
  if (lineCount <= count) return lines.slice(0, lineCount);
  const histogram = new Uint32Array(STEPS + 1);
  const scale = STEPS / highest;
  for (let position = 0; position < lineCount; position++) {
    const step = Math.min(STEPS, Math.floor((scores[lines[position] ?? 0] ?? 0) * scale));
    steps[position] = step;
    histogram[step] = (histogram[step] ?? 0) + 1;
  }
  let least = STEPS;
  let above = histogram[least] ?? 0;
  while (least > 0 && above < count) above += histogram[--least] ?? 0;
  // All lines above the lowest step, and as many of it as fit.
  let room = count - (above - (histogram[least] ?? 0));
  const selected = new Uint32Array(count);
  let size = 0;
  for (let position = 0; position < lineCount; position++) {
    const step = steps[position] ?? 0;
    if (step < least || (step === least && --room < 0)) continue;
    selected[size++] = lines[position] ?? 0;
  }
  return selected.subarray(0, size);
}

interface TermUse {
  readonly term: number;
  readonly worth: number;
}

/** Terms for gathering candidate lines, most valuable first; common terms only if there are no others. */
function usefulTerms(index: TranslationIndex, slots: readonly Slot[]): TermUse[] {
  const worthOf = new Map<number, number>();
  for (const { evidence, importance } of slots) {
    const meanings = [...evidence]
      .map(([term, { ratio, kind }]) => ({
        term,
        isMeaning: kind === 'meaning',
        worth: importance * Math.log(1 + (OWN_WORD_ODDS * ratio) / (TYPICAL_LENGTH + EXTRA_LENGTH)),
      }))
      .sort((a, b) => Number(a.isMeaning) - Number(b.isMeaning) || b.worth - a.worth);
    let taken = 0;
    for (const { term, isMeaning, worth } of meanings) {
      if (isMeaning && ++taken > MAX_MEANINGS) break;
      worthOf.set(term, Math.max(worth, worthOf.get(term) ?? 0));
    }
  }
  const all = [...worthOf].map(([term, worth]) => ({ term, worth })).sort((a, b) => b.worth - a.worth);
  const texts = (term: number): number => index.textsWith[term] ?? 0;
  const rare = all.filter(({ term }) => texts(term) <= MAX_TERM_SHARE * index.textCount);
  return rare.length > 0 ? rare : all.slice(0, 2);
}

/**
 * Creates the ranking of a language's texts: postings of rare terms give candidate lines a rough score, and the best
 * of these are scored word by word.
 */
export function createRanker(index: TranslationIndex) {
  const scores = new Float32Array(index.lineCount);
  const touched = new Uint32Array(index.lineCount);
  const steps = new Uint16Array(index.lineCount);
  return (slots: readonly Slot[], { layers, accepts = null, limit }: RankOptions): RankedLine[] => {
    const scorer = textScorer(index, slots);
    const terms = usefulTerms(index, slots);
    const found = new Map<LineIndex, RankedLine>();
    index.layers.forEach((layer, layerNumber) => {
      if (layers && !layers.includes(layerNumber)) return;
      const { postings, postingStarts, starts } = layer;
      let count = 0;
      let postingsRead = 0;
      for (const { term, worth } of terms) {
        const end = postingStarts[index.termStarts[term + 1] ?? 0] ?? 0;
        let position = postingStarts[index.termStarts[term] ?? 0] ?? 0;
        postingsRead += end - position;
        if (postingsRead > MAX_POSTINGS && count > 0) break;
        for (; position < end; position++) {
          const line = postings[position] ?? 0;
          const before = scores[line] ?? 0;
          if (before === 0) touched[count++] = line;
          scores[line] = before + worth;
        }
      }
      let size = 0;
      let highest = 0;
      for (let position = 0; position < count; position++) {
        const line = touched[position] ?? 0;
        if (accepts !== null && !accepts(line)) {
          scores[line] = 0;
          continue;
        }
        const length = (starts[line + 1] ?? 0) - (starts[line] ?? 0);
        // Long texts match more words by chance.
        const score = (scores[line] ?? 0) / (1 + 0.012 * length);
        scores[line] = score;
        if (score > highest) highest = score;
        touched[size++] = line;
      }
      for (const line of best(touched, size, { scores, highest, steps }, MAX_SCORED)) {
        const score = scorer.score(line, layerNumber);
        const known = found.get(line);
        if (known === undefined || known.score < score)
          found.set(line, {
            line,
            layer: layerNumber,
            score,
            closeness: score / scorer.ideal,
          });
      }
      for (let position = 0; position < size; position++) scores[touched[position] ?? 0] = 0;
    });
    return [...found.values()].sort((a, b) => b.score - a.score || a.line - b.line).slice(0, limit);
  };
}
