import { ApiError, type IndexRow, ErrorResponse, IndexResponse } from '@naad/api-contract';
import { isSourceId, type SourceId } from '@naad/gurbani-model';
import { partsOfWork, type Corpus, type WorkPart } from '@naad/gurbani-corpus';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import { oncePer } from '../oncePer.ts';

const indexSchema = {
  tags: ['scripture'],
  summary: 'The sections of a work, in order',
  params: z.object({ source: z.string().describe('Letter of the work, e.g. G.') }),
  response: { 200: IndexResponse, 400: ErrorResponse, 429: ErrorResponse },
};

function presentPart(
  corpus: Corpus,
  { kind, english, unicode, firstLine, firstPage, lastPage }: WorkPart,
): IndexRow {
  const { verseId, shabadIndex } = corpus.line(firstLine);
  return {
    id: english
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, ''),
    name: { english, unicode },
    kind,
    from: firstPage,
    to: lastPage,
    verseId,
    shabadId: corpus.shabad(shabadIndex).id,
  };
}

/** Computed on first use, because it reads every line of the work. */
const rowsOf = oncePer((corpus: Corpus) => {
  const rowsBySource = new Map<SourceId, IndexRow[]>();
  return (source: SourceId): IndexRow[] => {
    const rows =
      rowsBySource.get(source) ?? partsOfWork(corpus, source).map((part) => presentPart(corpus, part));
    rowsBySource.set(source, rows);
    return rows;
  };
});

/** `GET {prefix}/index/:source`. */
export const granthIndex: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/index/:source',
    schema: indexSchema,
    limit: 'other',
    handle({ corpus }, { params: { source } }) {
      if (!isSourceId(source)) throw new ApiError('badSource');
      return { rows: rowsOf(corpus)(source) };
    },
  }),
];
