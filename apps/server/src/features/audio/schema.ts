import { ErrorResponse, HealthResponse, TrackResponse } from '@naad/api-contract';
import * as z from 'zod';

export const audioHealthSchema = {
  tags: ['audio'],
  summary: 'Whether recordings can be asked for',
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
  summary: 'Where a shabad is heard, or that it is not (status `error`)',
};

export const hukamnamaAudioSchema = {
  ...answer,
  ...ofDay,
  summary: 'Where the hukamnama of a day is heard, or that it is not (status `error`)',
};

/** Recordings themselves, as a player asks for them: in parts (`Range`). */
const track = {
  tags: ['audio'],
  response: {
    200: z.any().describe('The recording; where a part of it was asked for, that part, with status 206.'),
    400: ErrorResponse,
    404: ErrorResponse,
    429: ErrorResponse,
    503: ErrorResponse,
  },
};

export const shabadTrackSchema = { ...track, ...ofShabad, summary: 'The recording of a shabad' };
export const hukamnamaTrackSchema = { ...track, ...ofDay, summary: 'The recording of a hukamnama' };
