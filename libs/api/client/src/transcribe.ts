import { ApiError, ErrorResponse, isApiErrorId, TranscriptResponse } from '@naad/api-contract';
import { type AccountFetch, callAccount } from './callAccount.ts';
import { TransportError } from './TransportError.ts';

export interface TranscribeOptions {
  /** Where the API answers: a prefix of the page's own origin. */
  readonly base: string;
  /** The platform's own unless told. */
  readonly fetch?: AccountFetch;
}

/** To write down 15 seconds takes a service longer than to look something up. */
const TIMEOUT_MS = 30_000;
const PATH = '/transcript';

/**
 * The first letters of what is said, in Unicode.
 *
 * @param audioData a WAV file in base64, within the limits of the contract
 * @throws ApiError `transcriptionFailed`, whose message is the service's own; others of the catalogue
 * @throws TransportError without a usable answer
 */
export async function transcribe(audioData: string, options: TranscribeOptions): Promise<string> {
  const call = { method: 'POST', path: PATH, body: { audioData }, token: null };
  const { status, body } = await callAccount({ ...options, timeoutMs: TIMEOUT_MS }, call);
  const answer = TranscriptResponse.safeParse(body);
  if (status < 400 && answer.success) return answer.data.transcriptInitials.unicode;
  const refused = ErrorResponse.safeParse(body);
  if (refused.success && isApiErrorId(refused.data.data.id)) {
    throw new ApiError(refused.data.data.id, refused.data.data.error);
  }
  if (status === 429) throw new ApiError('tooManyRequests');
  throw new TransportError('malformed', `Answered ${String(status)} with nothing of the contract: ${PATH}`);
}
