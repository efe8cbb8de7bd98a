/** Nobody there, no answer in time, a refusal, an answer that makes no sense, or a source that is left alone for now. */
export type SourceFailure = 'network' | 'timeout' | 'refused' | 'malformed' | 'resting';

/** A source elsewhere gave no usable answer. What it said is not repeated to clients. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly reason: SourceFailure;

  constructor(reason: SourceFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
