import { DoneResponse, ErrorResponse, EventsRequest } from '@naad/api-contract';

export const eventsSchema = {
  tags: ['service'],
  summary: 'What happened in a visit, where the operator hears of it; for the pages of this site alone',
  body: EventsRequest,
  response: {
    200: DoneResponse,
    400: ErrorResponse,
    403: ErrorResponse,
    404: ErrorResponse,
    429: ErrorResponse,
  },
};
