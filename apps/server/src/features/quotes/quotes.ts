import type { QuoteLine, QuotePassage, QuotesResponse } from '@naad/api-contract';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import type { QuotePassage as JudgedPassage } from '@naad/gurbani-quotes';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { NO_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { presentSource, presentWriter, sourceOf } from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { postQuotesSchema, quotesSchema } from './schema.ts';
import { takeTurns } from './takeTurns.ts';

/** 10,000 characters in UTF-8 of at most four bytes, some of them escaped, and the JSON around them. */
const BODY_BYTES = 65_536;
/** More texts than these are not checked at once. */
const MOST_WAITING = 20;

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
  };
}

/** `GET {prefix}/quotes?text=` and, for longer texts, `POST {prefix}/quotes`: nothing that is sent is kept or logged. */
export function quotes(api: ApiInstance, { config, corpus, quotes: checker }: Services): void {
  const inTurn = takeTurns(MOST_WAITING);
  const check = async (text: string): Promise<QuotesResponse> => {
    const passages = await inTurn(checker.passages(text));
    return { passages: passages.map((passage) => presentPassage(corpus, passage)) };
  };
  const limit = rateLimit('quotes', config.rateLimit);
  api.get('/quotes', { schema: quotesSchema, config: limit }, ({ query }) => check(query.text));
  api.post(
    '/quotes',
    { schema: postQuotesSchema, bodyLimit: BODY_BYTES, config: limit },
    ({ body }, reply) => {
      reply.header('cache-control', NO_CACHE);
      return check(body.text);
    },
  );
}
