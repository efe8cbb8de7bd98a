export { createQuoteChecker, MAX_PASSAGES } from './createQuoteChecker.ts';
export { QUOTE_FORMS, QUOTE_VERDICTS, UNCHECKED_REASONS } from './quote.ts';
export type {
  CheckBudget,
  CheckStep,
  QuoteChecker,
  QuoteForm,
  QuotePassage,
  QuotePiece,
  QuoteVerdict,
  TextSpan,
  UncheckedReason,
  VerifiedQuotation,
  VerifyOptions,
} from './quote.ts';
export type { SayingOrigin } from './sayings.ts';
