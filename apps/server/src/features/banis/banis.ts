import { ApiError, type BaniResponse, type BaniRow, type BanisResponse } from '@naad/api-contract';
import { parseBaniId, type BaniLength, type Name } from '@naad/gurbani-corpus';
import { transliterate } from '@naad/gurbani-text/transliterate';
import type { ApiInstance } from '../../http/apiInstance.ts';
import { parseSince } from '../../http/queryString.ts';
import { rateLimit } from '../../http/rateLimits.ts';
import {
  isInLength,
  parseVerseFields,
  presentBaniRow,
  presentRaag,
  presentSource,
  presentWriter,
  sourceOf,
  type VerseFields,
} from '../../presenters/index.ts';
import type { Services } from '../../services.ts';
import type { SourcedBani } from '../../sources/index.ts';
import { banisSchema, baniSchema } from './schema.ts';

/** Ids from here on are no banis of the list. */
const FIRST_UNLISTED_ID = 1000;

const LENGTH_OF_PARAMETER = { s: 'short', m: 'medium', t: 'long', b: 'extralong' } as const satisfies Record<
  string,
  BaniLength
>;

function presentNameTransliterations({ ascii }: Name): BaniRow['transliterations'] {
  const en = transliterate(ascii, 'english');
  const hi = transliterate(ascii, 'hindi');
  return {
    english: en,
    hindi: hi,
    en,
    hi,
    ipa: transliterate(ascii, 'ipa'),
    ur: transliterate(ascii, 'shahmukhi'),
  };
}

function presentBanis({ corpus, sources }: Services): BanisResponse {
  return sources.banis
    .filter(({ id }) => id < FIRST_UNLISTED_ID)
    .sort((one, other) => one.id - other.id)
    .map(({ id, name, hasLengths }) => {
      const transliterations = presentNameTransliterations(name);
      return {
        ID: id,
        // A word without spaces that clients use as a key and in addresses.
        token: name.english.toLowerCase().replace(/[^a-z\d]+/g, ''),
        gurmukhi: name.ascii,
        gurmukhiUni: name.unicode,
        transliteration: transliterations.english,
        transliterations,
        updated: corpus.info.updated,
        hasLengths,
      };
    });
}

function findBani({ sources }: Services, text: string): SourcedBani {
  const id = parseBaniId(text);
  if (id === null) throw new ApiError('badRequest', 'A bani id is a whole number.');
  const bani = sources.banis.find((each) => each.id === id);
  if (!bani) throw new ApiError('baniNotFound', `There is no bani ${id}.`);
  return bani;
}

function presentBani(
  { corpus }: Services,
  bani: SourcedBani,
  length: BaniLength | null,
  fields: VerseFields,
): BaniResponse {
  const lines = length === null ? bani.lines : bani.lines.filter((line) => isInLength(line, length));
  const first = bani.lines[0];
  if (!first) throw new ApiError('baniNotFound');
  const line = corpus.line(first.line);
  return {
    baniInfo: {
      baniID: bani.id,
      gurmukhi: bani.name.ascii,
      unicode: bani.name.unicode,
      ...presentNameTransliterations(bani.name),
      source: presentSource(sourceOf(corpus, line.sourceId), line.ang),
      raag: presentRaag(line.section),
      writer: presentWriter(line.writer),
    },
    verses: lines.map((each) => presentBaniRow(corpus, each, fields, length === null)),
  };
}

/** `GET {prefix}/v2/banis` and `{prefix}/v2/banis/:id`. */
export function banis(app: ApiInstance, services: Services): void {
  const { config, corpus } = services;
  // Names are transliterated once, when they are first asked for: it is slow, and start must not wait for it.
  let rows: BanisResponse | null = null;
  app.get('/v2/banis', { schema: banisSchema, config: rateLimit('other', config.rateLimit) }, () => {
    rows ??= presentBanis(services);
    return rows;
  });
  app.get(
    '/v2/banis/:id',
    { schema: baniSchema, config: rateLimit('other', config.rateLimit) },
    (request) => {
      const { length } = request.query;
      const since = parseSince(request.query.updatedsince);
      const fields = parseVerseFields(services, request.query);
      const bani = findBani(services, request.params.id);
      if (since !== null && corpus.info.updated < since) {
        throw new ApiError('baniNotFound', `Nothing has changed since ${since}.`);
      }
      const wanted = length === undefined ? null : LENGTH_OF_PARAMETER[length];
      return presentBani(services, bani, wanted, fields);
    },
  );
}
