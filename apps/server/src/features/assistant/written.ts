import { ApiError, type WireAnswerLine, type WrittenEvent } from '@naad/api-contract';
import { transliterateLine } from '@naad/api-scripture/presenters';
import { parseVerseId, TRANSLITERATION_SCHEMES, type TransliterationScript } from '@naad/gurbani-model';
import type { Corpus } from '@naad/gurbani-corpus';
import type { QuoteChecker } from '@naad/gurbani-quotes';
import type * as z from 'zod';
import { requireSameOrigin } from '../../http/accountScope.ts';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createEventStreams } from '../../http/createEventStreams.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { loggedFailure } from '../../sources/sourceFailures.ts';
import { findAnswer, type AskedQuestion } from './findAnswer.ts';
import { writtenSchema } from './schema.ts';
import { type CitableLine, foldName, type PieceOptions } from './writer/checkPiece.ts';
import { createModel } from './writer/createModel.ts';
import { messagesOf, writeAnswer } from './writer/writeAnswer.ts';

/** Maximum answers written at once, because each costs the operator money. */
export const MAX_CONCURRENT_ANSWERS = 4;
const SCRIPTS: readonly TransliterationScript[] = ['en', 'hi', 'ur', 'ipa'];
/** Parts of writers' names that are English words or shared by many people. */
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

/** Folded names of all writers of scripture, except {@link COMMON_NAMES}. */
function writerNamesOf({ catalogue }: Corpus): Set<string> {
  return new Set(
    catalogue.writers
      .flatMap(({ name }) => name.english.match(/\p{L}{4,}/gu) ?? [])
      .map(foldName)
      .filter((word) => !COMMON_NAMES.has(word)),
  );
}

/** Collects the texts that may be quoted from a line. */
export function citable(corpus: Corpus, { number, verseId, verse, writer }: WireAnswerLine): CitableLine {
  const id = parseVerseId(verseId);
  const line = id === null ? null : corpus.lineIndexOf(id);
  const nonEmpty = (all: readonly (string | null)[]) => all.filter((text) => text !== null && text !== '');
  // The model is given English translations only, so it can quote no others.
  const translators = corpus.catalogue.translators.filter(({ language }) => language === 'en');
  return {
    number,
    line,
    writer: writer.english ?? '',
    scripture:
      line === null
        ? [verse.unicode]
        : [
            verse.unicode,
            ...TRANSLITERATION_SCHEMES.flatMap((scheme) =>
              SCRIPTS.map((script) => transliterateLine(corpus, line, script, scheme)),
            ),
          ],
    translations:
      line === null
        ? []
        : (nonEmpty(translators.map(({ key }) => corpus.translation(line, key))) as string[]),
  };
}

/** Checks quotations from cited lines like quotations that visitors submit. */
export function verifier(quotes: QuoteChecker): NonNullable<PieceOptions['isVerified']> {
  return (quotation, cited) => {
    const among = cited.flatMap(({ line }) => (line === null ? [] : [line]));
    return quotes.verifyQuotation(quotation, { among }) !== null;
  };
}

/** `GET {prefix}/assistant/written`: streams a written answer, each piece only after it was checked. */
export function written(
  app: ApiInstance,
  services: Services,
  parseQuestion: (query: z.output<typeof writtenSchema.querystring>) => AskedQuestion,
): void {
  const { config, corpus, origin, quotes } = services;
  const model = config.assistant && createModel(config.assistant);
  const writerNames = writerNamesOf(corpus);
  let writing = 0;
  const isVerified = verifier(quotes);
  const openEventStream = createEventStreams(app);

  function takeSlot(): () => void {
    if (writing >= MAX_CONCURRENT_ANSWERS) throw new ApiError('tooManyRequests');
    writing += 1;
    return () => {
      writing -= 1;
    };
  }

  app.get(
    '/assistant/written',
    { schema: writtenSchema, config: rateLimit('written', config.rateLimit) },
    async (request, reply) => {
      if (!model) throw new ApiError('featureAbsent');
      // Otherwise another site could spend the operator's money.
      requireSameOrigin(request, origin(request));
      const { lines, isSilent } = findAnswer(services, parseQuestion(request.query));
      const stream = openEventStream(request, reply, { takeSlot });
      if (!stream) return reply;
      const { signal } = stream;
      const send = (event: WrittenEvent) => stream.send(event);
      try {
        if (isSilent) send({ type: 'withdrawn', reason: 'unavailable' });
        else {
          const answer = model.write(messagesOf(request.query.query, lines), signal);
          const checked = writeAnswer(answer, {
            lines: lines.map((line) => citable(corpus, line)),
            writerNames,
            isVerified,
          });
          for await (const event of checked) send(event);
        }
      } catch (error) {
        if (!signal.aborted) {
          request.log.warn(loggedFailure(error), 'no answer was written');
          send({ type: 'withdrawn', reason: 'unavailable' });
        }
      } finally {
        stream.end();
      }
    },
  );
}
