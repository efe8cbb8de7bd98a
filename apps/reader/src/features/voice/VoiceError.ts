import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Why a voice search failed: `denied` no permission for the microphone, `noMicrophone` none found, `noAudio` nothing
 * recorded, `notProcessed` unreadable recording, `failed` no words found (with the service's message), `network` no
 * response, `tooMany` rate limit reached, `unavailable` neither this site nor this browser recognises speech,
 * `insecure` no microphone without HTTPS.
 */
export type VoiceProblem =
  | 'denied'
  | 'noMicrophone'
  | 'noAudio'
  | 'notProcessed'
  | 'failed'
  | 'network'
  | 'tooMany'
  | 'unavailable'
  | 'insecure';

export class VoiceError extends Error {
  override readonly name = 'VoiceError';
  readonly problem: VoiceProblem;
  /** Message of the service, for the visitor; null if there is none. */
  readonly said: string | null;

  constructor(problem: VoiceProblem, cause?: unknown, said: string | null = null) {
    super(`Voice search: ${problem}`, { cause });
    this.problem = problem;
    this.said = said;
  }
}

/** Problem of a microphone, by the name of the browser's error. */
export function microphoneProblem(error: unknown): VoiceError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return new VoiceError('denied', error);
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return new VoiceError('noMicrophone', error);
  return new VoiceError('notProcessed', error);
}

/** Message for each problem. */
export const VOICE_MESSAGES: Readonly<Record<VoiceProblem, MessageDescriptor>> = {
  denied: msg`Microphone access denied. Please allow microphone access and try again.`,
  noMicrophone: msg`No microphone was found. Connect one and try again.`,
  noAudio: msg`Failed to process audio data`,
  notProcessed: msg`Failed to process audio`,
  failed: msg`Transcription failed`,
  network: msg`Network error. Please check your connection and try again.`,
  tooMany: msg`Too many recordings in a short time. Wait a minute and try again.`,
  unavailable: msg`Neither this site nor this browser understands spoken Punjabi. Type the first letters of the words instead.`,
  insecure: msg`The microphone works only on secure pages. Open this site with an address that begins with https.`,
};

/** True if retrying may help. */
export function canTryAgain(problem: VoiceProblem): boolean {
  return problem !== 'unavailable' && problem !== 'insecure';
}
