/** Why no answer came: none in time, no connection, or one that is not what the contract says. */
export type TransportFailure = 'timeout' | 'network' | 'malformed';

/** A call that got no answer one can use. What the API itself refuses is an `ApiError` of the contract instead. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly reason: TransportFailure;

  constructor(reason: TransportFailure, detail: string, cause?: unknown) {
    super(detail, { cause });
    this.reason = reason;
  }
}
