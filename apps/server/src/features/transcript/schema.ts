import { ErrorResponse, TranscriptRequest, TranscriptResponse } from '@naad/api-contract';

export const transcriptSchema = {
  tags: ['search'],
  summary: 'The first letters of what is said',
  description:
    'For pages of this site: a recording of at most 15 seconds as a WAV file (PCM, 16 bits, 16 kHz, one channel) in base64. It is handed to the service of the operator, and kept nowhere here.',
  body: TranscriptRequest,
  response: {
    200: TranscriptResponse,
    400: ErrorResponse,
    403: ErrorResponse,
    404: ErrorResponse,
    413: ErrorResponse,
    422: ErrorResponse,
    429: ErrorResponse,
    503: ErrorResponse,
  },
};
