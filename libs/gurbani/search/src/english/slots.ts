import type { Associations } from './associations.ts';
import { englishOfPanjabi } from './englishOfPanjabi.ts';
import type { TranslationIndex } from './translationIndex.ts';

/** Kind of evidence that a term of a text gives for a word of the query. */
export type EvidenceKind = 'word' | 'unfinished' | 'typo' | 'meaning';

/** Evidence that a term of a text gives for a word of the query. */
export interface Evidence {
  readonly kind: EvidenceKind;
  /** Likelihood ratio of the query's word: probability in a text with the term over probability anywhere. */
  readonly ratio: number;
  /** Degree to which the term covers the word; 1 for the word itself. */
  readonly strength: number;
}

/** One word of a query, and all evidence for it. */
export interface Slot {
  /** As typed, in lower case. */
  readonly text: string;
  /** True if it may be only the beginning of a word. */
  readonly isUnfinished: boolean;
  /** True for a known word or beginning; otherwise {@link terms} are guesses. */
  readonly isKnown: boolean;
  /** Terms of the word itself, or of its completions or corrections. */
  readonly terms: ReadonlySet<number>;
  readonly evidence: ReadonlyMap<number, Evidence>;
  /** Weight of the word relative to others. */
  readonly weight: number;
  /** True for a word that supports a match without deciding it; false for each word of a text of such words alone. */
  readonly isStopWord: boolean;
  /** Factor of the word's part in the score, 1 for most words. */
  readonly importance: number;
}

/** Probability share of the word itself; the rest goes to words with the same meaning. */
const SELF_SHARE = 0.3;
/** Shorter words are too close to too many others for a typo to be guessed. */
const MIN_LETTERS_FOR_TYPO = 4;
const MAX_ALTERNATIVES = 12;
/** A word in no more texts than this may be a typo too, if a neighbour is in this many times more. */
const RARE = 2;
const TYPO_RATIO = 40;

/** Coverage of a word by kind of evidence; for words with the same meaning the maximum. */
const STRENGTHS: Readonly<Record<EvidenceKind, number>> = {
  word: 1,
  unfinished: 0.8,
  typo: 0.5,
  meaning: 0.8,
};

interface Alternative {
  readonly term: number;
  readonly weight: number;
  readonly kind: EvidenceKind;
}

interface SlotOptions {
  /** True if the word may be only the beginning of one. */
  readonly isUnfinished: boolean;
  /** As {@link Slot.isStopWord}; false by default. */
  readonly isStopWord?: boolean;
  /** True to match translators' words for a Panjabi word; false by default. */
  readonly isInSentence?: boolean;
  /** Factor of the weight, for words that matter less than others; 1 by default. */
  readonly importance?: number;
}

/** Likelihood of a translator's word for a Panjabi word relative to the word itself. */
const PANJABI_WEIGHT = 0.9;

/** Terms of words, most frequent first, weighted by frequency. */
function weighted(index: TranslationIndex, words: readonly number[], kind: EvidenceKind): Alternative[] {
  const terms = [...new Set(words.map((word) => index.termOf[word] ?? 0))];
  const textsWith = (term: number): number => index.textsWith[term] ?? 0;
  terms.sort((a, b) => textsWith(b) - textsWith(a) || a - b);
  const most = Math.max(1, textsWith(terms[0] ?? 0));
  return terms
    .slice(0, MAX_ALTERNATIVES)
    .map((term) => ({ term, weight: Math.sqrt(textsWith(term) / most), kind }));
}

/** Terms of the translators for a Panjabi word. */
function panjabiAlternatives(index: TranslationIndex, text: string): Alternative[] {
  const terms = englishOfPanjabi(text).map((word) => index.term(word));
  return [...new Set(terms)]
    .filter((term) => term !== null && term !== index.term(text))
    .map((term) => ({ term: term ?? 0, weight: PANJABI_WEIGHT, kind: 'meaning' }));
}

function alternativesOf(
  index: TranslationIndex,
  text: string,
  { isUnfinished, isInSentence }: Pick<SlotOptions, 'isUnfinished' | 'isInSentence'>,
): Alternative[] {
  const term = index.term(text);
  const panjabi = isInSentence ? panjabiAlternatives(index, text) : [];
  if (panjabi.length > 0) return term === null ? panjabi : [{ term, weight: 1, kind: 'word' }, ...panjabi];
  const typos = (): Alternative[] =>
    text.length < MIN_LETTERS_FOR_TYPO ? [] : weighted(index, index.near(text), 'typo');
  if (term !== null) {
    const texts = index.textsWith[term] ?? 0;
    const itself: Alternative = { term, weight: 1, kind: 'word' };
    if (texts > RARE) return [itself];
    const likelier = typos().filter((typo) => (index.textsWith[typo.term] ?? 0) >= texts * TYPO_RATIO);
    return [itself, ...likelier.filter((typo) => typo.term !== term)];
  }
  if (isUnfinished && text.length > 1) {
    const words = index.beginningWith(text);
    if (words.length > 0) return weighted(index, words, 'unfinished');
  }
  return typos();
}

/** Builds the slot of a word of the query. */
export function makeSlot(
  index: TranslationIndex,
  associations: Associations,
  text: string,
  { isUnfinished, isStopWord = false, isInSentence = false, importance = 1 }: SlotOptions,
): Slot {
  const alternatives = alternativesOf(index, text, { isUnfinished, isInSentence });
  const evidence = new Map<number, Evidence>();
  const add = (term: number, ratio: number, kind: EvidenceKind, strength: number): void => {
    const before = evidence.get(term);
    evidence.set(term, {
      kind: before && before.kind !== 'meaning' ? before.kind : kind,
      ratio: Math.max(ratio, before?.ratio ?? 0),
      strength: Math.max(strength, before?.strength ?? 0),
    });
  };
  let weight = alternatives.length === 0 ? Math.log(1 + index.textCount) : 0;
  for (const { term, weight: part, kind } of alternatives) {
    const share = Math.max(index.shareOf[term] ?? 0, 1e-7);
    const own = (SELF_SHARE * part) / share;
    add(term, own, kind, STRENGTHS[kind]);
    weight = Math.max(weight, Math.log(1 + index.textCount / (1 + (index.textsWith[term] ?? 0))));
    if (part < 1) continue;
    associations.forEach(term, (other, probability) => {
      const ratio = ((1 - SELF_SHARE) * probability) / share;
      if (other === term) add(term, own + ratio, kind, STRENGTHS[kind]);
      else add(other, ratio, 'meaning', Math.min(STRENGTHS.meaning, 2 * probability));
    });
  }
  const isKnown = alternatives.some(({ kind }) => kind !== 'typo');
  return {
    text,
    isUnfinished,
    isStopWord,
    isKnown,
    terms: new Set(alternatives.map(({ term }) => term)),
    evidence,
    weight: weight * importance,
    importance,
  };
}
