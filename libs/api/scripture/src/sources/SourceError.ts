/**
 * Why a source failed: no connection, a timeout, an error status, an invalid response, or a source paused by
 * its circuit breaker.
 */
export type SourceFailure = 'network' | 'timeout' | 'refused' | 'malformed' | 'resting';

/** An external source gave no usable response. Its message is never sent to clients. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly reason: SourceFailure;

  constructor(reason: SourceFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
