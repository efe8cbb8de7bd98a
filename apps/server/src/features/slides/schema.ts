import { ErrorResponse } from '@naad/api-contract';
import * as z from 'zod';

const tags = ['sync'];
const params = z.object({ code: z.string().describe('Three letters, a dash, three letters, in any case.') });
const text = z.string();

/** Schema for the OpenAPI description; clients parse `SlideFeed` of the sync protocol. */
const SlideResponse = z.object({
  code: text.describe('The code of the session.'),
  seq: z.number().int().describe('Rises with each change, and restarts with another epoch.'),
  epoch: text.describe('Changes when the session is begun anew.'),
  ts: z.number().describe('When this was made, in milliseconds since 1970.'),
  hostOnline: z.boolean().describe('False while the display is away: the slide may be an old one.'),
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
      unicode: text.describe('The line in Unicode, letter for letter.'),
      visraams: z.array(z.object({ word: z.number().int(), type: z.enum(['main', 'yamki']) })),
      translations: z.array(z.object({ key: text, lang: text, text })),
      transliterations: z
        .array(z.object({ script: text, lang: text, text }))
        .describe('Computed, in the Naad scheme.'),
      next: text
        .nullable()
        .describe('The next line; null if the display does not show it, or there is none.'),
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
  settings: z.record(text, z.unknown()).nullable().describe('Null if the display does not report them.'),
});

const errors = { 404: ErrorResponse, 429: ErrorResponse, 503: ErrorResponse };

export const slideSchema = {
  tags,
  summary: 'The current slide of a session',
  description:
    'For overlays and streaming software. Unknown codes are answered with 404 and limited by device and network; 503 while sessions cannot be read.',
  params,
  response: { 200: SlideResponse, ...errors },
};

export const slideEventsSchema = {
  tags,
  summary: 'The current slide of a session and every change',
  description:
    'Server-sent events: `slide` at once and on every change, with the JSON of the route without events and the id `epoch.seq`; `end` when the session is over. A comment every few seconds keeps the connection open. A session has 20 streams, an address 40.',
  params,
  produces: ['text/event-stream'],
  response: { 200: z.string(), ...errors },
};

export const captionsSchema = {
  tags,
  summary: 'The slides of a session as subtitles',
  description:
    'WebVTT that is sent while the session goes on: each cue when its slide gives way to the next one, with times from the start of the request. Saved while a recording runs, it is the subtitle file of the recording. A cue has the line in Gurmukhi and the first translation that the display shows.',
  params,
  response: { 200: z.string().describe('`text/vtt`'), ...errors },
};
