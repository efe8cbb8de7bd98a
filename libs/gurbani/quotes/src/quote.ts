import type { LineIndex } from '@naad/gurbani-corpus';

/** In what a passage quotes a line: its own script, another script, Latin letters, or somebody's translation. */
export const QUOTE_FORMS = ['gurmukhi', 'devanagari', 'shahmukhi', 'romanized', 'translation'] as const;
export type QuoteForm = (typeof QUOTE_FORMS)[number];

/**
 * `authentic`: letter for letter, as far as the form tells letters apart; spaces, pauses and end marks do not count.
 * `variant`: the same words, of which some lack or have a sign that people leave out (nukta, nasal signs, addak, sihari,
 * aunkar, the virama under a joined letter). `altered`: a known line with other letters, or words changed, added or left
 * out. `notFound`: no line comes close.
 */
export const QUOTE_VERDICTS = ['authentic', 'variant', 'altered', 'notFound'] as const;
export type QuoteVerdict = (typeof QUOTE_VERDICTS)[number];

/** Part of a text: from a UTF-16 index up to, not including, another. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** What stands side by side where a passage and the scripture are laid on each other, about a word. */
export interface QuotePiece {
  readonly kind: 'same' | 'spelling' | 'changed' | 'added' | 'missing';
  /** As in the passage; empty where it lacks the word. */
  readonly quoted: string;
  /** As in the scripture; empty where it has no such word. */
  readonly scripture: string;
  /** Which letters differ; whole akhars, so that a sign is shown with its letter. */
  readonly quotedMarks: readonly TextSpan[];
  readonly scriptureMarks: readonly TextSpan[];
}

/** A page that the text names for a passage, and whether the passage is there or in a shabad that goes over it. */
export interface JudgedPage {
  readonly from: number;
  /** The same where it is one page. */
  readonly to: number;
  readonly isRight: boolean;
}

/** A piece of a pasted text, judged. */
export interface QuotePassage {
  /** As it was pasted. */
  readonly text: string;
  readonly verdict: QuoteVerdict;
  /** Null where nothing was found. */
  readonly form: QuoteForm | null;
  /** Who translated so, the key of the corpus catalogue; null where it is no translation. */
  readonly translator: string | null;
  /** The lines it is from, in their order; none where nothing was found. */
  readonly lines: readonly LineIndex[];
  /** Whether the lines are there from their first word to their last. */
  readonly isWhole: boolean;
  /** Lines elsewhere that begin such a passage too, at most five. */
  readonly elsewhere: readonly LineIndex[];
  /** The passage and the scripture side by side, where they differ. */
  readonly pieces: readonly QuotePiece[];
  /** Null where the text names none, or nothing was found. */
  readonly namedPage: JudgedPage | null;
}

/** A quotation that is in the scripture or in a translation of it as it stands. */
export interface VerifiedQuotation {
  readonly form: QuoteForm;
  readonly lines: readonly LineIndex[];
  readonly translator: string | null;
}

export interface VerifyOptions {
  /** The lines it may be from; anywhere unless given. */
  readonly among?: readonly LineIndex[];
}

/** Says of texts whether they are scripture; never throws for what a person pasted. */
export interface QuoteChecker {
  /**
   * The passages of a text in their order: what stands between line ends and end marks, without what messengers put
   * around it. What is found nowhere as a whole is tried by what stands between its marks, and by its sentences.
   */
  check(text: string): readonly QuotePassage[];
  /** The same one by one, each judged when it is asked for: a server answers others in between. */
  passages(text: string): Iterable<QuotePassage>;
  /** Null unless every passage of the text is authentic. */
  verifyQuotation(text: string, options?: VerifyOptions): VerifiedQuotation | null;
}
