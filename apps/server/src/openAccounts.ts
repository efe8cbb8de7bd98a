import { statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import {
  type AccountStore,
  backUpAccounts,
  type SupervisedAccounts,
  superviseAccountStore,
  openAccountStore,
} from './accounts/index.ts';
import { createOutageLog, describeError } from './components/createOutageLog.ts';
import type { Config } from './config/index.ts';

type AccountConfig = Pick<Config, 'databaseUrl' | 'dataDirectory'>;

/** Maximum milliseconds that a write to SQLite blocks the process; then it is retried without blocking. */
const BUSY_MS = 20;

function fileOf({ dataDirectory }: AccountConfig): string {
  return path.join(dataDirectory, 'accounts.sqlite');
}

/**
 * Opens the account database: PostgreSQL if configured, otherwise a local file.
 * @param onError called when a connection breaks
 * @throws Error that names the setting and the reason
 */
export async function openAccounts(
  config: AccountConfig,
  onError: (error: unknown) => void,
): Promise<AccountStore> {
  const { databaseUrl } = config;
  try {
    return await openAccountStore(
      databaseUrl === null
        ? { kind: 'sqlite', file: fileOf(config) }
        : { kind: 'postgres', url: databaseUrl, onError },
    );
  } catch (error) {
    const setting = databaseUrl === null ? 'DATA_DIR' : 'the database of DATABASE_URL';
    throw new Error(`Accounts cannot be stored in ${setting}: ${describeError(error)}`, { cause: error });
  }
}

/**
 * Copies the file of accounts, also while a server uses it.
 * @param target a new file
 * @throws Error if accounts are in PostgreSQL, there are none yet, or the copy can't be made
 */
export async function copyAccounts(config: AccountConfig, target: string): Promise<void> {
  if (config.databaseUrl !== null)
    throw new Error('Accounts are in the database of DATABASE_URL: back it up with pg_dump.');
  try {
    await backUpAccounts(fileOf(config), target);
  } catch (error) {
    throw new Error(`The accounts could not be copied: ${describeError(error)}`, { cause: error });
  }
}

/** Opens accounts for a server, which keeps serving everything else while they are unavailable. */
export function openSupervisedAccounts(
  config: AccountConfig,
  logger: Pick<FastifyBaseLogger, 'error' | 'info'>,
): SupervisedAccounts {
  const log = createOutageLog({ logger, component: 'accounts', effect: 'logins and lists respond with 503' });
  const { databaseUrl: url } = config;
  if (url !== null) {
    return superviseAccountStore({
      log,
      open: ({ onError, signal }) => openAccountStore({ kind: 'postgres', url, onError, signal }),
    });
  }
  const file = fileOf(config);
  let inode: number | null = null;
  const inodeNow = () => statSync(file, { throwIfNoEntry: false })?.ino ?? null;
  return superviseAccountStore({
    log,
    async open({ isReopened }) {
      const store = await openAccountStore({ kind: 'sqlite', file, mustExist: isReopened, busyMs: BUSY_MS });
      inode = inodeNow();
      return store;
    },
    isFileInPlace: () => inodeNow() === inode,
  });
}
