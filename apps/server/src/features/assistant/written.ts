import type { FastifyReply } from 'fastify';
import { ApiError, type AnswerLine, type WrittenEvent } from '@naad/api-contract';
import { parseVerseId, type Corpus, type TransliterationScript } from '@naad/gurbani-corpus';
import type { QuoteChecker } from '@naad/gurbani-quotes';
import type * as z from 'zod';
import { requireOwnPage } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { loggedFailure } from '../../sources/index.ts';
import { findAnswer, type Asked } from './findAnswer.ts';
import { writtenSchema } from './schema.ts';
import { type CitableLine, foldName, type PieceOptions } from './writer/checkPiece.ts';
import { createModel } from './writer/createModel.ts';
import { messagesOf } from './writer/messagesOf.ts';
import { writeAnswer } from './writer/writeAnswer.ts';

/** Answers that are written at once: each costs its operator. */
const MOST_AT_ONCE = 4;
const SCRIPTS: readonly TransliterationScript[] = ['en', 'hi', 'ur', 'ipa'];
/** Parts of writers' names that are words of English, or of everybody. */
const COMMON_NAMES = new Set([
  'guru',
  'bhagat',
  'bhai',
  'ji',
  'sri',
  'and',
  'of',
  'the',
  'das',
  'dev',
  'singh',
]);

/** Names that belong to writers of scripture, as an answer may have them. */
function writerNamesOf({ catalogue }: Corpus): Set<string> {
  return new Set(
    catalogue.writers
      .flatMap(({ name }) => name.english.match(/\p{L}{4,}/gu) ?? [])
      .map(foldName)
      .filter((word) => !COMMON_NAMES.has(word)),
  );
}

/** A line with all that may be quoted of it. */
export function citable(corpus: Corpus, { number, verseId, verse, writer }: AnswerLine): CitableLine {
  const id = parseVerseId(verseId);
  const line = id === null ? null : corpus.lineIndexOf(id);
  const texts = (all: readonly (string | null)[]) => all.filter((text) => text !== null && text !== '');
  // What is given to a model is English: it has no other to quote.
  const translators = corpus.catalogue.translators.filter(({ language }) => language === 'en');
  return {
    number,
    line,
    writer: writer.english ?? '',
    scripture:
      line === null
        ? [verse.unicode]
        : [verse.unicode, ...SCRIPTS.map((each) => corpus.transliteration(line, each))],
    translations:
      line === null ? [] : (texts(translators.map(({ key }) => corpus.translation(line, key))) as string[]),
  };
}

/** Has quotations of the lines that are cited checked as a visitor's are. */
export function verifier(quotes: QuoteChecker): NonNullable<PieceOptions['isVerified']> {
  return (quotation, cited) => {
    const among = cited.flatMap(({ line }) => (line === null ? [] : [line]));
    return quotes.verifyQuotation(quotation, { among }) !== null;
  };
}

/** `GET {prefix}/assistant/written`: an answer in words, told only as far as it was checked. */
export function written(
  app: ApiInstance,
  services: Services,
  readAsked: (query: z.output<typeof writtenSchema.querystring>) => Asked,
): void {
  const { config, corpus, origin, quotes } = services;
  const model = config.assistant && createModel(config.assistant);
  const writerNames = writerNamesOf(corpus);
  const writing = new Set<FastifyReply>();
  const isVerified = verifier(quotes);

  app.get(
    '/assistant/written',
    { schema: writtenSchema, config: rateLimit('written', config.rateLimit) },
    async (request, reply) => {
      if (!model) throw new ApiError('featureAbsent');
      // Another site could spend what the operator pays for.
      requireOwnPage(request, origin(request));
      const { lines, isSilent } = findAnswer(services, readAsked(request.query));
      if (writing.size >= MOST_AT_ONCE) throw new ApiError('tooManyRequests');
      writing.add(reply);
      const leaving = new AbortController();
      const { raw } = reply.hijack();
      raw.on('close', () => {
        leaving.abort();
        writing.delete(reply);
      });
      const headers = {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      };
      // Proxies that collect an answer before they pass it on are asked not to.
      raw.writeHead(200, {
        ...(headers as Record<string, string>),
        'x-accel-buffering': 'no',
        connection: 'close',
      });
      const tell = (event: WrittenEvent) => raw.write(`data: ${JSON.stringify(event)}\n\n`);
      try {
        if (isSilent) tell({ type: 'withdrawn', reason: 'unavailable' });
        else {
          const answer = model.write(messagesOf(request.query.query, lines), leaving.signal);
          const checked = writeAnswer(answer, {
            lines: lines.map((line) => citable(corpus, line)),
            writerNames,
            isVerified,
          });
          for await (const event of checked) tell(event);
        }
      } catch (error) {
        if (!leaving.signal.aborted) {
          request.log.warn(loggedFailure(error), 'no answer was written');
          tell({ type: 'withdrawn', reason: 'unavailable' });
        }
      } finally {
        raw.end();
      }
    },
  );

  // A server that closes waits for its answers to end.
  app.addHook('preClose', (done) => {
    for (const { raw } of writing) raw.destroy();
    done();
  });
}
