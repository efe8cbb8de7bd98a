import { ApiError, type AmritKeertanHeader, type AmritKeertanIndexResponse } from '@naad/api-contract';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SOURCE_CACHE } from '../../http/cacheControl.ts';
import { parseNumber } from '../../http/parseNumber.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { parseVerseFields, presentShabad } from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { askInTurn, type AmritKeertan } from '../../sources/index.ts';
import { chapterSchema, chaptersSchema, indexSchema, rowShabadSchema } from './schema.ts';

async function headerOf(provider: AmritKeertan, chapter: number): Promise<AmritKeertanHeader[]> {
  return ((await provider.chapters()) ?? []).filter(({ HeaderID }) => HeaderID === chapter);
}

/** A chapter, with the shabads that this deployment has of it; null where there is no such chapter. */
async function findChapter(
  provider: AmritKeertan,
  chapter: number,
): Promise<AmritKeertanIndexResponse | null> {
  const header = await headerOf(provider, chapter);
  if (header.length === 0) return null;
  return { header, index: (await provider.rows(chapter)) ?? [] };
}

/** `GET {prefix}/v2/amritkeertan`, `/amritkeertan/index/:HeaderID?` and `/amritkeertan/shabads/:IndexID`. */
export function amritkeertan(app: ApiInstance, services: Services): void {
  const { corpus, order } = services;
  const source = services.sources.amritKeertan;
  const isAbsent = source.feeders.length === 0;
  const config = rateLimit('other', services.config.rateLimit);
  app.get('/v2/amritkeertan', { schema: chaptersSchema, config }, async (_request, reply) => {
    // Clients read the list without looking, so there is one; `/capabilities` says why it is empty.
    const found = isAbsent ? null : await askInTurn(source, (each) => each.chapters());
    reply.header('cache-control', SOURCE_CACHE);
    return { headers: found?.answer ?? [] };
  });
  app.get('/v2/amritkeertan/index', { schema: indexSchema, config }, async (_request, reply) => {
    const found = isAbsent ? null : await askInTurn(source, (each) => each.rows(null));
    reply.header('cache-control', SOURCE_CACHE);
    return { index: found?.answer ?? [] };
  });
  app.get('/v2/amritkeertan/index/:chapter', { schema: chapterSchema, config }, async ({ params }, reply) => {
    const chapter = parseNumber(params.chapter, 'badRequest');
    const found = await askInTurn(source, (each) => findChapter(each, chapter));
    if (!found) throw new ApiError('chapterNotFound');
    reply.header('cache-control', SOURCE_CACHE);
    return found.answer;
  });
  app.get('/v2/amritkeertan/shabads/:row', { schema: rowShabadSchema, config }, async (request, reply) => {
    const row = parseNumber(request.params.row, 'badRequest');
    const fields = parseVerseFields(services, request.query);
    const found = await askInTurn(source, async (each) => {
      const place = await each.shabadOf(row);
      return place && { header: await headerOf(each, place.chapter), shabad: place.shabad };
    });
    if (!found) throw new ApiError('shabadNotFound', `There is no row ${String(row)} in Amrit Keertan.`);
    reply.header('cache-control', SOURCE_CACHE);
    const { header, shabad } = found.answer;
    return { header, verses: presentShabad(corpus, order, shabad, fields).verses };
  });
}
