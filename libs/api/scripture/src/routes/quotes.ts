import {
  type QuoteLine,
  type QuotePassage,
  type QuoteSaying,
  QuotesResponse,
  type UncheckedText,
  ErrorResponse,
  QUOTE_LIMITS,
  QuotesRequest,
} from '@naad/api-contract';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { CheckStep, QuotePassage as JudgedPassage, SayingOrigin } from '@naad/gurbani-quotes';
import type { VerseId } from '@naad/gurbani-model';
import * as z from 'zod';
import { defineRoute, type RequestHost, type Route } from '../defineRoute.ts';
import { presentSource, presentWriter, sourceOf } from '../presenters/presentVerse.ts';
import type { ScriptureServices } from '../scriptureServices.ts';

const description =
  'A passage ends at a line break or end mark (॥). It may be in Gurmukhi (Unicode or the ASCII layout), Devanagari, Shahmukhi, Latin letters, or the English of a translator. `authentic`: identical, apart from pauses, spaces and end marks. `variant`: differs only in signs that people leave out, or in the spelling of Latin letters, which has no standard. `modern`: the same words in the spelling of today’s Punjabi. `altered`: a known line with other letters or words; `pieces` shows both side by side. `notFound`: not close to any line; `saying` then tells the origin of a well-known saying. A page named in the text (“Ang 954”) is not a passage; nearby passages have it as `namedPage`. If comparing takes too long, `unchecked` has the rest of the text, without a verdict.';

const response = { 200: QuotesResponse, 400: ErrorResponse, 429: ErrorResponse };

const quotesSchema = {
  tags: ['scripture'],
  summary: 'Check whether passages of a text are scripture',
  description,
  querystring: z.object({
    text: z
      .string()
      .min(1, 'enter a text')
      .max(QUOTE_LIMITS.body, `use at most ${String(QUOTE_LIMITS.body)} characters`)
      .describe(
        `The text. Send more than ${String(QUOTE_LIMITS.address)} characters with POST: URLs longer than 8 kB may be rejected on the way.`,
      ),
  }),
  response,
};

const postQuotesSchema = {
  tags: ['scripture'],
  summary: 'Check whether passages of a longer text are scripture',
  description,
  body: QuotesRequest,
  response: { ...response, 413: ErrorResponse },
};

/** 10,000 characters of up to four bytes in UTF-8, some escaped, plus the surrounding JSON. */
const BODY_BYTES = 65_536;
/** Processor time for a passage and for a whole text; the rest of the text is left unchecked. */
export const CHECK_BUDGET = { passageMs: 100, textMs: 250 } as const;

function presentLine(corpus: Corpus, line: LineIndex): QuoteLine {
  const { verseId, shabadIndex, sourceId, writer, ang } = corpus.line(line);
  return {
    verseId,
    shabadId: corpus.shabad(shabadIndex).id,
    gurmukhi: corpus.ascii(line),
    unicode: corpus.unicode(line),
    source: presentSource(sourceOf(corpus, sourceId), ang),
    writer: presentWriter(writer),
  };
}

function presentPassage(corpus: Corpus, passage: JudgedPassage): QuotePassage {
  const { text, verdict, form, isWhole, lines, elsewhere, pieces, namedPage, translator: key } = passage;
  const translator = corpus.catalogue.translators.find((each) => each.key === key);
  return {
    text,
    verdict,
    form,
    translator: translator ? { key: translator.key, name: translator.name } : null,
    isWhole,
    lines: lines.map((line) => presentLine(corpus, line)),
    elsewhere: elsewhere.map((line) => presentLine(corpus, line)),
    pieces: pieces.map((piece) => ({
      ...piece,
      quotedMarks: [...piece.quotedMarks],
      scriptureMarks: [...piece.scriptureMarks],
    })),
    namedPage,
    saying: passage.saying && presentSaying(corpus, passage.saying),
  };
}

function presentSaying(corpus: Corpus, origin: SayingOrigin): QuoteSaying {
  if (origin.kind !== 'translation') return origin;
  const line = corpus.lineIndexOf(origin.verseId as VerseId);
  // The line of a saying is in every build: a test of the sayings proves it.
  return line === null ? { kind: 'popular' } : { kind: 'translation', line: presentLine(corpus, line) };
}

function presentSteps(corpus: Corpus, steps: readonly CheckStep[]): QuotesResponse {
  const passages: QuotePassage[] = [];
  const unchecked: UncheckedText[] = [];
  for (const step of steps) {
    if (step.kind === 'passage') passages.push(presentPassage(corpus, step.passage));
    if (step.kind === 'unchecked') {
      unchecked.push({ text: step.text, reason: step.reason, passagesBefore: passages.length });
    }
  }
  return { passages, unchecked };
}

async function checkText(
  { corpus, quotes }: ScriptureServices,
  text: string,
  { runSteps }: RequestHost,
): Promise<QuotesResponse> {
  const steps = await runSteps((spentMs) => quotes.steps(text, { spentMs, ...CHECK_BUDGET }));
  return presentSteps(corpus, steps);
}

/** `GET {prefix}/quotes?text=` and, for longer texts, `POST {prefix}/quotes`: texts are never stored or logged. */
export const quotes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/quotes',
    schema: quotesSchema,
    limit: 'quotes',
    handle: (services, request) => checkText(services, request.query.text, request),
    // The extent of a check depends on the load of the process, so an incomplete one must not be cached.
    caching: ({ unchecked }) => (unchecked?.length === 0 ? 'scripture' : 'none'),
  }),
  defineRoute({
    method: 'POST',
    path: '/quotes',
    schema: postQuotesSchema,
    limit: 'quotes',
    bodyBytes: BODY_BYTES,
    handle: (services, request) => checkText(services, request.body.text, request),
    caching: () => 'none',
  }),
];
