import type { QuotePassage, UncheckedText } from '@naad/api-contract';

/** Content of the quotation checker. */
export interface QuotesContent {
  readonly page: 'quotes';
  readonly text: string;
  /** True if the text exceeds the limit, so that none of it was checked. */
  readonly isTooLong: boolean;
  /** Null if no text was checked. */
  readonly passages: readonly QuotePassage[] | null;
  /** Parts of the text without a verdict. */
  readonly unchecked: readonly UncheckedText[];
}
