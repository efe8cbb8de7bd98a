import type { LineIndex } from '@naad/gurbani-corpus';
import type { Slot } from './slots.ts';
import type { TranslationIndex } from './translationIndex.ts';

/** A line found, by which layer's text, and how well. */
export interface RankedLine {
  readonly line: LineIndex;
  readonly layer: number;
  readonly score: number;
  /** The score as a share of what a text with all the words and no others would have. */
  readonly closeness: number;
}

export interface RankOptions {
  /** Layers that are looked into; all unless told. */
  readonly layers?: readonly number[];
  readonly accepts?: ((line: LineIndex) => boolean) | null;
  /** At most this many lines come back. */
  readonly limit: number;
}

/** How much a text's own words count against what any text might say: 0.9 to 0.1. */
const TRUST = 9;
/** Words of a text that is as long as most. */
const USUAL_LENGTH = 14;
/** How much two words of the query that follow each other in the text count, beside the words. */
const NEIGHBOURS = 0.2;
/** Every text is taken for a word longer than it is, or headings of one word would always win. */
const EXTRA_LENGTH = 1;
/** So many texts are looked at closely. */
const CLOSELY = 300;
/** Terms in more than this share of the texts find nothing by themselves. */
const FREQUENT = 0.12;
/** So many places of lists are read for one query, the most telling first. */
const MOST_PLACES = 50_000;
/** How much likelier a word that no text has would be in a text that has it. */
const UNHEARD_OF = 300_000;
const MOST_MEANINGS = 10;

/** Reads texts word by word against the slots of a query. */
export interface TextScorer {
  score(line: LineIndex, layer: number): number;
  /** The share of the query that the text settles, words weighed by how much they tell: 0 to 1. */
  coverage(line: LineIndex, layer: number): number;
  /** The score of a text with all the words and no others. */
  readonly ideal: number;
}

interface Reading {
  readonly slot: number;
  readonly ratio: number;
  readonly isItself: boolean;
  readonly strength: number;
}

