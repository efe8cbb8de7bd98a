import path from 'node:path';
import { type AccountStore, openAccountStore } from './accounts/index.ts';
import type { Config } from './config/index.ts';

/** A host with several addresses refuses with several errors, and no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * Opens where accounts are: a PostgreSQL if there is one, else a file here.
 *
 * @param onError hears of connections that break
 * @throws Error that says where they cannot be kept, and why
 */
export async function openAccounts(
  { databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  onError: (error: unknown) => void,
): Promise<AccountStore> {
  try {
    return await openAccountStore(
      databaseUrl === null
        ? { kind: 'sqlite', file: path.join(dataDirectory, 'accounts.sqlite') }
        : { kind: 'postgres', url: databaseUrl, onError },
    );
  } catch (error) {
    const place = databaseUrl === null ? 'DATA_DIR' : 'the database of DATABASE_URL';
    throw new Error(`Accounts cannot be kept in ${place}: ${reasonOf(error)}`, { cause: error });
  }
}
