import { ApiError, CeremonyResponse, ErrorResponse } from '@naad/api-contract';
import { parseBaniId } from '@naad/gurbani-model';
import { type CatalogueCeremony } from '@naad/gurbani-corpus';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import { mapInTurns, type Pace } from '../mapInTurns.ts';
import {
  parseVerseFields,
  presentBaniRow,
  presentRaag,
  presentSource,
  presentWriter,
  sourceOf,
  type VerseFields,
  VerseFieldsQuery,
} from '../presenters/index.ts';
import type { ScriptureServices } from '../scriptureServices.ts';

const ceremonySchema = {
  tags: ['banis'],
  summary: 'The texts of a ceremony',
  params: z.object({
    id: z.string().describe('1 Anand Karaj, 3 Anand Sahib (short), 5 Bhog with Ragmala, 6 Bhog without.'),
  }),
  querystring: z.object(VerseFieldsQuery),
  response: { 200: CeremonyResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse },
};

function findCeremony({ corpus }: ScriptureServices, text: string): CatalogueCeremony {
  const id = parseBaniId(text);
  if (id === null) throw new ApiError('badRequest', 'A ceremony id is a whole number.');
  const ceremony = corpus.catalogue.ceremonies.find((each) => each.id === Number(id));
  if (!ceremony) throw new ApiError('ceremonyNotFound', `Ceremony ${id} does not exist.`);
  return ceremony;
}

async function presentCeremony(
  { corpus }: ScriptureServices,
  { id, name, lines }: CatalogueCeremony,
  fields: VerseFields,
  pace: Pace,
): Promise<CeremonyResponse> {
  const [opening] = lines;
  if (!opening) throw new ApiError('ceremonyNotFound');
  const first = corpus.line(opening.line);
  return {
    ceremonyInfo: {
      ceremonyID: id,
      gurmukhi: name.ascii,
      unicode: name.unicode,
      english: name.english,
      // Existing followers read the source of the first verse here, as in `baniInfo`, and fail without it.
      source: presentSource(sourceOf(corpus, first.sourceId), first.ang),
      raag: presentRaag(first.section),
      writer: presentWriter(first.writer),
    },
    verses: await mapInTurns(lines, (line) => presentBaniRow(corpus, line, fields, true), pace),
  };
}

/** `GET {prefix}/ceremonies/:id`, and `/ceremonies/:id` for clients that use one base address for everything. */
export const ceremonies: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/ceremonies/:id',
    schema: ceremonySchema,
    limit: 'other',
    handle(services, { params, query, pace }) {
      const fields = parseVerseFields(services, query);
      return presentCeremony(services, findCeremony(services, params.id), fields, pace);
    },
  }),
];
