import { ErrorResponse, KoshEntriesResponse, KoshWordsResponse } from '@naad/api-contract';
import * as z from 'zod';

/** No word of scripture is as long, nor any question to a dictionary. */
const MAX_TEXT = 100;

const errors = {
  400: ErrorResponse,
  404: ErrorResponse,
  422: ErrorResponse,
  429: ErrorResponse,
  503: ErrorResponse,
};

export const koshLetterSchema = {
  tags: ['kosh'],
  summary: 'Headwords that begin with a letter',
  params: z.object({ letter: z.string().describe('One letter, in Gurmukhi or as its key of legacy ASCII.') }),
  response: { 200: KoshWordsResponse, ...errors },
};

export const koshWordSchema = {
  tags: ['kosh'],
  summary: 'What a word means; `source` names the work that says so',
  params: z.object({
    word: z.string().max(MAX_TEXT).describe('As it stands in a line, in Unicode or legacy ASCII.'),
  }),
  response: { 200: KoshEntriesResponse, ...errors },
};

export const koshSearchSchema = {
  tags: ['kosh'],
  summary: 'Entries with a text in the word or its meaning, at most 100',
  params: z.object({ text: z.string().max(MAX_TEXT) }),
  response: { 200: KoshEntriesResponse, ...errors },
};
