import {
  ApiError,
  type KoshEntry,
  ErrorResponse,
  KoshEntriesResponse,
  KoshWordsResponse,
} from '@naad/api-contract';
import { parseVerseId } from '@naad/gurbani-model';
import { isGurmukhi, toUnicode } from '@naad/gurbani-text';
import * as z from 'zod';
import { defineRoute, type Route } from '../defineRoute.ts';
import { askProviders } from '../sources/index.ts';

/** Maximum characters of a word or search; no word of scripture is longer. */
const MAX_TEXT_LENGTH = 100;

const errors = {
  400: ErrorResponse,
  404: ErrorResponse,
  422: ErrorResponse,
  429: ErrorResponse,
  503: ErrorResponse,
};

const koshLetterSchema = {
  tags: ['kosh'],
  summary: 'Headwords that begin with a letter',
  params: z.object({ letter: z.string().describe('One letter, in Gurmukhi or legacy ASCII.') }),
  response: { 200: KoshWordsResponse, ...errors },
};

const koshWordSchema = {
  tags: ['kosh'],
  summary: 'Meanings of a word; `source` names the dictionary',
  params: z.object({
    word: z
      .string()
      .max(MAX_TEXT_LENGTH)
      .describe('The word as written in a line, in Unicode or legacy ASCII.'),
  }),
  querystring: z.object({
    elsewhere: z.string().optional().describe('A verse id: leaves out the uses in this verse.'),
  }),
  response: { 200: KoshEntriesResponse, ...errors },
};

const koshSearchSchema = {
  tags: ['kosh'],
  summary: 'Entries that contain a text in the word or its meaning, at most 100',
  params: z.object({ text: z.string().max(MAX_TEXT_LENGTH) }),
  response: { 200: KoshEntriesResponse, ...errors },
};

/** Maximum entries of a search; BaniDB has no limit. */
const MAX_ENTRIES = 100;

/** Clients send Gurmukhi in Unicode or in legacy ASCII. */
function asUnicode(text: string): string {
  return isGurmukhi(text) ? text : toUnicode(text);
}

function named(entries: readonly KoshEntry[], source: string): KoshEntry[] {
  return entries.map((entry) => ({ ...entry, source }));
}

/** `GET {prefix}/v2/kosh/:letter`, `/kosh/word/:word`, `/kosh/search/:text`. */
export const kosh: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v2/kosh/:letter',
    schema: koshLetterSchema,
    limit: 'other',
    async handle({ sources }, { params }) {
      const letter = params.letter.normalize('NFC');
      // A letter with a nukta is two code points.
      if (!/^[^]਼?$/u.test(letter)) throw new ApiError('badKoshLetter');
      const found = await askProviders(sources.kosh, (each) => each.words(asUnicode(letter)));
      return found?.answer ?? [];
    },
    caching: () => 'source',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/kosh/word/:word',
    schema: koshWordSchema,
    limit: 'other',
    async handle({ corpus, sources }, { params, query }) {
      const verse = query.elsewhere === undefined ? null : parseVerseId(query.elsewhere);
      const elsewhere = verse === null ? null : corpus.lineIndexOf(verse);
      const found = await askProviders(sources.kosh, (each) =>
        each.lookUp(asUnicode(params.word), elsewhere),
      );
      return found ? named(found.answer, found.source.name) : [];
    },
    caching: () => 'source',
  }),
  defineRoute({
    method: 'GET',
    path: '/v2/kosh/search/:text',
    schema: koshSearchSchema,
    limit: 'other',
    async handle({ sources }, { params }) {
      const text = asUnicode(params.text).trim();
      const found =
        text === '' ? null : await askProviders(sources.kosh, (each) => each.search(text, MAX_ENTRIES));
      return found ? named(found.answer.slice(0, MAX_ENTRIES), found.source.name) : [];
    },
    caching: () => 'source',
  }),
];
