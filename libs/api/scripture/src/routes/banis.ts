import { ApiError, BaniResponse, type BaniRow, BanisResponse, ErrorResponse } from '@naad/api-contract';
import { type BaniLength, parseBaniId } from '@naad/gurbani-model';
import { type Name } from '@naad/gurbani-corpus';
import { transliterate } from '@naad/gurbani-text/transliterate';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import { mapInTurns, type Pace } from '../mapInTurns.ts';
import { oncePer } from '../oncePer.ts';
import {
  isInLength,
  parseVerseFields,
  presentBaniRow,
  presentRaag,
  presentSource,
  presentWriter,
  sourceOf,
  type VerseFields,
  VerseFieldsQuery,
} from '../presenters/index.ts';
import { parseSince } from '../queryString.ts';
import type { ScriptureServices } from '../scriptureServices.ts';
import type { SourcedBani } from '../sources/sourcedBani.ts';

const banisSchema = {
  tags: ['banis'],
  summary: 'All banis',
  response: { 200: BanisResponse, 429: ErrorResponse },
};

const baniSchema = {
  tags: ['banis'],
  summary: 'A bani with its lines',
  params: z.object({ id: z.string().describe('Number of the bani, e.g. 2 for Japji Sahib.') }),
  querystring: z.object({
    ...VerseFieldsQuery,
    length: z
      .enum(['s', 'm', 't', 'b'], 's, m, t or b')
      .optional()
      .describe(
        'Only the lines of the form that the short, medium, long (t) or extra long (b) length selects.',
      ),
    updatedsince: z.string().max(40).optional().describe('Only if changed since this date.'),
  }),
  response: { 200: BaniResponse, 400: ErrorResponse, 404: ErrorResponse, 429: ErrorResponse },
};

/** Banis with this id or above aren't listed. */
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

/** Computed on the first request, because transliterating the names is slow. */
const presentBanis = oncePer(({ corpus, sources }: ScriptureServices): BanisResponse =>
  sources.banis
    .filter(({ id }) => id < FIRST_UNLISTED_ID)
    .sort((one, other) => one.id - other.id)
    .map(({ id, name, forms, shelf }) => {
      const transliterations = presentNameTransliterations(name);
      return {
        ID: id,
        // Clients use the token as a key and in addresses.
        token: name.english.toLowerCase().replace(/[^a-z\d]+/g, ''),
        gurmukhi: name.ascii,
        gurmukhiUni: name.unicode,
        transliteration: transliterations.english,
        transliterations,
        updated: corpus.info.updated,
        hasLengths: forms.length > 1,
        shelf,
      };
    }),
);

function findBani({ sources }: ScriptureServices, text: string): SourcedBani {
  const id = parseBaniId(text);
  if (id === null) throw new ApiError('badRequest', 'A bani id is a whole number.');
  const bani =
    sources.banis.find((each) => each.id === id) ??
    sources.banis.find(({ formerIds }) => formerIds.includes(id));
  if (!bani) throw new ApiError('baniNotFound', `Bani ${id} does not exist.`);
  return bani;
}

interface BaniOptions {
  /** Null for all lines. */
  readonly length: BaniLength | null;
  readonly fields: VerseFields;
  readonly pace: Pace;
}

async function presentBani(
  { corpus }: ScriptureServices,
  bani: SourcedBani,
  { length, fields, pace }: BaniOptions,
): Promise<BaniResponse> {
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
      forms: bani.forms.map(({ lengths, mark, partOf }) => ({ lengths: [...lengths], mark, partOf })),
    },
    verses: await mapInTurns(lines, (each) => presentBaniRow(corpus, each, fields, length === null), pace),
  };
}

/** `GET {prefix}/v2/banis` and `{prefix}/v2/banis/:id`. */
export const banis: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/banis',
    schema: banisSchema,
    limit: 'other',
    handle: presentBanis,
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/banis/:id',
    schema: baniSchema,
    limit: 'other',
    async handle(services, { params, query, pace, prepareLines }) {
      const since = parseSince(query.updatedsince);
      const fields = parseVerseFields(services, query);
      const bani = findBani(services, params.id);
      if (since !== null && services.corpus.info.updated < since) {
        throw new ApiError('baniNotFound', `Nothing has changed since ${since}.`);
      }
      const length = query.length === undefined ? null : LENGTH_OF_PARAMETER[query.length];
      await prepareLines(bani.lines.length);
      return presentBani(services, bani, { length, fields, pace });
    },
  }),
];
