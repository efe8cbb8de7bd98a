import {
  ApiError,
  type AssistantResponse,
  type BotRephraseResponse,
  type BotSearchResponse,
} from '@naad/api-contract';
import { isSourceId, parseShabadId, parseVerseId, type SourceId } from '@naad/gurbani-model';
import type * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { findAnswer, findClosest, type AskedQuestion } from './findAnswer.ts';
import { assistantSchema, botRephraseSchema, botSearchSchema } from './schema.ts';
import { written } from './written.ts';

const DEFAULT_COUNT = 20;
const MAX_COUNT = 100;
/** Score at which clients of the reference bot discard a result [B108]; ours are at most this. */
const BOT_THRESHOLD = 1.15;
const SCORE_PRECISION = 10_000;

function parseSource(text: string | undefined): SourceId | null {
  if (text === undefined || text === '' || text === 'all') return null;
  if (!isSourceId(text)) throw new ApiError('badSource');
  return text;
}

type QuestionQuery = Pick<
  z.output<typeof assistantSchema.querystring>,
  'query' | 'shabad_id' | 'verse_id'
> & {
  readonly source?: string | undefined;
};

/** @throws ApiError badSource */
function parseQuestion({ query, source, shabad_id: shabad, verse_id: verse }: QuestionQuery): AskedQuestion {
  return {
    question: query,
    source: parseSource(source),
    shabad: shabad === null ? null : parseShabadId(shabad),
    verse: verse === null ? null : parseVerseId(verse),
  };
}

/** `GET {prefix}/assistant`, `…/assistant/written`, and the routes that clients of the reference bot call. */
export function assistant(app: ApiInstance, services: Services): void {
  const { config, corpus } = services;
  const limit = rateLimit('search', config.rateLimit);

  app.get('/assistant', { schema: assistantSchema, config: limit }, ({ query }): AssistantResponse => {
    const asked = parseQuestion(query);
    return { question: asked.question, ...findAnswer(services, asked), hasWriter: config.assistant !== null };
  });

  // Without a prefix, this route would shadow the site's own search page.
  if (config.apiPrefix !== '') {
    app.get('/search', { schema: botSearchSchema, config: limit }, ({ query }): BotSearchResponse => {
      const count = Math.min(Math.max(query.count ?? DEFAULT_COUNT, 1), MAX_COUNT);
      let lastScore = 0;
      return {
        results: findClosest(services, query.query, count).map(({ line, closeness }) => {
          // Our order weighs whole shabads, so keep it: a score is never below the previous one.
          lastScore = Math.max(
            lastScore,
            Math.floor(BOT_THRESHOLD * (1 - closeness) * SCORE_PRECISION) / SCORE_PRECISION,
          );
          const { verseId, sourceId } = corpus.line(line);
          return { Score: lastScore, Payload: { VerseID: verseId, SourceID: sourceId } };
        }),
      };
    });
  }

  app.get('/rephrase', { schema: botRephraseSchema, config: limit }, ({ query }): BotRephraseResponse => {
    const asked = parseQuestion(query);
    const [line] = findAnswer(services, asked).lines;
    if (!line) throw new ApiError('verseNotFound');
    const { translation, verse } = line;
    return {
      rephrased_translation: translation === null ? '' : `${translation.text} (${translation.translator})`,
      verse: { gurmukhi: verse.gurmukhi },
    };
  });

  written(app, services, parseQuestion);
}
