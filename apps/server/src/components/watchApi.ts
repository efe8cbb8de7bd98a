import { createHttpTransport, isTransportError } from '@naad/api-client';
import { type ComponentState, ReadinessResponse } from '@naad/api-contract';
import { READY, unavailable } from './componentHealth.ts';
import { type OutageLog, retryPause } from './createOutageLog.ts';

/** State of the API as seen by the process that renders pages. */
export interface ApiWatch {
  /** `unavailable` if it doesn't answer. */
  api(): ComponentState;
  /** State of accounts as the API last reported it. */
  accounts(): ComponentState;
  close(): void;
}

const CHECK_MS = 5_000;
const TIMEOUT_MS = 3_000;

/**
 * Asks the API for its readiness every five seconds, more often while it doesn't answer. The timer doesn't keep the process
 * alive.
 *
 * @param origin at which this process reaches the API
 */
export async function watchApi(origin: string, log: OutageLog): Promise<ApiWatch> {
  const ask = createHttpTransport({ base: origin, timeoutMs: TIMEOUT_MS });
  let api: ComponentState = READY;
  let accounts: ComponentState = READY;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function check(): Promise<void> {
    try {
      const { components } = ReadinessResponse.parse((await ask('/readyz')).body);
      failures = 0;
      api = READY;
      accounts = components.accounts ?? READY;
      log.recovered();
    } catch (error) {
      failures += 1;
      const reason = isTransportError(error) && error.reason === 'timeout' ? 'timeout' : 'unreachable';
      api = unavailable(reason);
      log.failed(reason, error);
    }
    if (!isClosed)
      timer = setTimeout(() => void check(), failures === 0 ? CHECK_MS : retryPause(failures)).unref();
  }

  await check();
  return {
    api: () => api,
    // Without an answer nothing is known about accounts, and the page that needs them says so itself.
    accounts: () => (api.ok ? accounts : READY),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
