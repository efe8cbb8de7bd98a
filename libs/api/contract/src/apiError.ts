import * as z from 'zod/mini';

/**
 * Every error an answer can carry. Clients match on `id`, never on the text; `status` is the HTTP status.
 * `isReportable` marks what an operator should hear of each time; that a source elsewhere does not answer is logged once.
 */
export const API_ERRORS = {
  badRequest: { status: 400, isReportable: false, message: 'The request is malformed.' },
  badShabadId: {
    status: 400,
    isReportable: false,
    message: 'A shabad id is a whole number, or several joined by commas or plus signs.',
  },
  badVerseId: { status: 400, isReportable: false, message: 'Verse ids are whole numbers joined by commas.' },
  badAng: {
    status: 400,
    isReportable: false,
    message: 'Angs are given as numbers, ranges (2-3) or lists (4+6).',
  },
  badSource: {
    status: 400,
    isReportable: false,
    message: 'The source is one of the letters G, D, B, A, S, N, R, K, or all.',
  },
  badSearch: { status: 400, isReportable: false, message: 'The search is malformed.' },
  tooMany: { status: 400, isReportable: false, message: 'Too many at once.' },
  shabadNotFound: { status: 404, isReportable: false, message: 'There is no shabad with that id.' },
  verseNotFound: { status: 404, isReportable: false, message: 'There is no verse with that id.' },
  angNotFound: { status: 404, isReportable: false, message: 'There is no such ang in that source.' },
  baniNotFound: { status: 404, isReportable: false, message: 'There is no bani with that id.' },
  badKoshLetter: { status: 422, isReportable: false, message: 'A dictionary is opened at one letter.' },
  badDate: {
    status: 400,
    isReportable: false,
    message: 'A date is a year, a month and a day: 2024/1/31.',
  },
  hukamnamaNotFound: { status: 404, isReportable: false, message: 'There is no hukamnama of that day.' },
  chapterNotFound: { status: 404, isReportable: false, message: 'There is no such chapter.' },
  ceremonyNotFound: { status: 404, isReportable: false, message: 'There is no ceremony with that id.' },
  sourceAbsent: {
    status: 404,
    isReportable: false,
    message: 'This deployment does not have the text of that source.',
  },
  featureAbsent: {
    status: 404,
    isReportable: false,
    message: 'This deployment has no source for that; /capabilities says why.',
  },
  sessionNotFound: {
    status: 404,
    isReportable: false,
    message: 'There is no display with that code; check it, or try again later.',
  },
  notFound: { status: 404, isReportable: false, message: 'There is nothing at that address.' },
  notAuthenticated: { status: 401, isReportable: false, message: 'Please re-authenticate.' },
  wrongCredentials: {
    status: 403,
    isReportable: false,
    message: 'The e-mail address and the password, or the passkey, do not belong together.',
  },
  otherOrigin: { status: 403, isReportable: false, message: 'That request did not come from this site.' },
  loginExpired: {
    status: 403,
    isReportable: false,
    message: 'That login was not begun in this browser, or took too long; begin it again.',
  },
  loginTooOld: { status: 403, isReportable: false, message: 'Log in again to do this.' },
  badRedirect: { status: 400, isReportable: false, message: 'A login may not return to that address.' },
  providerFailed: {
    status: 502,
    isReportable: false,
    message: 'The identity provider did not answer as it should; try again in a while.',
  },
  pothisChanged: {
    status: 409,
    isReportable: false,
    message: 'The lists were changed elsewhere meanwhile; read them again.',
  },
  badAudio: { status: 400, isReportable: false, message: 'Failed to process audio data' },
  transcriptionFailed: { status: 422, isReportable: false, message: 'Transcription failed' },
  tooManyRequests: { status: 429, isReportable: false, message: 'Too many requests; wait a moment.' },
  sourceUnavailable: {
    status: 503,
    isReportable: false,
    message: 'The source of that does not answer; try again in a while.',
  },
  internal: { status: 500, isReportable: true, message: 'Something went wrong on the server.' },
} as const satisfies Record<string, { status: number; isReportable: boolean; message: string }>;

export type ApiErrorId = keyof typeof API_ERRORS;

/** An error as the API tells it: never a stack. `data.id` is one of {@link API_ERRORS}. */
export const ErrorResponse = z.object({
  error: z.literal(true),
  data: z.object({ error: z.string(), id: z.string() }),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;

/**
 * What goes wrong, by the catalogue's id. Thrown on the server and turned into an answer in one place; the client
 * throws the same for what it is told.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly id: ApiErrorId;
  readonly status: number;
  readonly isReportable: boolean;

  constructor(id: ApiErrorId, detail?: string) {
    const { message, status, isReportable } = API_ERRORS[id];
    super(detail ?? message);
    this.id = id;
    this.status = status;
    this.isReportable = isReportable;
  }
}

export function isApiErrorId(text: string): text is ApiErrorId {
  return Object.hasOwn(API_ERRORS, text);
}
