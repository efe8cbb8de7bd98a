import { ApiError, type AngResponse, type MultiAngResponse } from '@naad/api-contract';
import { isSourceId, type Source } from '@naad/gurbani-corpus';
import type { ApiInstance, RouteConfig } from '../../http/apiInstance.ts';
import { parseSince } from '../../http/queryString.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import {
  parseVerseFields,
  presentPageVerse,
  presentSource,
  sourceOf,
  type VerseFields,
} from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { parseAngRange } from './parseAngRange.ts';
import { angOfSourceSchema, angSchema, type AngQuery } from './schema.ts';

function findSource({ corpus }: Services, text: string): Source {
  if (!isSourceId(text)) throw new ApiError('badSource');
  const source = sourceOf(corpus, text);
  if (source.lineCount === 0) throw new ApiError('sourceAbsent');
  return source;
}

/** Beyond the last ang of the Guru Granth Sahib its last is meant, as clients of BaniDB are used to; elsewhere nothing is. */
function clamp(source: Source, angs: readonly number[]): number[] {
  if (source.id !== 'G') return [...angs];
  return [...new Set(angs.map((ang) => Math.min(ang, source.angCount)))];
}

function presentAng({ corpus }: Services, source: Source, ang: number, fields: VerseFields): AngResponse {
  const page = corpus.page(source.id, ang);
  if (!page) throw new ApiError('angNotFound', `There is no ang ${ang} in ${source.name.english}.`);
  const exists = (other: number) => corpus.page(source.id, other) !== null;
  return {
    source: presentSource(source, ang),
    count: page.length,
    navigation: {
      previous: exists(ang - 1) ? ang - 1 : null,
      next: exists(ang + 1) ? ang + 1 : null,
    },
    page: page.map((line) => presentPageVerse(corpus, line, fields)),
  };
}

function presentAngs(
  services: Services,
  source: Source,
  angs: readonly number[],
  fields: VerseFields,
): AngResponse | MultiAngResponse {
  const pages = angs.map((ang) => presentAng(services, source, ang, fields));
  const [only, second] = pages;
  if (only && !second) return only;
  return { pageNos: [...angs], pages };
}

function answer(
  services: Services,
  { range, source }: { readonly range: string; readonly source: string },
  query: AngQuery,
): AngResponse | MultiAngResponse {
  const { corpus } = services;
  const since = parseSince(query.updatedsince);
  const fields = parseVerseFields(services, query);
  const work = findSource(services, source);
  const wanted = clamp(work, parseAngRange(range));
  if (since !== null && corpus.info.updated < since) {
    throw new ApiError('angNotFound', `Nothing has changed since ${since}.`);
  }
  return presentAngs(services, work, wanted, fields);
}

/** `GET {prefix}/v2/angs/:range` and `{prefix}/v2/angs/:range/:source`. */
export function angs(app: ApiInstance, services: Services): void {
  const config: RouteConfig = { ...rateLimit('other', services.config.rateLimit), malformed: 'badAng' };
  app.get('/v2/angs/:range', { schema: angSchema, config }, ({ params, query }) =>
    answer(services, { ...params, source: 'G' }, query),
  );
  app.get('/v2/angs/:range/:source', { schema: angOfSourceSchema, config }, ({ params, query }) =>
    answer(services, params, query),
  );
}
