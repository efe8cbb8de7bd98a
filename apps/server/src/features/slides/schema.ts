import { ErrorResponse } from '@naad/api-contract';
import * as z from 'zod';

const tags = ['sync'];
const params = z.object({ code: z.string().describe('Three letters, a dash, three letters, in any case.') });
const text = z.string();

/** Schema for the OpenAPI description; clients parse `SlideFeed` of the sync protocol. */
const SlideResponse = z.object({
  code: text,
  seq: z.number().int(),
  epoch: text,
  ts: z.number(),
  hostOnline: z.boolean(),
  slide: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('blank') }),
    z.object({
      kind: z.literal('text'),
      name: z.enum(['waheguru', 'moolMantra', 'dhanGuru', 'announcement']),
      text,
      isGurmukhi: z.boolean(),
      link: text.optional().describe('An address in an announcement, which screens show as a QR code too.'),
    }),
    z.object({
      kind: z.literal('line'),
      of: z.object({
        kind: z.enum(['shabad', 'bani', 'ceremony']),
        id: z.number().int(),
        row: z.number().int(),
      }),
      verseId: z.number().int(),
      unicode: text,
      visraams: z.array(z.object({ word: z.number().int(), type: z.enum(['main', 'yamki']) })),
      translations: z.array(z.object({ key: text, lang: text, text })),
      transliterations: z
        .array(z.object({ script: text, lang: text, text }))
        .describe('Computed, in the Naad scheme.'),
      next: text.nullable(),
      around: z
        .object({ before: z.array(text), after: z.array(text) })
        .optional()
        .describe('The other lines of its paragraph, if the display shows them.'),
    }),
  ]),
  fontSizes: z.object({
    gurbani: z.number().int(),
    translation: z.number().int(),
    teeka: z.number().int(),
    transliteration: z.number().int(),
  }),
  settings: z.record(text, z.unknown()).nullable(),
});

const errors = { 404: ErrorResponse, 429: ErrorResponse };

export const slideSchema = {
  tags,
  summary: 'The current slide of a session',
  params,
  response: { 200: SlideResponse, ...errors },
};

export const slideEventsSchema = {
  tags,
  summary: 'The current slide of a session and every change',
  description:
    'Server-sent events: `slide` at once and on every change, with the JSON of the route without events; `end` when the session is over.',
  params,
  response: { 200: z.string().describe('`text/event-stream`'), ...errors },
};
