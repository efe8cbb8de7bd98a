import { ApiError, type ComponentReason, type ComponentState } from '@naad/api-contract';
import { limited, READY, unavailable } from '../components/componentHealth.ts';
import { type OutageLog, retryPause } from '../components/createOutageLog.ts';
import { within } from '../components/within.ts';
import type { AccountStore } from './accountStore.ts';
import { databaseFailureOf } from './databaseFailure.ts';

/** Accounts that are available while their database is reachable. */
export interface SupervisedAccounts {
  /**
   * Every call throws `ApiError` `accountsUnavailable`, at once or within two seconds, while the database is
   * unreachable.
   */
  readonly store: AccountStore;
  state(): ComponentState;
  /** Resolves after the first attempt to open the database, successful or not. */
  readonly firstAttempt: Promise<void>;
}

export interface OpenOptions {
  /** Aborted when the connection is dropped, so that hanging sockets are destroyed. */
  readonly signal: AbortSignal;
  /** True after the first time: then a missing file must not be replaced by an empty one. */
  readonly isReopened: boolean;
  /** Called when a connection breaks. */
  readonly onError: (error: unknown) => void;
}

export interface SupervisionOptions {
  open(options: OpenOptions): Promise<AccountStore>;
  /** False if the opened file is no longer the one at its path, so that writes would be lost. */
  readonly isFileInPlace?: () => boolean;
  readonly log: OutageLog;
}

/** Together with the work around a call, this keeps responses within two seconds. */
export const ACCOUNT_CALL_MS = 1_600;
const SLOW_CALL_MS = 10_000;
/** Calls that move many rows. */
const SLOW_CALLS: ReadonlySet<string> = new Set(['replaceFavourites', 'deleteExpired', 'deleteUser']);
const PING_MS = 700;
const CHECK_MS = 5_000;
const BUSY_PAUSE_MS = 40;
/** Consecutive failed writes before the database is reopened, unless only waiting helps. */
const REOPEN_AFTER_FAILURES = 3;
const PROBE = 'naad:probe';

interface Connection {
  readonly store: AccountStore;
  readonly abortController: AbortController;
}

const TRANSIENT: ReadonlySet<ComponentReason> = new Set(['busy', 'timeout']);
const RECOVERS_BY_WAITING: ReadonlySet<ComponentReason> = new Set(['busy', 'timeout', 'full']);

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function isBusy(error: unknown): boolean {
  const failure = databaseFailureOf(error);
  return failure.kind === 'refused' && failure.reason === 'busy';
}

/**
 * Opens accounts in the background, retrying until it succeeds, and monitors them. A database that doesn't
 * respond is dropped, so that calls fail at once, and reopened.
 */
