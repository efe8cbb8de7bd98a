export { createQuoteChecker, MOST_PASSAGES } from './createQuoteChecker.ts';
export { QUOTE_FORMS, QUOTE_VERDICTS } from './quote.ts';
export type {
  QuoteChecker,
  QuoteForm,
  QuotePassage,
  QuotePiece,
  QuoteVerdict,
  TextSpan,
  VerifiedQuotation,
  VerifyOptions,
} from './quote.ts';