/** Scores texts by how likely somebody who has the text in mind would ask in these words. */
export function textScorer(index: TranslationIndex, slots: readonly Slot[]): TextScorer {
  // By term, where its readings are in the list: terms are few, and most words of a text have none.
  const placeOfTerm = new Uint16Array(index.termCount);
  const readings: Reading[][] = [[]];
  slots.forEach((slot, number) => {
    for (const [term, { ratio, kind, strength }] of slot.evidence) {
      const reading = { slot: number, ratio, isItself: kind !== 'meaning', strength };
      const place = placeOfTerm[term] ?? 0;
      if (place > 0) readings[place]?.push(reading);
      else placeOfTerm[term] = readings.push([reading]) - 1;
    }
  });
  const { termOf } = index;
  const sums = new Float64Array(slots.length);
  const scoreOfSum = (sum: number, length: number): number =>
    Math.log(1 + (TRUST * sum) / (length + EXTRA_LENGTH));
  let ideal = 0;
  let idealPair = 0;
  slots.forEach(({ evidence, weight }, number) => {
    // A word that no text has is something the texts do not speak of.
    let most = evidence.size === 0 ? UNHEARD_OF : 0;
    for (const { ratio } of evidence.values()) most = Math.max(most, ratio);
    ideal += scoreOfSum(most, slots.length);
    if (number > 0) idealPair += Math.min(weight, slots[number - 1]?.weight ?? 0);
  });
  return {
    ideal: ideal + NEIGHBOURS * idealPair,
    coverage(line, layerNumber) {
      const layer = index.layers[layerNumber];
      sums.fill(0);
      const end = layer?.starts[line + 1] ?? 0;
      for (let place = layer?.starts[line] ?? 0; place < end; place++) {
        const own = placeOfTerm[termOf[layer?.words[place] ?? 0] ?? 0] ?? 0;
        if (own === 0) continue;
        for (const { slot, strength } of readings[own] ?? [])
          sums[slot] = Math.max(sums[slot] ?? 0, strength);
      }
      let settled = 0;
      let all = 0;
      slots.forEach(({ weight }, number) => {
        settled += weight * (sums[number] ?? 0);
        all += weight;
      });
      return all === 0 ? 0 : settled / all;
    },
    score(line, layerNumber) {
      const layer = index.layers[layerNumber];
      const start = layer?.starts[line] ?? 0;
      const end = layer?.starts[line + 1] ?? 0;
      if (layer === undefined || start === end) return 0;
      sums.fill(0);
      let pairs = 0;
      let before: readonly Reading[] | undefined;
      for (let place = start; place < end; place++) {
        const own = placeOfTerm[termOf[layer.words[place] ?? 0] ?? 0] ?? 0;
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
      let score = NEIGHBOURS * Math.min(pairs, idealPair);
      for (const sum of sums) if (sum > 0) score += scoreOfSum(sum, end - start);
      return score;
    },
  };
}

/** Scores are told apart in so many steps, not sorted: one pass whatever their number. */
const STEPS = 2048;

/**
 * The `count` lines of the highest scores, in no order.
 * @param lines the lines, of which the first `lineCount` count
 * @param highest the highest of their scores
 * @param steps as long as `lines`, written over
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
  for (let place = 0; place < lineCount; place++) {
    const step = Math.min(STEPS, Math.floor((scores[lines[place] ?? 0] ?? 0) * scale));
    steps[place] = step;
    histogram[step] = (histogram[step] ?? 0) + 1;
  }
  let least = STEPS;
  let above = histogram[least] ?? 0;
  while (least > 0 && above < count) above += histogram[--least] ?? 0;
  // All above the least step, and as many of it as there is room for.
  let room = count - (above - (histogram[least] ?? 0));
  const kept = new Uint32Array(count);
  let size = 0;
  for (let place = 0; place < lineCount; place++) {
    const step = steps[place] ?? 0;
    if (step < least || (step === least && --room < 0)) continue;
    kept[size++] = lines[place] ?? 0;
  }
  return kept.subarray(0, size);
}

interface TermUse {
  readonly term: number;
  readonly worth: number;
}

/** Terms that lines are looked for by, the most telling first; frequent ones only where there are no others. */
function usefulTerms(index: TranslationIndex, slots: readonly Slot[]): TermUse[] {
  const worthOf = new Map<number, number>();
  for (const { evidence } of slots) {
    const meanings = [...evidence]
      .map(([term, { ratio, kind }]) => ({
        term,
        isMeaning: kind === 'meaning',
        worth: Math.log(1 + (TRUST * ratio) / (USUAL_LENGTH + EXTRA_LENGTH)),
      }))
      .sort((a, b) => Number(a.isMeaning) - Number(b.isMeaning) || b.worth - a.worth);
    let taken = 0;
    for (const { term, isMeaning, worth } of meanings) {
      if (isMeaning && ++taken > MOST_MEANINGS) break;
      worthOf.set(term, Math.max(worth, worthOf.get(term) ?? 0));
    }
  }
  const all = [...worthOf].map(([term, worth]) => ({ term, worth })).sort((a, b) => b.worth - a.worth);
  const texts = (term: number): number => index.textsWith[term] ?? 0;
  const telling = all.filter(({ term }) => texts(term) <= FREQUENT * index.textCount);
  return telling.length > 0 ? telling : all.slice(0, 2);
}

/**
 * Makes the ranking of a language's texts: lines are gathered from the lists of telling terms with a rough score, and
 * the best of them are read word by word.
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
      let places = 0;
      for (const { term, worth } of terms) {
        const end = postingStarts[index.termStarts[term + 1] ?? 0] ?? 0;
        let place = postingStarts[index.termStarts[term] ?? 0] ?? 0;
        places += end - place;
        if (places > MOST_PLACES && count > 0) break;
        for (; place < end; place++) {
          const line = postings[place] ?? 0;
          const before = scores[line] ?? 0;
          if (before === 0) touched[count++] = line;
          scores[line] = before + worth;
        }
      }
      let size = 0;
      let highest = 0;
      for (let place = 0; place < count; place++) {
        const line = touched[place] ?? 0;
        if (accepts !== null && !accepts(line)) {
          scores[line] = 0;
          continue;
        }
        const length = (starts[line + 1] ?? 0) - (starts[line] ?? 0);
        // A long text has many words by chance.
        const score = (scores[line] ?? 0) / (1 + 0.012 * length);
        scores[line] = score;
        if (score > highest) highest = score;
        touched[size++] = line;
      }
      for (const line of best(touched, size, { scores, highest, steps }, CLOSELY)) {
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
      for (let place = 0; place < size; place++) scores[touched[place] ?? 0] = 0;
    });
    return [...found.values()].sort((a, b) => b.score - a.score || a.line - b.line).slice(0, limit);
  };
}
