import type { LineIndex } from '@naad/gurbani-corpus';
import type { SayingOrigin } from './sayings.ts';

/** Form in which a passage quotes a line: its own script, another script, Latin letters, or a translation. */
export const QUOTE_FORMS = ['gurmukhi', 'devanagari', 'shahmukhi', 'romanized', 'translation'] as const;
export type QuoteForm = (typeof QUOTE_FORMS)[number];

/**
 * `authentic`: letter for letter, as far as the form distinguishes letters; spaces, pauses and end marks don't count.
 * `variant`: the same words, but with signs missing or added that people omit (nukta, nasal signs, addak, sihari,
 * aunkar, the virama under a joined letter), or spelled in its own way where there is no standard: in Latin letters, and
 * Persian in Gurmukhi. `modern`: the same words in the spelling of today's Punjabi. `altered`: a known line with changed
 * letters, or with words changed, added or missing. `notFound`: no line comes close.
 */
export const QUOTE_VERDICTS = ['authentic', 'variant', 'modern', 'altered', 'notFound'] as const;
export type QuoteVerdict = (typeof QUOTE_VERDICTS)[number];

/** Part of a text, in UTF-16 indexes; `end` is exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** About a word of a passage aligned with the scripture. */
export interface QuotePiece {
  readonly kind: 'same' | 'spelling' | 'changed' | 'added' | 'missing';
  /** Text in the passage; empty if the word is missing there. */
  readonly quoted: string;
  /** Text in the scripture; empty if the word was added. */
  readonly scripture: string;
  /** Spans that differ; always whole akhars, so that a sign is shown with its letter. */
  readonly quotedMarks: readonly TextSpan[];
  readonly scriptureMarks: readonly TextSpan[];
}

/** A page that the text names as a passage's source. */
export interface JudgedPage {
  readonly from: number;
  /** Equal to `from` for a single page. */
  readonly to: number;
  readonly isRight: boolean;
}

/** A checked piece of a pasted text. */
export interface QuotePassage {
  /** As pasted. */
  readonly text: string;
  readonly verdict: QuoteVerdict;
  /** Null if not found. */
  readonly form: QuoteForm | null;
  /** Translator key in the corpus catalogue; null if it isn't a translation. */
  readonly translator: string | null;
  /** The lines it is from, in order; empty if not found. */
  readonly lines: readonly LineIndex[];
  /** True if the lines are complete, from first word to last. */
  readonly isWhole: boolean;
  /** Other lines where the same passage begins, at most five. */
  readonly elsewhere: readonly LineIndex[];
  /** The passage compared with the scripture; empty if authentic or not found. */
  readonly pieces: readonly QuotePiece[];
  /** Null if the text names no page or the passage wasn't found. */
  readonly namedPage: JudgedPage | null;
  /** A well-known saying that isn't scripture; null for other text and for lines. */
  readonly saying: SayingOrigin | null;
}

/**
 * Reason that text wasn't checked. `passage`: this passage alone exceeded its time limit. `text`: the text before it
 * used up the time limit or the maximum number of passages.
 */
export const UNCHECKED_REASONS = ['passage', 'text'] as const;
export type UncheckedReason = (typeof UNCHECKED_REASONS)[number];

/** CPU time limits of a check, in milliseconds. */
export interface CheckBudget {
  /** CPU time spent on the check so far. */
  spentMs(): number;
  readonly passageMs: number;
  readonly textMs: number;
}

/** A step of a check: a pause in which the caller may serve others, a checked passage, or unchecked text. */
export type CheckStep =
  | { readonly kind: 'pause' }
  | { readonly kind: 'passage'; readonly passage: QuotePassage }
  | { readonly kind: 'unchecked'; readonly text: string; readonly reason: UncheckedReason };

/** A quotation found verbatim in the scripture or in a translation. */
export interface VerifiedQuotation {
  readonly form: QuoteForm;
  readonly lines: readonly LineIndex[];
  readonly translator: string | null;
}

export interface VerifyOptions {
  /** Lines it may be from; by default any. */
  readonly among?: readonly LineIndex[];
}

/** Checks whether texts are scripture; never throws, whatever was pasted. */
export interface QuoteChecker {
  /**
   * The passages of a text, in order: the text between line ends and end marks, without messenger headers. A passage
   * that isn't found as a whole is cut at its marks, then into sentences.
   */
  check(text: string): readonly QuotePassage[];
  /**
   * The same in steps of a few milliseconds each. Passages beyond the budget are returned unchecked; no verdict rests
   * on unfinished work.
   */
  steps(text: string, budget: CheckBudget): Iterable<CheckStep>;
  /** Verifies a quotation; null unless every passage is authentic. */
  verifyQuotation(text: string, options?: VerifyOptions): VerifiedQuotation | null;
}

/**
 * Work that pauses regularly, so that its caller can serve others or cancel it. A pause yields `setup` if the work
 * before it was one-time setup, not work on this text.
 */
export type Steps<Result> = Generator<'setup' | undefined, Result, undefined>;

/** Runs the work to its end without pausing. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
