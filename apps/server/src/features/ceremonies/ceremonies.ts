import { ApiError, CeremonyResponse, ErrorResponse } from '@naad/api-contract';
import { mapInTurns } from '@naad/api-scripture';
import {
  parseVerseFields,
  presentBaniRow,
  presentRaag,
  presentSource,
  presentWriter,
  sourceOf,
  type VerseFields,
  VerseFieldsQuery,
} from '@naad/api-scripture/presenters';
import { parseBaniId } from '@naad/gurbani-model';
import { type CatalogueCeremony } from '@naad/gurbani-corpus';
import * as z from 'zod';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { createPace } from '../../http/eventLoop.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import type { Services } from '../../services.ts';

const ceremonySchema = {
  tags: ['banis'],
  summary: 'The texts of a ceremony',
  params: z.object({
    id: z.string().describe('1 Anand Karaj, 3 Anand Sahib (short), 5 Bhog with Ragmala, 6 Bhog without.'),
  }),
  querystring: z.object(VerseFieldsQuery),
  response: { 200: CeremonyResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse },
};

function findCeremony({ corpus }: Services, text: string): CatalogueCeremony {
  const id = parseBaniId(text);
  if (id === null) throw new ApiError('badRequest', 'A ceremony id is a whole number.');
  const ceremony = corpus.catalogue.ceremonies.find((each) => each.id === Number(id));
  if (!ceremony) throw new ApiError('ceremonyNotFound', `Ceremony ${id} does not exist.`);
  return ceremony;
}

async function presentCeremony(
  { corpus }: Services,
  { id, name, lines }: CatalogueCeremony,
  fields: VerseFields,
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
    verses: await mapInTurns(lines, (line) => presentBaniRow(corpus, line, fields, true), createPace()),
  };
}

/** `GET {prefix}/ceremonies/:id`, and `/ceremonies/:id` for clients that use one base address for everything. */
export function ceremonies(app: ApiInstance, services: Services): void {
  app.get(
    '/ceremonies/:id',
    { schema: ceremonySchema, config: rateLimit('other', services.config.rateLimit) },
    (request) => {
      const fields = parseVerseFields(services, request.query);
      const ceremony = findCeremony(services, request.params.id);
      return presentCeremony(services, ceremony, fields);
    },
  );
}
