import { TranscriptResponse } from '@naad/api-contract';
import { type AccountFetch, callAccount } from './callAccount.ts';
import { errorFromResponse } from './errorFromResponse.ts';

export interface TranscribeOptions {
  /** Path of the API on the page's origin. */
  readonly base: string;
  /** Defaults to the platform's `fetch`. */
  readonly fetch?: AccountFetch;
}

/** Transcribing 15 seconds of speech takes longer than a lookup. */
const TIMEOUT_MS = 30_000;
const PATH = '/transcript';

/**
 * Returns the first letters of speech, in Unicode.
 * @param audioData a WAV file in base64, within the limits of the contract
 * @throws ApiError `transcriptionFailed` with the service's message, or another error of the catalog
 * @throws TransportError without a usable response
 */
export async function transcribe(audioData: string, options: TranscribeOptions): Promise<string> {
  const call = { method: 'POST', path: PATH, body: { audioData }, token: null };
  const { status, body } = await callAccount({ ...options, timeoutMs: TIMEOUT_MS }, call);
  const parsed = TranscriptResponse.safeParse(body);
  if (status < 400 && parsed.success) return parsed.data.transcriptInitials.unicode;
  throw errorFromResponse(status, body, PATH);
}
