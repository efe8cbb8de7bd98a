import { ApiError, type CeremonyResponse } from '@naad/api-contract';
import { parseBaniId, type Ceremony } from '@naad/gurbani-corpus';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import { parseVerseFields, presentBaniRow, type VerseFields } from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import { ceremonySchema } from './schema.ts';

function findCeremony({ corpus }: Services, text: string): Ceremony {
  const id = parseBaniId(text);
  if (id === null) throw new ApiError('badRequest', 'A ceremony id is a whole number.');
  const ceremony = corpus.catalogue.ceremonies.find((each) => each.id === Number(id));
  if (!ceremony) throw new ApiError('ceremonyNotFound', `There is no ceremony ${id}.`);
  return ceremony;
}

function presentCeremony(
  { corpus }: Services,
  { id, name, lines }: Ceremony,
  fields: VerseFields,
): CeremonyResponse {
  return {
    ceremonyInfo: {
      ceremonyID: id,
      gurmukhi: name.ascii,
      unicode: name.unicode,
      english: name.english,
    },
    verses: lines.map((line) => presentBaniRow(corpus, line, fields, true)),
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
