import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VoiceProblem } from './VoiceError.ts';

/** What is said of each problem (specification, section 8). */
export const VOICE_MESSAGES: Readonly<Record<VoiceProblem, MessageDescriptor>> = {
  denied: msg`Microphone access denied. Please allow microphone access and try again.`,
  noMicrophone: msg`No microphone was found. Connect one and try again.`,
  noAudio: msg`Failed to process audio data`,
  notProcessed: msg`Failed to process audio`,
  failed: msg`Transcription failed`,
  network: msg`Network error. Please check your connection and try again.`,
  tooMany: msg`Too many recordings in a short time. Wait a minute and try again.`,
  unavailable: msg`Voice search is not available here: this site has no service that writes down what is said, and this browser does not understand Punjabi. Type the first letters of the words instead.`,
  insecure: msg`This browser gives no microphone to a page that is not encrypted. Open this site by an address that begins with https.`,
};

/** What trying again can mend. */
export function canTryAgain(problem: VoiceProblem): boolean {
  return problem !== 'unavailable' && problem !== 'insecure';
}
