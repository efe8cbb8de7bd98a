import {
  ApiError,
  RehatChaptersResponse,
  ErrorResponse,
  RehatSearchResponse,
  RehatsResponse,
} from '@naad/api-contract';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import { parseNumber } from '../parseNumber.ts';
import type { ScriptureServices } from '../scriptureServices.ts';
import { askProviders, type Rehats } from '../sources/index.ts';

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

async function loadChapters(
  { sources }: ScriptureServices,
  id: string,
  load: (rehats: Rehats, id: number) => ReturnType<Rehats['chapters']>,
): Promise<RehatChaptersResponse> {
  const rehatID = parseNumber(id, 'badRequest');
  const found = await askProviders(sources.rehats, (each) => load(each, rehatID));
  if (!found) throw new ApiError('chapterNotFound');
  return { count: found.answer.length, rehatID, chapters: found.answer, source: found.source };
}

/** `GET {prefix}/v2/rehats`, `/rehats/:id`, `/rehats/:id/chapters/:cid?` and `/rehats/search/:text`. */
export const rehats: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/rehats',
    schema: rehatsSchema,
    limit: 'other',
    async handle({ sources: { rehats: source } }) {
      const found = source.feeders.length === 0 ? null : await askProviders(source, (each) => each.list());
      const maryadas = found?.answer ?? [];
      return { count: maryadas.length, maryadas, ...(found && { source: found.source }) };
    },
    caching: () => 'source',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/rehats/search/:text',
    schema: rehatSearchSchema,
    limit: 'other',
    async handle({ sources: { rehats: source } }, { params }) {
      const text = params.text.trim();
      const found =
        source.feeders.length === 0 || text === ''
          ? null
          : await askProviders(source, (each) => each.search(text, MAX_HITS));
      const rows = found?.answer ?? [];
      return { count: rows.length, rows };
    },
    caching: () => 'source',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/rehats/:rehat',
    schema: rehatSchema,
    limit: 'other',
    handle: (services, { params }) => loadChapters(services, params.rehat, (each, id) => each.chapters(id)),
    caching: () => 'source',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/rehats/:rehat/chapters',
    schema: rehatTextsSchema,
    limit: 'other',
    handle: (services, { params }) =>
      loadChapters(services, params.rehat, (each, id) => each.texts(id, null)),
    caching: () => 'source',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/rehats/:rehat/chapters/:chapter',
    schema: rehatTextSchema,
    limit: 'other',
    handle(services, { params }) {
      const chapter = parseNumber(params.chapter, 'badRequest');
      return loadChapters(services, params.rehat, (each, id) => each.texts(id, chapter));
    },
    caching: () => 'source',
  }),
];
