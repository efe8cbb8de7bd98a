import { ApiError, AngResponse, MultiAngResponse, ErrorResponse } from '@naad/api-contract';
import { type Ang, isSourceId, parseAng } from '@naad/gurbani-model';
import { type Source } from '@naad/gurbani-corpus';
import * as z from 'zod';
import { defineRoute, type RequestHost, type Route } from '../defineRoute.ts';
import { mapInTurns, type Pace } from '../mapInTurns.ts';
import {
  parseVerseFields,
  presentPageVerse,
  presentSource,
  presentWithheld,
  sourceOf,
  type VerseFields,
  VerseFieldsQuery,
} from '../presenters/index.ts';
import { parseSince } from '../queryString.ts';
import type { ScriptureServices } from '../scriptureServices.ts';

const range = z.string().describe('A page, a range or a list: `5`, `1-3`, `4+6`, `2-3+7`.');

const AngQuery = z.object({
  ...VerseFieldsQuery,
  updatedsince: z.string().max(40).optional().describe('Only if changed since this date.'),
});
type AngQuery = z.infer<typeof AngQuery>;

const response = {
  200: z.union([AngResponse, MultiAngResponse]),
  400: ErrorResponse,
  404: ErrorResponse,
  429: ErrorResponse,
};

const angSchema = {
  tags: ['scripture'],
  summary: 'A page of the Guru Granth Sahib, or several',
  params: z.object({ range }),
  querystring: AngQuery,
  response,
};

const angOfSourceSchema = {
  tags: ['scripture'],
  summary: 'A page of a work, or several',
  params: z.object({ range, source: z.string().describe('Letter of the work.') }),
  querystring: AngQuery,
  response,
};

function findSource({ corpus }: ScriptureServices, text: string): Source {
  if (!isSourceId(text)) throw new ApiError('badSource');
  const source = sourceOf(corpus, text);
  if (source.lineCount === 0) throw new ApiError('sourceAbsent');
  return source;
}

/**
 * Clamps angs past the end of the Guru Granth Sahib to its last one, as clients of BaniDB expect; other works aren't
 * clamped.
 */
function clamp(source: Source, angs: readonly number[]): number[] {
  if (source.id !== 'G') return [...angs];
  return [...new Set(angs.map((ang) => Math.min(ang, source.angCount)))];
}

interface AngOptions {
  readonly fields: VerseFields;
  /** Shared by all angs of the response. */
  readonly pace: Pace;
}

async function presentAng(
  { corpus }: ScriptureServices,
  source: Source,
  ang: number,
  { fields, pace }: AngOptions,
): Promise<AngResponse> {
  const page = corpus.page(source.id, ang);
  if (!page) throw new ApiError('angNotFound', `${source.name.english} has no ang ${ang}.`);
  const exists = (other: number) => corpus.page(source.id, other) !== null;
  return {
    source: presentSource(source, ang),
    count: page.length,
    navigation: {
      previous: exists(ang - 1) ? ang - 1 : null,
      next: exists(ang + 1) ? ang + 1 : null,
    },
    ...presentWithheld(corpus, page, fields),
    page: await mapInTurns(page, (line) => presentPageVerse(corpus, line, fields), pace),
  };
}

async function presentAngs(
  services: ScriptureServices,
  source: Source,
  angs: readonly number[],
  options: AngOptions,
): Promise<AngResponse | MultiAngResponse> {
  const pages: AngResponse[] = [];
  for (const ang of angs) pages.push(await presentAng(services, source, ang, options));
  const [only, second] = pages;
  if (only && !second) return only;
  return { pageNos: [...angs], pages };
}

async function loadAngs(
  services: ScriptureServices,
  { range, source }: { readonly range: string; readonly source: string },
  query: AngQuery,
  { pace, prepareLines }: RequestHost,
): Promise<AngResponse | MultiAngResponse> {
  const { corpus } = services;
  const since = parseSince(query.updatedsince);
  const fields = parseVerseFields(services, query);
  const work = findSource(services, source);
  const requested = clamp(work, parseAngRange(range));
  if (since !== null && corpus.info.updated < since) {
    throw new ApiError('angNotFound', `Nothing has changed since ${since}.`);
  }
  const lines = requested.reduce((sum, ang) => sum + (corpus.page(work.id, ang)?.length ?? 0), 0);
  await prepareLines(lines);
  return presentAngs(services, work, requested, { fields, pace });
}

/** `GET {prefix}/v2/angs/:range` and `{prefix}/v2/angs/:range/:source`. */
export const angs: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/angs/:range',
    schema: angSchema,
    limit: 'other',
    malformed: 'badAng',
    handle: (services, request) =>
      loadAngs(services, { ...request.params, source: 'G' }, request.query, request),
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/angs/:range/:source',
    schema: angOfSourceSchema,
    limit: 'other',
    malformed: 'badAng',
    handle: (services, request) => loadAngs(services, request.params, request.query, request),
  }),
];

/** Maximum angs per request. */
const MAX_ANGS = 20;

/**
 * Parses `5`, `1-3`, `4+6` or `2-3+7` into ang numbers, in that order.
 *
 * @throws ApiError badAng, or tooMany before a list of that size is allocated
 */
function parseAngRange(text: string): number[] {
  const angs: number[] = [];
  for (const part of text.split('+', MAX_ANGS + 1)) {
    const [from = '', to = from, ...rest] = part.split('-', 3);
    const first = parsePage(from);
    const last = parsePage(to);
    if (rest.length > 0 || last < first) throw new ApiError('badAng');
    if (angs.length + last - first + 1 > MAX_ANGS) {
      throw new ApiError('tooMany', `Ask for at most ${MAX_ANGS} angs at once.`);
    }
    for (let ang: number = first; ang <= last; ang += 1) angs.push(ang);
  }
  return angs;
}

function parsePage(text: string): Ang {
  const ang = parseAng(text);
  if (ang === null) throw new ApiError('badAng');
  return ang;
}
