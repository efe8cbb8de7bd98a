/**
 * What keeps a voice from becoming a search: `denied` the microphone may not be used, `noMicrophone` there is none,
 * `noAudio` nothing was recorded, `notProcessed` what was recorded cannot be read, `failed` no words were found in it (with
 * what the service says of that), `network` no answer came, `tooMany` there were too many lately, `unavailable` neither this
 * site nor this browser understands speech, `insecure` the browser gives no microphone to pages that are not encrypted.
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
  /** In the words of the service, for whoever spoke; null without. */
  readonly said: string | null;

  constructor(problem: VoiceProblem, cause?: unknown, said: string | null = null) {
    super(`Voice search: ${problem}`, { cause });
    this.problem = problem;
    this.said = said;
  }
}

/** What went wrong with a microphone, by the name that browsers give it. */
export function microphoneProblem(error: unknown): VoiceError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return new VoiceError('denied', error);
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return new VoiceError('noMicrophone', error);
  return new VoiceError('notProcessed', error);
}
