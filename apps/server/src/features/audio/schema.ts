import { ErrorResponse, HealthResponse, TrackResponse } from '@naad/api-contract';
import * as z from 'zod';

export const audioHealthSchema = {
  tags: ['audio'],
  summary: 'Whether recordings are available',
  response: { 200: HealthResponse, 429: ErrorResponse },
};

const ofShabad = { params: z.object({ id: z.string().describe('The id of one shabad.') }) };
const ofDay = { params: z.object({ day: z.string().describe('A day such as 2024-01-31.') }) };

const answer = {
  tags: ['audio'],
  response: { 200: TrackResponse, 400: ErrorResponse, 429: ErrorResponse },
};

export const shabadAudioSchema = {
  ...answer,
  ...ofShabad,
  summary: 'URL of the recording of a shabad; status `error` if there is none',
};

export const hukamnamaAudioSchema = {
  ...answer,
  ...ofDay,
  summary: 'URL of the recording of a hukamnama; status `error` if there is none',
};

/** Common to the recordings themselves, which players request in parts (`Range`). */
const track = {
  tags: ['audio'],
  response: {
    200: z.any().describe('The recording, or the requested range with status 206.'),
    400: ErrorResponse,
    404: ErrorResponse,
    429: ErrorResponse,
    503: ErrorResponse,
  },
};

export const shabadTrackSchema = { ...track, ...ofShabad, summary: 'The recording of a shabad' };
export const hukamnamaTrackSchema = { ...track, ...ofDay, summary: 'The recording of a hukamnama' };
