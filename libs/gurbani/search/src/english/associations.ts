import type { ColumnContent, Corpus, Pack } from '@naad/gurbani-corpus';
import { englishWords } from '../englishWords.ts';
import { isInTuningHalf } from './isInTuningHalf.ts';

/**
 * Words of one translator that stand where another has other words: `gracious` where the other says `merciful`. For a
 * term, the terms of a text that may stand for it, and how likely.
 */
export interface Associations {
  /** Calls `each` with every term that may stand for `term`, and the chance that a text with it means `term` (0-1). */
  forEach(term: number, each: (other: number, chance: number) => void): void;
}

/** The table of a product without one, to measure what it brings. */
export const NO_ASSOCIATIONS: Associations = { forEach: () => undefined };

const ROUNDS = 6;
const LEAST_CHANCE = 0.01;
/** Times a word must be seen before half of what it seems to mean is believed. */
const DOUBT = 2;
/** Of all that may stand for a term, the likeliest so many are looked at. */
const MOST_OTHERS = 48;
const SCALE = 65_535;

interface TextPair {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Terms of the translations of every line of the half that is learnt on, once each way. */
function readPairs(
  corpus: Corpus,
  fold: (word: string) => string,
  numberOf: ReadonlyMap<string, number>,
): TextPair[] {
  const pairs: TextPair[] = [];
  const termsOf = (text: string | null): number[] =>
    englishWords(text ?? '').map((word) => numberOf.get(fold(word)) ?? 0);
  for (let line = 0; line < corpus.lineCount; line++) {
    if (!isInTuningHalf(corpus.line(line).shabadIndex)) continue;
    const [one, other] = [
      termsOf(corpus.translation(line, 'en.ssk')),
      termsOf(corpus.translation(line, 'en.ms')),
    ];
    if (one.length === 0 || other.length === 0) continue;
    pairs.push({ from: one, to: other }, { from: other, to: one });
  }
  return pairs;
}

/**
 * Learns which words mean the same from two independent translations of the same lines, half of the shabads only.
 *
 * IBM model 1 (Brown et al., “The mathematics of statistical machine translation”, Computational Linguistics 19, 1993):
 * every word of one text is explained by a word of the other; expectation maximisation finds how likely each is.
 * @param terms every term of the index, in its order
 */
export function learnAssociations(
  corpus: Corpus,
  fold: (word: string) => string,
  terms: readonly string[],
): Record<string, ColumnContent> {
  const numberOf = new Map(terms.map((term, index) => [term, index]));
  const pairs = readPairs(corpus, fold, numberOf);
  const size = terms.length;
  const linkOf = new Map<number, number>();
  const linkFrom: number[] = [];
  const linkTo: number[] = [];
  let total = 0;
  for (const { from, to } of pairs) total += from.length * to.length;
  const links = new Uint32Array(total);
  let next = 0;
  for (const { from, to } of pairs) {
    for (const f of to) {
      for (const e of from) {
        const key = e * size + f;
        let link = linkOf.get(key);
        if (link === undefined) {
          link = linkFrom.length;
          linkOf.set(key, link);
          linkFrom.push(e);
          linkTo.push(f);
        }
        links[next++] = link;
      }
    }
  }
  const chance = new Float64Array(linkFrom.length).fill(1);
  const trusted = new Float64Array(linkFrom.length);
  for (let round = 0; round < ROUNDS; round++) {
    const counts = new Float64Array(linkFrom.length);
    let place = 0;
    for (const { from, to } of pairs) {
      for (let word = 0; word < to.length; word++) {
        let sum = 0;
        for (let index = 0; index < from.length; index++) sum += chance[links[place + index] ?? 0] ?? 0;
        for (let index = 0; index < from.length; index++) {
          const link = links[place + index] ?? 0;
          counts[link] = (counts[link] ?? 0) + (chance[link] ?? 0) / sum;
        }
        place += from.length;
      }
    }
    const sums = new Float64Array(size);
    counts.forEach((count, link) => {
      const from = linkFrom[link] ?? 0;
      sums[from] = (sums[from] ?? 0) + count;
    });
    for (let link = 0; link < chance.length; link++) {
      const sum = sums[linkFrom[link] ?? 0] ?? 1;
      chance[link] = (counts[link] ?? 0) / sum;
      trusted[link] = (counts[link] ?? 0) / (sum + DOUBT);
    }
  }
  const kept = [...chance.keys()]
    .filter((link) => (trusted[link] ?? 0) >= LEAST_CHANCE)
    .sort((a, b) => (linkTo[a] ?? 0) - (linkTo[b] ?? 0) || (trusted[b] ?? 0) - (trusted[a] ?? 0));
  const starts = new Uint32Array(size + 1);
  for (const link of kept) {
    const term = (linkTo[link] ?? 0) + 1;
    starts[term] = (starts[term] ?? 0) + 1;
  }
  for (let term = 0; term < size; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  return {
    meaningStarts: { kind: 'numbers', values: starts },
    meaningTerms: { kind: 'numbers', values: Uint16Array.from(kept, (link) => linkFrom[link] ?? 0) },
    meaningChances: {
      kind: 'numbers',
      values: Uint16Array.from(kept, (link) => Math.round((trusted[link] ?? 0) * SCALE)),
    },
  };
}

/** Opens what {@link learnAssociations} made. */
export function openAssociations(pack: Pack): Associations {
  const starts = pack.numbers32('meaningStarts');
  const terms = pack.numbers16('meaningTerms');
  const chances = pack.numbers16('meaningChances');
  return {
    forEach(term, each) {
      const start = starts[term] ?? 0;
      const end = Math.min(starts[term + 1] ?? 0, start + MOST_OTHERS);
      for (let place = start; place < end; place++) each(terms[place] ?? 0, (chances[place] ?? 0) / SCALE);
    },
  };
}
