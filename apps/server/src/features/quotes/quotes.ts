import type { FastifyReply, FastifyRequest } from 'fastify';
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
import { presentSource, presentWriter, sourceOf } from '@naad/api-scripture/presenters';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { CheckStep, QuotePassage as JudgedPassage, SayingOrigin } from '@naad/gurbani-quotes';
import type { VerseId } from '@naad/gurbani-model';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { limitKey } from '../../http/clientAddress.ts';
import { createCostLimiter } from '../../http/costLimit.ts';
import { costBudget, rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { takeTurns } from './takeTurns.ts';

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
/** Maximum texts checked at once. */
export const CONCURRENT_CHECKS = { maxTasks: 20, maxTasksPerKey: 4 } as const;
/** Processor time for a passage and for a whole text; the rest of the text is left unchecked. */
export const CHECK_BUDGET = { passageMs: 100, textMs: 250 } as const;

const UNLIMITED = { spentMs: () => 0, passageMs: Infinity, textMs: Infinity };
/** Lines of a sample in each form, whole and with a word left out. */
const SAMPLE_LINES = 6;

/**
 * Text in every form that lines are quoted in. A new process checks its first texts several times slower, which would
 * leave a visitor's text unchecked.
 */
function sampleText(corpus: Corpus): string {
  const english = corpus.catalogue.translators.find(({ language }) => language === 'en');
  const forms: readonly ((line: LineIndex) => string)[] = [
    (line) => corpus.unicode(line),
    (line) => corpus.ascii(line),
    ...(['hi', 'ur', 'en'] as const).map(
      (script) => (line: LineIndex) => corpus.transliteration(line, script),
    ),
    (line) => corpus.translation(line, english?.key ?? '') ?? '',
  ];
  const withoutSecondWord = (text: string): string => text.split(' ').toSpliced(1, 1).join(' ');
  return forms
    .flatMap((read) => Array.from({ length: SAMPLE_LINES }, (_, line) => read(line)))
    .flatMap((text) => [text, withoutSecondWord(text)])
    .join('\n');
}

/** Log message when a new process is ready to check texts at full speed. */
export const CHECKER_PREPARED = 'quote checker prepared';

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

/** `GET {prefix}/quotes?text=` and, for longer texts, `POST {prefix}/quotes`: texts are never stored or logged. */
export function quotes(api: ApiInstance, services: Services): void {
  const { config, corpus, quotes: checker, addressOf, visitorOf } = services;
  const runTask = takeTurns(CONCURRENT_CHECKS);
  const costs = createCostLimiter({ budgetMsPerMinute: costBudget('quotes', config.rateLimit) });
  const check = async (request: FastifyRequest, text: string): Promise<QuotesResponse> => {
    const visitor = visitorOf(request);
    const key = limitKey(addressOf(visitor));
    costs.assertWithinBudget(key);
    const steps = await runTask({
      key,
      start: (spentMs) => checker.steps(text, { spentMs, ...CHECK_BUDGET }),
      isAbandoned: () => visitor.raw.socket.destroyed,
      onSpent: (ms) => {
        costs.charge(key, ms);
      },
    });
    return presentSteps(corpus, steps);
  };
  let isClosing = false;
  api.addHook('onClose', (_instance, done) => {
    isClosing = true;
    done();
  });
  api.addHook('onListen', (done) => {
    const start = (): Iterable<CheckStep> => checker.steps(sampleText(corpus), UNLIMITED);
    runTask({ key: 'warm-up', start, isAbandoned: () => isClosing, onSpent: () => undefined }).then(
      () => {
        api.log.info(CHECKER_PREPARED);
      },
      (error: unknown) => {
        api.log.error(error);
      },
    );
    done();
  });
  /** The extent of a check depends on the load of the process, so an incomplete one must not be cached. */
  const respond = async (request: FastifyRequest, reply: FastifyReply, text: string) => {
    const response = await check(request, text);
    if (response.unchecked?.length !== 0) reply.header('cache-control', NO_CACHE);
    return response;
  };
  const limit = rateLimit('quotes', config.rateLimit);
  api.get('/quotes', { schema: quotesSchema, config: limit }, (request, reply) =>
    respond(request, reply, request.query.text),
  );
  api.post(
    '/quotes',
    { schema: postQuotesSchema, bodyLimit: BODY_BYTES, config: limit },
    (request, reply) => {
      reply.header('cache-control', NO_CACHE);
      return respond(request, reply, request.body.text);
    },
  );
}
