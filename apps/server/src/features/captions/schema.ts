import { DoneResponse, ErrorResponse } from '@naad/api-contract';
import * as z from 'zod';

const MAX_TEXT = 2_000;

const CaptionRequest = z.object({
  address: z
    .string()
    .max(2_048)
    .describe(
      'The caption address of the meeting, as its host copies it: `https://wmcc.zoom.us/closedcaption?id=…&signature=…`. No other host, path or scheme is called.',
    ),
  seq: z
    .int()
    .min(0)
    .max(10_000_000)
    .describe('Rises by one with each caption; a retry has the number of the caption that it repeats.'),
  lang: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/)
    .describe('Language and country: `en-US`.'),
  text: z.string().min(1).max(MAX_TEXT),
});

export const relaySchema = {
  tags: ['sync'],
  summary: 'Passes a caption on to a meeting',
  description:
    'Posts the text to the meeting’s own server, which browsers can’t call, and waits at most five seconds. Only pages of this site may ask for it. Nothing is stored or logged.',
  body: CaptionRequest,
  response: {
    200: DoneResponse,
    400: ErrorResponse,
    403: ErrorResponse,
    429: ErrorResponse,
    502: ErrorResponse,
  },
};