export function superviseAccountStore({
  open,
  isFileInPlace = () => true,
  log,
}: SupervisionOptions): SupervisedAccounts {
  let current: Connection | null = null;
  let health = unavailable('starting');
  let hasOpened = false;
  let isSuspected = false;
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  function schedule(work: () => Promise<void>, ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void work(), ms).unref();
  }

  function handleFailure(reason: ComponentReason, error: unknown): void {
    failures += 1;
    health = unavailable(reason);
    log.failed(reason, error);
    schedule(tryOpen, retryPause(failures));
  }

  function reasonOf(error: unknown): ComponentReason {
    const failure = databaseFailureOf(error);
    return failure.kind === 'fault' ? 'other' : failure.reason;
  }

  async function tryOpen(): Promise<void> {
    const abortController = new AbortController();
    let connection: Connection | null = null;
    try {
      const store = await open({
        signal: abortController.signal,
        isReopened: hasOpened,
        onError: (error) => {
          if (connection !== null) void suspect(connection, error);
        },
      });
      connection = { store, abortController };
    } catch (error) {
      abortController.abort();
      handleFailure(reasonOf(error), error);
      return;
    }
    if (isClosed) {
      await connection.store.close();
      return;
    }
    current = connection;
    hasOpened = true;
    await probe(connection);
    schedule(check, health.ok ? CHECK_MS : retryPause(failures));
  }

  function drop(connection: Connection, reason: ComponentReason, error: unknown): void {
    if (current !== connection) return;
    current = null;
    connection.abortController.abort(new ApiError('accountsUnavailable'));
    connection.store.close().catch(() => undefined);
    if (health.ok) failures = 0;
    handleFailure(reason, error);
  }

  const ping = ({ store }: Connection) => within(PING_MS, store.countedAttempts(PROBE, 0));

  /** Checks if the database responds; meanwhile, calls fail at once. */
  async function suspect(connection: Connection, error: unknown): Promise<void> {
    if (current !== connection || isSuspected) return;
    isSuspected = true;
    try {
      await ping(connection);
    } catch {
      drop(connection, reasonOf(error), error);
    } finally {
      isSuspected = false;
    }
  }

  /** Writes a row and deletes it. */
  async function probe(connection: Connection): Promise<void> {
    try {
      await within(ACCOUNT_CALL_MS, connection.store.countAttempt(PROBE, 1, 0));
      await within(ACCOUNT_CALL_MS, connection.store.resetAttempts(PROBE));
      failures = 0;
      health = READY;
      log.recovered();
    } catch (error) {
      const reason = reasonOf(error);
      failures += 1;
      const shouldReopen = failures >= REOPEN_AFTER_FAILURES && !RECOVERS_BY_WAITING.has(reason);
      if (databaseFailureOf(error).kind === 'away' || shouldReopen) drop(connection, reason, error);
      else setLimited(reason, error);
    }
  }

  function setLimited(reason: ComponentReason, error: unknown): void {
    health = limited(reason);
    log.failed(reason, error);
  }

  async function check(): Promise<void> {
    const connection = current;
    if (connection === null) return;
    if (!isFileInPlace()) {
      drop(connection, 'missing', new Error('The accounts file is missing or was replaced.'));
      return;
    }
    if (health.ok) await ping(connection).catch((error: unknown) => suspect(connection, error));
    else await probe(connection);
    if (current === connection) schedule(check, health.ok ? CHECK_MS : retryPause(failures));
  }

  /**
   * Retries a busy database until the deadline. SQLite must not wait by itself, because that blocks all other
   * requests.
   */
  async function retryWhileBusy<Value>(work: () => Promise<Value>, deadline: number): Promise<Value> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await pause(BUSY_PAUSE_MS);
      }
    }
  }

  async function call(name: string, work: (store: AccountStore) => Promise<unknown>): Promise<unknown> {
    const connection = current;
    if (connection === null || isSuspected) throw new ApiError('accountsUnavailable');
    const ms = SLOW_CALLS.has(name) ? SLOW_CALL_MS : ACCOUNT_CALL_MS;
    try {
      const deadline = performance.now() + ms - 2 * BUSY_PAUSE_MS;
      const result = await within(
        ms,
        retryWhileBusy(() => work(connection.store), deadline),
        connection.abortController.signal,
      );
      if (!isFileInPlace()) {
        await check();
        throw new ApiError('accountsUnavailable');
      }
      return result;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      const failure = databaseFailureOf(error);
      if (failure.kind === 'fault' && current === connection) throw error;
      if (failure.kind === 'away') void suspect(connection, error);
      if (failure.kind === 'refused' && !TRANSIENT.has(failure.reason) && current === connection) {
        setLimited(failure.reason, error);
        schedule(check, retryPause(failures));
      }
      throw new ApiError('accountsUnavailable');
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    const connection = current;
    current = null;
    await connection?.store.close();
  }

  const store = new Proxy({} as AccountStore, {
    get(_target, name) {
      // Resolving a promise with this store reads `then`.
      if (typeof name !== 'string' || name === 'then') return undefined;
      if (name === 'close') return close;
      return (...args: unknown[]) =>
        call(name, (open) => {
          const method = open[name as keyof AccountStore] as (...all: unknown[]) => Promise<unknown>;
          return method(...args);
        });
    },
  });
  return { store, state: () => (isSuspected ? unavailable('timeout') : health), firstAttempt: tryOpen() };
}
