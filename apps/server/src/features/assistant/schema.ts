import {
  AssistantResponse,
  BotRephraseResponse,
  BotSearchResponse,
  ErrorResponse,
  QUESTION_LENGTH,
} from '@naad/api-contract';
import { OptionalNumber } from '@naad/api-scripture';
import * as z from 'zod';

const errors = { 400: ErrorResponse, 429: ErrorResponse };

const Question = z
  .string()
  .trim()
  .min(1, 'enter a question')
  .max(QUESTION_LENGTH, `use at most ${String(QUESTION_LENGTH)} characters`)
  .describe('A question in English.');

const Opened = {
  shabad_id: OptionalNumber.describe('Id of an opened shabad; its lines come first.'),
  verse_id: OptionalNumber.describe('Id of the opened line in that shabad.'),
};

const Source = z.string().optional().describe('Letter of the work, or `all`.');

export const assistantSchema = {
  tags: ['assistant'],
  summary: 'Lines of scripture that answer a question',
  description:
    'Each line has its translator, writer, raag, page and the matching words. The answer is empty if no line is close enough.',
  querystring: z.object({ query: Question, source: Source, ...Opened }),
  response: { 200: AssistantResponse, ...errors },
};

export const writtenSchema = {
  tags: ['assistant'],
  summary: 'A written answer that cites those lines',
  description:
    'A stream of server-sent events, each a JSON object: `text`, a piece whose quotations were all found in the cited lines, numbered as in `assistant`; `done`; or `withdrawn`: then discard all pieces. `featureAbsent` if the site has no model.',
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
  summary: 'Lines that answer a question, in the format of the reference bot',
  querystring: z.object({
    query: Question,
    count: OptionalNumber.describe('Maximum number of lines: 20 by default, at most 100.'),
  }),
  response: { 200: BotSearchResponse, ...errors },
};

export const botRephraseSchema = {
  tags: ['assistant'],
  summary: 'How an opened line answers a question, in the format of the reference bot',
  description: 'Quotes the translation and names its translator.',
  querystring: z.object({ query: Question, ...Opened }),
  response: { 200: BotRephraseResponse, 404: ErrorResponse, ...errors },
};
