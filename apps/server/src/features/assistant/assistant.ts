import {
  ApiError,
  type AssistantResponse,
  type BotRephraseResponse,
  type BotSearchResponse,
} from '@naad/api-contract';
import { isSourceId, parseShabadId, parseVerseId, type SourceId } from '@naad/gurbani-corpus';
import type * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { findAnswer, findClosest, type Asked } from './findAnswer.ts';
import { assistantSchema, botRephraseSchema, botSearchSchema } from './schema.ts';
import { written } from './written.ts';

const DEFAULT_COUNT = 20;
const MOST_COUNT = 100;
/** What clients of the reference bot take for too far (behaviour 108); all that we find is closer. */
const BOT_THRESHOLD = 1.15;
const DECIMALS = 10_000;

function sourceOf(text: string | undefined): SourceId | null {
  if (text === undefined || text === '' || text === 'all') return null;
  if (!isSourceId(text)) throw new ApiError('badSource');
  return text;
}

type AskedQuery = Pick<z.output<typeof assistantSchema.querystring>, 'query' | 'shabad_id' | 'verse_id'> & {
  readonly source?: string | undefined;
};

/** @throws ApiError badSource */
function readAsked({ query, source, shabad_id: shabad, verse_id: verse }: AskedQuery): Asked {
  return {
    question: query,
    source: sourceOf(source),
    shabad: shabad === null ? null : parseShabadId(shabad),
    verse: verse === null ? null : parseVerseId(verse),
  };
}

/** `GET {prefix}/assistant`, `…/assistant/written`, and what clients of the reference bot ask for. */
export function assistant(app: ApiInstance, services: Services): void {
  const { config, corpus } = services;
  const limit = rateLimit('search', config.rateLimit);

  app.get('/assistant', { schema: assistantSchema, config: limit }, ({ query }): AssistantResponse => {
    const asked = readAsked(query);
    return { question: asked.question, ...findAnswer(services, asked), hasWriter: config.assistant !== null };
  });

  // At the root it would stand before the site's own page for searching.
  if (config.apiPrefix !== '') {
    app.get('/search', { schema: botSearchSchema, config: limit }, ({ query }): BotSearchResponse => {
      const count = Math.min(Math.max(query.count ?? DEFAULT_COUNT, 1), MOST_COUNT);
      let least = 0;
      return {
        results: findClosest(services, query.query, count).map(({ line, closeness }) => {
          // In our order, which weighs more than one line: no score is below one before it.
          least = Math.max(least, Math.floor(BOT_THRESHOLD * (1 - closeness) * DECIMALS) / DECIMALS);
          const { verseId, sourceId } = corpus.line(line);
          return { Score: least, Payload: { VerseID: verseId, SourceID: sourceId } };
        }),
      };
    });
  }

  app.get('/rephrase', { schema: botRephraseSchema, config: limit }, ({ query }): BotRephraseResponse => {
    const asked = readAsked(query);
    const [line] = findAnswer(services, asked).lines;
    if (!line) throw new ApiError('verseNotFound');
    const { translation, verse } = line;
    return {
      rephrased_translation: translation === null ? '' : `${translation.text} (${translation.translator})`,
      verse: { gurmukhi: verse.gurmukhi },
    };
  });

  written(app, services, readAsked);
}
