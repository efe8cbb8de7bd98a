import {
  ApiError,
  AmritKeertanHeader,
  AmritKeertanIndexResponse,
  AmritKeertanResponse,
  type AmritKeertanRow,
  ErrorResponse,
  WireVerse,
} from '@naad/api-contract';
import type { TransliterationScheme } from '@naad/gurbani-model';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import { parseNumber } from '../parseNumber.ts';
import {
  parseVerseFields,
  presentShabad,
  schemeOf,
  SchemeQuery,
  VerseFieldsQuery,
  writeScript,
} from '../presenters/index.ts';
import { type AmritKeertan, askProviders, type Awaitable, type ProviderChain } from '../sources/index.ts';

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

/**
 * Asks the sources for a list. Clients read it unchecked, so without a source it is empty; `/capabilities` says why.
 */
async function listOf<Item>(
  source: ProviderChain<AmritKeertan>,
  ask: (provider: AmritKeertan) => Awaitable<Item[] | null>,
): Promise<Item[]> {
  const found = source.feeders.length === 0 ? null : await askProviders(source, ask);
  return found?.answer ?? [];
}

/** `GET {prefix}/v2/amritkeertan`, `/amritkeertan/index/:HeaderID?` and `/amritkeertan/shabads/:IndexID`. */
export const amritkeertan: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/amritkeertan',
    schema: chaptersSchema,
    limit: 'other',
    handle: async ({ sources }) => ({
      headers: await listOf(sources.amritKeertan, (each) => each.chapters()),
    }),
    caching: () => 'source',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/amritkeertan/index',
    schema: indexSchema,
    limit: 'other',
    async handle({ sources }, { query }) {
      const rows = await listOf(sources.amritKeertan, (each) => each.rows(null));
      return { index: inScheme(rows, schemeOf(query)) };
    },
    caching: () => 'source',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/amritkeertan/index/:chapter',
    schema: chapterSchema,
    limit: 'other',
    async handle({ sources }, { params, query }) {
      const chapter = parseNumber(params.chapter, 'badRequest');
      const found = await askProviders(sources.amritKeertan, (each) => findChapter(each, chapter));
      if (!found) throw new ApiError('chapterNotFound');
      return { ...found.answer, index: inScheme(found.answer.index, schemeOf(query)) };
    },
    caching: () => 'source',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/amritkeertan/shabads/:row',
    schema: rowShabadSchema,
    limit: 'other',
    async handle(services, { params, query, pace }) {
      const { corpus, order, sources } = services;
      const row = parseNumber(params.row, 'badRequest');
      const fields = parseVerseFields(services, query);
      const found = await askProviders(sources.amritKeertan, async (each) => {
        const entry = await each.shabadOf(row);
        return entry && { header: await findHeader(each, entry.chapter), shabad: entry.shabad };
      });
      if (!found) throw new ApiError('shabadNotFound', `Amrit Keertan has no row ${String(row)}.`);
      const { header, shabad } = found.answer;
      return { header, verses: (await presentShabad(corpus, order, shabad, fields, pace)).verses };
    },
    caching: () => 'source',
  }),
];
