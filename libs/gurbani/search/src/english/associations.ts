import type { ColumnContent, Corpus, Pack, ShabadIndex } from '@naad/gurbani-corpus';
import { englishWords } from '../englishWords.ts';

/**
 * True for shabads of the half that weights are tuned and word meanings learnt on; figures are reported on the other
 * half only. The split is pseudo-random but fixed.
 */
export function isInTuningHalf(shabad: ShabadIndex): boolean {
  return Math.imul(shabad + 1, 0x9e3779b1) >>> 31 === 0;
}

/**
 * Words that different translators use for the same thing: `gracious` for `merciful`. Maps a term to the terms that
 * may express it, with their probability.
 */
export interface Associations {
  /**
   * Calls `each` with every term that may express `term`, and the probability that a text with it means `term` (0-1).
   */
  forEach(term: number, each: (other: number, probability: number) => void): void;
}

/** An empty table, to measure the benefit of the real one. */
export const NO_ASSOCIATIONS: Associations = { forEach: () => undefined };

const ROUNDS = 6;
const MIN_PROBABILITY = 0.01;
/** Pseudo-count: a word seen this often is trusted by half. */
const PSEUDO_COUNT = 2;
/** Maximum number of alternatives per term, likeliest first. */
const MAX_ALTERNATIVES = 48;
const SCALE = 65_535;

interface TextPair {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Term pairs of the two translations of every line of the tuning half, in both directions. */
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
 * Learns words with the same meaning from two independent translations of the same lines, on half of the shabads only.
 *
 * IBM model 1 (Brown et al., “The mathematics of statistical machine translation”, Computational Linguistics 19,
 * 1993): every word of one text is explained by a word of the other; expectation maximisation estimates the
 * probabilities.
 * @param terms every term of the index, in order
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
  const probability = new Float64Array(linkFrom.length).fill(1);
  const trusted = new Float64Array(linkFrom.length);
  for (let round = 0; round < ROUNDS; round++) {
    const counts = new Float64Array(linkFrom.length);
    let offset = 0;
    for (const { from, to } of pairs) {
      for (let word = 0; word < to.length; word++) {
        let sum = 0;
        for (let index = 0; index < from.length; index++) sum += probability[links[offset + index] ?? 0] ?? 0;
        for (let index = 0; index < from.length; index++) {
          const link = links[offset + index] ?? 0;
          counts[link] = (counts[link] ?? 0) + (probability[link] ?? 0) / sum;
        }
        offset += from.length;
      }
    }
    const sums = new Float64Array(size);
    counts.forEach((count, link) => {
      const from = linkFrom[link] ?? 0;
      sums[from] = (sums[from] ?? 0) + count;
    });
    for (let link = 0; link < probability.length; link++) {
      const sum = sums[linkFrom[link] ?? 0] ?? 1;
      probability[link] = (counts[link] ?? 0) / sum;
      trusted[link] = (counts[link] ?? 0) / (sum + PSEUDO_COUNT);
    }
  }
  const retained = [...probability.keys()]
    .filter((link) => (trusted[link] ?? 0) >= MIN_PROBABILITY)
    .sort((a, b) => (linkTo[a] ?? 0) - (linkTo[b] ?? 0) || (trusted[b] ?? 0) - (trusted[a] ?? 0));
  const starts = new Uint32Array(size + 1);
  for (const link of retained) {
    const term = (linkTo[link] ?? 0) + 1;
    starts[term] = (starts[term] ?? 0) + 1;
  }
  for (let term = 0; term < size; term++) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  return {
    meaningStarts: { kind: 'numbers', values: starts },
    meaningTerms: { kind: 'numbers', values: Uint16Array.from(retained, (link) => linkFrom[link] ?? 0) },
    meaningChances: {
      kind: 'numbers',
      values: Uint16Array.from(retained, (link) => Math.round((trusted[link] ?? 0) * SCALE)),
    },
  };
}

/** Opens the columns of {@link learnAssociations}. */
export function openAssociations(pack: Pack): Associations {
  const starts = pack.numbers32('meaningStarts');
  const terms = pack.numbers16('meaningTerms');
  const chances = pack.numbers16('meaningChances');
  return {
    forEach(term, each) {
      const start = starts[term] ?? 0;
      const end = Math.min(starts[term + 1] ?? 0, start + MAX_ALTERNATIVES);
      for (let position = start; position < end; position++)
        each(terms[position] ?? 0, (chances[position] ?? 0) / SCALE);
    },
  };
}
