import type { FastifyReply } from 'fastify';
import {
  ApiError,
  RehatChaptersResponse,
  ErrorResponse,
  RehatSearchResponse,
  RehatsResponse,
} from '@naad/api-contract';
import { parseNumber } from '@naad/api-scripture';
import { askProviders, type Rehats } from '@naad/api-scripture/sources';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SOURCE_CACHE } from '../../http/cacheControl.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const errors = { 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse, 503: ErrorResponse };
const rehat = z.string().describe('`rehatID` of the list.');

const rehatsSchema = {
  tags: ['rehats'],
  summary: 'Codes of conduct; empty if this site has no source',
  response: { 200: RehatsResponse, ...errors },
};

const rehatSchema = {
  tags: ['rehats'],
  summary: 'The chapters of a code',
  params: z.object({ rehat }),
  response: { 200: RehatChaptersResponse, ...errors },
};

const rehatTextsSchema = { ...rehatSchema, summary: 'All chapters of a code, with text' };

const rehatTextSchema = {
  ...rehatSchema,
  summary: 'A chapter of a code, with text',
  params: z.object({ rehat, chapter: z.string() }),
};

const rehatSearchSchema = {
  tags: ['rehats'],
  summary: 'Chapters that contain a text, at most 50',
  params: z.object({ text: z.string().max(100) }),
  response: { 200: RehatSearchResponse, ...errors },
};

const MAX_HITS = 50;

/** `GET {prefix}/v2/rehats`, `/rehats/:id`, `/rehats/:id/chapters/:cid?` and `/rehats/search/:text`. */
export function rehats(app: ApiInstance, services: Services): void {
  const source = services.sources.rehats;
  const isAbsent = source.feeders.length === 0;
  const config = rateLimit('other', services.config.rateLimit);
  const sendChapters = async (
    reply: FastifyReply,
    id: string,
    load: (rehats: Rehats, id: number) => ReturnType<Rehats['chapters']>,
  ): Promise<RehatChaptersResponse> => {
    const rehatID = parseNumber(id, 'badRequest');
    const found = await askProviders(source, (each) => load(each, rehatID));
    if (!found) throw new ApiError('chapterNotFound');
    reply.header('cache-control', SOURCE_CACHE);
    return { count: found.answer.length, rehatID, chapters: found.answer, source: found.source };
  };
  app.get('/v2/rehats', { schema: rehatsSchema, config }, async (_request, reply) => {
    const found = isAbsent ? null : await askProviders(source, (each) => each.list());
    const maryadas = found?.answer ?? [];
    reply.header('cache-control', SOURCE_CACHE);
    return { count: maryadas.length, maryadas, ...(found && { source: found.source }) };
  });
  app.get('/v2/rehats/search/:text', { schema: rehatSearchSchema, config }, async ({ params }, reply) => {
    const text = params.text.trim();
    const found =
      isAbsent || text === '' ? null : await askProviders(source, (each) => each.search(text, MAX_HITS));
    const rows = found?.answer ?? [];
    reply.header('cache-control', SOURCE_CACHE);
    return { count: rows.length, rows };
  });
  app.get('/v2/rehats/:rehat', { schema: rehatSchema, config }, ({ params }, reply) =>
    sendChapters(reply, params.rehat, (each, id) => each.chapters(id)),
  );
  app.get('/v2/rehats/:rehat/chapters', { schema: rehatTextsSchema, config }, ({ params }, reply) =>
    sendChapters(reply, params.rehat, (each, id) => each.texts(id, null)),
  );
  app.get('/v2/rehats/:rehat/chapters/:chapter', { schema: rehatTextSchema, config }, ({ params }, reply) => {
    const chapter = parseNumber(params.chapter, 'badRequest');
    return sendChapters(reply, params.rehat, (each, id) => each.texts(id, chapter));
  });
}
