import {
  ApiError,
  AmritKeertanHeader,
  AmritKeertanIndexResponse,
  AmritKeertanResponse,
  type AmritKeertanRow,
  ErrorResponse,
  WireVerse,
} from '@naad/api-contract';
import { parseNumber } from '@naad/api-scripture';
import {
  parseVerseFields,
  presentShabad,
  schemeOf,
  SchemeQuery,
  VerseFieldsQuery,
  writeScript,
} from '@naad/api-scripture/presenters';
import { type AmritKeertan, askProviders } from '@naad/api-scripture/sources';
import type { TransliterationScheme } from '@naad/gurbani-model';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { SOURCE_CACHE } from '../../http/cacheControl.ts';
import { createPace } from '../../http/eventLoop.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const errors = { 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse, 503: ErrorResponse };
const querystring = z.object({
  updatedsince: z.string().max(40).optional().describe('Accepted but ignored: the whole index is returned.'),
  ...SchemeQuery,
});

const chaptersSchema = {
  tags: ['amritkeertan'],
  summary: 'The chapters of Amrit Keertan; empty if this site has no source',
  response: { 200: AmritKeertanResponse, ...errors },
};

const indexSchema = {
  tags: ['amritkeertan'],
  summary: 'All shabads of Amrit Keertan',
  querystring,
  response: { 200: AmritKeertanIndexResponse, ...errors },
};

const chapterSchema = {
  ...indexSchema,
  summary: 'The shabads of a chapter',
  params: z.object({ chapter: z.string().describe('`HeaderID` of the chapter.') }),
};

const rowShabadSchema = {
  tags: ['amritkeertan'],
  summary: 'The shabad of an index row',
  params: z.object({ row: z.string().describe('`IndexID` of the row.') }),
  querystring: z.object(VerseFieldsQuery),
  response: { 200: z.object({ header: z.array(AmritKeertanHeader), verses: z.array(WireVerse) }), ...errors },
};

async function findHeader(provider: AmritKeertan, chapter: number): Promise<AmritKeertanHeader[]> {
  return ((await provider.chapters()) ?? []).filter(({ HeaderID }) => HeaderID === chapter);
}

/** Writes the lines of rows in a scheme; sources have them in that of existing clients. */
function inScheme(rows: AmritKeertanRow[], scheme: TransliterationScheme): AmritKeertanRow[] {
  if (scheme === 'anvaad') return rows;
  return rows.map((row) => ({
    ...row,
    Transliterations: {
      en: writeScript(row.GurmukhiUni, 'en'),
      hi: writeScript(row.GurmukhiUni, 'hi'),
      ipa: writeScript(row.GurmukhiUni, 'ipa'),
      ur: writeScript(row.GurmukhiUni, 'ur'),
    },
  }));
}

/** A chapter and the shabads this deployment has of it, or null if there is no such chapter. */
async function findChapter(
  provider: AmritKeertan,
  chapter: number,
): Promise<AmritKeertanIndexResponse | null> {
  const header = await findHeader(provider, chapter);
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
    // Clients read the list unchecked, so always send one; `/capabilities` says why it is empty.
    const found = isAbsent ? null : await askProviders(source, (each) => each.chapters());
    reply.header('cache-control', SOURCE_CACHE);
    return { headers: found?.answer ?? [] };
  });
  app.get('/v2/amritkeertan/index', { schema: indexSchema, config }, async ({ query }, reply) => {
    const found = isAbsent ? null : await askProviders(source, (each) => each.rows(null));
    reply.header('cache-control', SOURCE_CACHE);
    return { index: inScheme(found?.answer ?? [], schemeOf(query)) };
  });
  app.get(
    '/v2/amritkeertan/index/:chapter',
    { schema: chapterSchema, config },
    async ({ params, query }, reply) => {
      const chapter = parseNumber(params.chapter, 'badRequest');
      const found = await askProviders(source, (each) => findChapter(each, chapter));
      if (!found) throw new ApiError('chapterNotFound');
      reply.header('cache-control', SOURCE_CACHE);
      return { ...found.answer, index: inScheme(found.answer.index, schemeOf(query)) };
    },
  );
  app.get('/v2/amritkeertan/shabads/:row', { schema: rowShabadSchema, config }, async (request, reply) => {
    const row = parseNumber(request.params.row, 'badRequest');
    const fields = parseVerseFields(services, request.query);
    const found = await askProviders(source, async (each) => {
      const entry = await each.shabadOf(row);
      return entry && { header: await findHeader(each, entry.chapter), shabad: entry.shabad };
    });
    if (!found) throw new ApiError('shabadNotFound', `Amrit Keertan has no row ${String(row)}.`);
    reply.header('cache-control', SOURCE_CACHE);
    const { header, shabad } = found.answer;
    return { header, verses: (await presentShabad(corpus, order, shabad, fields, createPace())).verses };
  });
}
