import type { FastifyReply } from 'fastify';
import { ApiError, type RehatChaptersResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SOURCE_CACHE } from '../../http/cacheControl.ts';
import { parseNumber } from '../../http/parseNumber.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';
import { askInTurn, type Rehats } from '../../sources/index.ts';
import { rehatSchema, rehatSearchSchema, rehatsSchema, rehatTextSchema, rehatTextsSchema } from './schema.ts';

const MAX_HITS = 50;

/** `GET {prefix}/v2/rehats`, `/rehats/:id`, `/rehats/:id/chapters/:cid?` and `/rehats/search/:text`. */
export function rehats(app: ApiInstance, services: Services): void {
  const source = services.sources.rehats;
  const isAbsent = source.feeders.length === 0;
  const config = rateLimit('other', services.config.rateLimit);
  const chapters = async (
    reply: FastifyReply,
    id: string,
    ask: (rehats: Rehats, id: number) => ReturnType<Rehats['chapters']>,
  ): Promise<RehatChaptersResponse> => {
    const rehatID = parseNumber(id, 'badRequest');
    const found = await askInTurn(source, (each) => ask(each, rehatID));
    if (!found) throw new ApiError('chapterNotFound');
    reply.header('cache-control', SOURCE_CACHE);
    return { count: found.answer.length, rehatID, chapters: found.answer, source: found.source };
  };
  app.get('/v2/rehats', { schema: rehatsSchema, config }, async (_request, reply) => {
    const found = isAbsent ? null : await askInTurn(source, (each) => each.list());
    const maryadas = found?.answer ?? [];
    reply.header('cache-control', SOURCE_CACHE);
    return { count: maryadas.length, maryadas, ...(found && { source: found.source }) };
  });
  app.get('/v2/rehats/search/:text', { schema: rehatSearchSchema, config }, async ({ params }, reply) => {
    const text = params.text.trim();
    const found =
      isAbsent || text === '' ? null : await askInTurn(source, (each) => each.search(text, MAX_HITS));
    const rows = found?.answer ?? [];
    reply.header('cache-control', SOURCE_CACHE);
    return { count: rows.length, rows };
  });
  app.get('/v2/rehats/:rehat', { schema: rehatSchema, config }, ({ params }, reply) =>
    chapters(reply, params.rehat, (each, id) => each.chapters(id)),
  );
  app.get('/v2/rehats/:rehat/chapters', { schema: rehatTextsSchema, config }, ({ params }, reply) =>
    chapters(reply, params.rehat, (each, id) => each.texts(id, null)),
  );
  app.get('/v2/rehats/:rehat/chapters/:chapter', { schema: rehatTextSchema, config }, ({ params }, reply) => {
    const chapter = parseNumber(params.chapter, 'badRequest');
    return chapters(reply, params.rehat, (each, id) => each.texts(id, chapter));
  });
}
