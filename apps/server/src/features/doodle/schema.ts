import { DoodleResponse, ErrorResponse } from '@naad/api-contract';

export const doodleSchema = {
  tags: ['service'],
  summary: 'The drawing for today, if there is one',
  response: { 200: DoodleResponse, 429: ErrorResponse },
};

/** Pictures are no part of the API, whose description leaves them out. */
export const doodleImageSchema = { hide: true };
