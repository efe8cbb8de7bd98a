import * as z from 'zod/mini';

/**
 * Every error of the API. Clients match on `id`, never on the text; `status` is the HTTP status, and
 * `isReportable` marks errors that are logged each time (an outage of an external source is logged once).
 */
export const API_ERRORS = {
  badRequest: { status: 400, isReportable: false, message: 'This request is invalid.' },
  badShabadId: {
    status: 400,
    isReportable: false,
    message: 'A shabad id is a whole number; join several with commas or plus signs.',
  },
  badVerseId: { status: 400, isReportable: false, message: 'Verse ids are whole numbers joined by commas.' },
  badAng: {
    status: 400,
    isReportable: false,
    message: 'Give angs as numbers, ranges (2-3) or lists (4+6).',
  },
  badSource: {
    status: 400,
    isReportable: false,
    message: 'The source must be G, D, B, A, S, N, R, K or all.',
  },
  badSearch: { status: 400, isReportable: false, message: 'This search is invalid.' },
  tooMany: { status: 400, isReportable: false, message: 'Too many items. Try fewer.' },
  shabadNotFound: { status: 404, isReportable: false, message: 'No shabad has this id.' },
  verseNotFound: { status: 404, isReportable: false, message: 'No verse has this id.' },
  angNotFound: { status: 404, isReportable: false, message: 'This source has no such ang.' },
  baniNotFound: { status: 404, isReportable: false, message: 'No bani has this id.' },
  badKoshLetter: { status: 422, isReportable: false, message: 'Choose one letter of the dictionary.' },
  badDate: {
    status: 400,
    isReportable: false,
    message: 'Write the date as year, month and day: 2024/1/31.',
  },
  hukamnamaNotFound: { status: 404, isReportable: false, message: 'No hukamnama was found for this day.' },
  chapterNotFound: { status: 404, isReportable: false, message: 'No chapter has this id.' },
  ceremonyNotFound: { status: 404, isReportable: false, message: 'No ceremony has this id.' },
  sourceAbsent: {
    status: 404,
    isReportable: false,
    message: 'The text of this source is not available.',
  },
  featureAbsent: {
    status: 404,
    isReportable: false,
    message: 'This is not available on this site; /capabilities says why.',
  },
  sessionNotFound: {
    status: 404,
    isReportable: false,
    message: 'No display has this code. Check it, or try again later.',
  },
  notFound: { status: 404, isReportable: false, message: 'This address does not exist.' },
  notAuthenticated: { status: 401, isReportable: false, message: 'Please re-authenticate.' },
  wrongCredentials: {
    status: 403,
    isReportable: false,
    message: 'Wrong e-mail address, password or passkey. Try again.',
  },
  otherOrigin: { status: 403, isReportable: false, message: 'This request did not come from this site.' },
  loginExpired: {
    status: 403,
    isReportable: false,
    message: 'This login expired or began in another browser. Log in again.',
  },
  loginTooOld: { status: 403, isReportable: false, message: 'Log in again to do this.' },
  redirectTooLong: {
    status: 400,
    isReportable: false,
    message: 'The address to return to after login may have at most 1,000 bytes.',
  },
  badRedirect: { status: 400, isReportable: false, message: 'A login cannot return to this address.' },
  badEmail: { status: 400, isReportable: false, message: 'That is not an e-mail address.' },
  weakPassword: { status: 400, isReportable: false, message: 'That password is easy to guess.' },
  loginsBusy: {
    status: 503,
    isReportable: false,
    message: 'Too many logins at once. Try again in a moment.',
  },
  providerFailed: {
    status: 502,
    isReportable: false,
    message: 'The login service failed. Try again later.',
  },
  pothisChanged: {
    status: 409,
    isReportable: false,
    message: 'Your lists changed elsewhere. Reload them and try again.',
  },
  badPothis: { status: 400, isReportable: false, message: 'The lists are invalid.' },
  reportNotFound: { status: 404, isReportable: false, message: 'No report has this address.' },
  reportTooSoon: {
    status: 400,
    isReportable: false,
    message: 'Wait a few seconds and send it again.',
  },
  reportFormExpired: {
    status: 400,
    isReportable: false,
    message: 'This form is too old. Open it again.',
  },
  reportAutomatic: {
    status: 400,
    isReportable: false,
    message: 'Send it again with the field `website` empty.',
  },
  reportSent: {
    status: 409,
    isReportable: false,
    message: 'This form was sent already. Open it again.',
  },
  tooManyReports: {
    status: 429,
    isReportable: false,
    message: 'Too many reports. Try again tomorrow.',
  },
  reportsUnavailable: {
    status: 503,
    isReportable: false,
    message: 'Reports cannot be stored. Try again later.',
  },
  badCaptionAddress: {
    status: 400,
    isReportable: false,
    message: 'This is not the caption address of a Zoom meeting.',
  },
  captionRefused: {
    status: 502,
    isReportable: false,
    message: 'The meeting refused the caption. Copy its caption address again.',
  },
  meetingUnavailable: {
    status: 502,
    isReportable: false,
    message: 'The meeting is not responding. Try again in a moment.',
  },
  badAudio: { status: 400, isReportable: false, message: 'Failed to process audio data' },
  transcriptionFailed: { status: 422, isReportable: false, message: 'Transcription failed' },
  tooManyRequests: { status: 429, isReportable: false, message: 'Too many requests. Wait a moment.' },
  sourceUnavailable: {
    status: 503,
    isReportable: false,
    message: 'The source is not responding. Try again later.',
  },
  restarting: {
    status: 503,
    isReportable: false,
    message: 'The site is restarting. Try again in a few seconds.',
  },
  accountsUnavailable: {
    status: 503,
    isReportable: false,
    message: 'Accounts are unavailable right now. Try again later.',
  },
  sessionsUnavailable: {
    status: 503,
    isReportable: false,
    message: 'Sessions are unavailable right now. Try again later.',
  },
  internal: { status: 500, isReportable: true, message: 'Something went wrong. Try again later.' },
} as const satisfies Record<string, { status: number; isReportable: boolean; message: string }>;

export type ApiErrorId = keyof typeof API_ERRORS;

/** An error body; it never contains a stack trace. `data.id` is a key of {@link API_ERRORS}. */
export const ErrorResponse = z.object({
  error: z.literal(true),
  data: z.object({ error: z.string(), id: z.string() }),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;

/**
 * An error from the catalog. The server throws it and turns it into a response in one place; the client
 * throws the same error for an error response.
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
