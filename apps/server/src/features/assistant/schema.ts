import {
  AssistantResponse,
  BotRephraseResponse,
  BotSearchResponse,
  ErrorResponse,
  QUESTION_LENGTH,
} from '@naad/api-contract';
import * as z from 'zod';
import { OptionalNumber } from '../../http/queryString.ts';

const errors = { 400: ErrorResponse, 429: ErrorResponse };

const Question = z
  .string()
  .trim()
  .min(1, 'a question')
  .max(QUESTION_LENGTH, `at most ${String(QUESTION_LENGTH)} characters`)
  .describe('A question in English.');

const Opened = {
  shabad_id: OptionalNumber.describe('A shabad that was opened: its lines come first.'),
  verse_id: OptionalNumber.describe('The line of it that was opened.'),
};

const Source = z.string().optional().describe('Letter of the work, or `all`.');

export const assistantSchema = {
  tags: ['assistant'],
  summary: 'Lines of scripture that answer a question',
  description:
    'Each with its translator, writer, raag and page, and the words it was chosen by. Where nothing is close it is silent: no answer is better than one about something else.',
  querystring: z.object({ query: Question, source: Source, ...Opened }),
  response: { 200: AssistantResponse, ...errors },
};

export const writtenSchema = {
  tags: ['assistant'],
  summary: 'An answer in words, citing those lines',
  description:
    'A stream of server-sent events, each a JSON object: `text`, a piece whose quotations were all found in the lines it cites, numbered as in `assistant`; `done`; or `withdrawn`, after which nothing of it is to be shown. `featureAbsent` where the deployment has no model to write with.',
  querystring: z.object({ query: Question, source: Source, ...Opened }),
  response: {
    200: z.string().describe('`text/event-stream`'),
    403: ErrorResponse,
    404: ErrorResponse,
    ...errors,
  },
};

export const botSearchSchema = {
  tags: ['assistant'],
  summary: 'Lines that answer a question, as the reference bot tells them',
  querystring: z.object({
    query: Question,
    count: OptionalNumber.describe('At most so many lines: 20 unless given, 100 at most.'),
  }),
  response: { 200: BotSearchResponse, ...errors },
};

export const botRephraseSchema = {
  tags: ['assistant'],
  summary: 'What an opened line says to a question, as the reference bot tells it',
  description: 'In the words of its translator, who is named.',
  querystring: z.object({ query: Question, ...Opened }),
  response: { 200: BotRephraseResponse, 404: ErrorResponse, ...errors },
};
