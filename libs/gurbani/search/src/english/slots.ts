import type { Associations } from './associations.ts';
import type { TranslationIndex } from './translationIndex.ts';

/** How a term of a text stands for a word of the query. */
export type EvidenceKind = 'word' | 'unfinished' | 'typo' | 'meaning';

/** A term that stands for a word of the query. */
export interface Evidence {
  readonly kind: EvidenceKind;
  /** How much likelier the query's word is in a text that has the term: chance there over chance anywhere. */
  readonly ratio: number;
  /** How far the term settles the word: 1 is the word itself. */
  readonly strength: number;
}

/** One word of a query, and all that stands for it. */
export interface Slot {
  /** As typed, lower case. */
  readonly text: string;
  /** It may be only the beginning of a word. */
  readonly isUnfinished: boolean;
  /** It is known as it stands, or as a beginning; otherwise {@link terms} are what may have been meant. */
  readonly isKnown: boolean;
  /** Terms that are the word itself, or what was meant if it is unfinished or mistyped. */
  readonly terms: ReadonlySet<number>;
  readonly evidence: ReadonlyMap<number, Evidence>;
  /** What the word tells when it is found, relative to other words. */
  readonly weight: number;
}

/** Share of belief in the word itself; the rest in words that mean the same. */
const ITSELF = 0.3;
/** Shorter words have too many neighbours for a slip to tell anything. */
const LEAST_LETTERS_WITH_A_SLIP = 4;
const MOST_ALTERNATIVES = 12;
/** A word in no more texts than this, with a neighbour in this many times more, is taken for a slip too. */
const RARE = 2;
const OVERWHELMING = 40;

/** How far a word is settled by what was found for it; for what means the same, at most. */
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
  /** The word may be only the beginning of one. */
  readonly isUnfinished: boolean;
}

/** Terms of words, the most frequent first, weighed by how frequent they are. */
function weighed(index: TranslationIndex, words: readonly number[], kind: EvidenceKind): Alternative[] {
  const terms = [...new Set(words.map((word) => index.termOf[word] ?? 0))];
  const textsWith = (term: number): number => index.textsWith[term] ?? 0;
  terms.sort((a, b) => textsWith(b) - textsWith(a) || a - b);
  const most = Math.max(1, textsWith(terms[0] ?? 0));
  return terms
    .slice(0, MOST_ALTERNATIVES)
    .map((term) => ({ term, weight: Math.sqrt(textsWith(term) / most), kind }));
}

function alternativesOf(index: TranslationIndex, text: string, { isUnfinished }: SlotOptions): Alternative[] {
  const term = index.term(text);
  const slips = (): Alternative[] =>
    text.length < LEAST_LETTERS_WITH_A_SLIP ? [] : weighed(index, index.near(text), 'typo');
  if (term !== null) {
    const texts = index.textsWith[term] ?? 0;
    const itself: Alternative = { term, weight: 1, kind: 'word' };
    if (texts > RARE) return [itself];
    const likelier = slips().filter((slip) => (index.textsWith[slip.term] ?? 0) >= texts * OVERWHELMING);
    return [itself, ...likelier.filter((slip) => slip.term !== term)];
  }
  if (isUnfinished && text.length > 1) {
    const words = index.beginningWith(text);
    if (words.length > 0) return weighed(index, words, 'unfinished');
  }
  return slips();
}

/** Makes a slot of a word of the query. */
export function makeSlot(
  index: TranslationIndex,
  associations: Associations,
  text: string,
  options: SlotOptions,
): Slot {
  const alternatives = alternativesOf(index, text, options);
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
    const own = (ITSELF * part) / share;
    add(term, own, kind, STRENGTHS[kind]);
    weight = Math.max(weight, Math.log(1 + index.textCount / (1 + (index.textsWith[term] ?? 0))));
    if (part < 1) continue;
    associations.forEach(term, (other, chance) => {
      const ratio = ((1 - ITSELF) * chance) / share;
      if (other === term) add(term, own + ratio, kind, STRENGTHS[kind]);
      else add(other, ratio, 'meaning', Math.min(STRENGTHS.meaning, 2 * chance));
    });
  }
  const isKnown = alternatives.some(({ kind }) => kind !== 'typo');
  return {
    text,
    ...options,
    isKnown,
    terms: new Set(alternatives.map(({ term }) => term)),
    evidence,
    weight,
  };
}
