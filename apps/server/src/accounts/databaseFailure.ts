import type { ComponentReason } from '@naad/api-contract';
import { TimeoutError } from '../components/within.ts';

/**
 * Diagnosis of a failed database call. `fault`: the call was wrong, the database is fine. `refused`:
 * it responds but couldn't do this. `away`: it may not respond at all.
 */
export type DatabaseFailure =
  { readonly kind: 'fault' } | { readonly kind: 'refused' | 'away'; readonly reason: ComponentReason };

const FAULT: DatabaseFailure = { kind: 'fault' };
const refused = (reason: ComponentReason): DatabaseFailure => ({ kind: 'refused', reason });
const away = (reason: ComponentReason): DatabaseFailure => ({ kind: 'away', reason });

/**
 * Matches the texts of SQLite's result codes (sqlite.org/rescode.html), because the driver exposes the code
 * only for some calls. Any other text is a fault of the call.
 */
const SQLITE: readonly (readonly [RegExp, DatabaseFailure])[] = [
  [/database or disk is full|large file support is disabled/, refused('full')],
  [/readonly database|access permission denied/, refused('readOnly')],
  [/database is locked|table is locked|locking protocol/, refused('busy')],
  [/disk image is malformed/, refused('corrupt')],
  [/file is not a database/, away('corrupt')],
  [/unable to open database file/, away('missing')],
  [/disk I\/O error|out of memory|interrupted/, refused('other')],
];

/** Keys are SQLSTATE codes or two-character classes (postgresql.org/docs/current/errcodes-appendix.html). */
const POSTGRES: Readonly<Record<string, DatabaseFailure>> = {
  '08': away('unreachable'),
  '25006': refused('readOnly'),
  '28': away('refused'),
  '3D': away('refused'),
  '40': refused('busy'),
  '42501': away('refused'),
  // A table of this version is missing, so this is another database.
  '42P01': away('missing'),
  '53': away('other'),
  '53100': refused('full'),
  '55': refused('busy'),
  '57': away('unreachable'),
  '57014': refused('timeout'),
  '58': refused('other'),
  F0: away('other'),
  XX: refused('other'),
  XX001: refused('corrupt'),
  XX002: refused('corrupt'),
};

const SYSTEM: Readonly<Record<string, DatabaseFailure>> = {
  ENOSPC: refused('full'),
  EDQUOT: refused('full'),
  EFBIG: refused('full'),
  EROFS: away('readOnly'),
  EACCES: away('readOnly'),
  EPERM: away('readOnly'),
  ENOENT: away('missing'),
  ENOTDIR: away('missing'),
  EEXIST: away('missing'),
  ETIMEDOUT: away('timeout'),
};

/** Errors of PostgreSQL's client without a code. */
const CONNECTION = /timeout|connection|terminated|pool|queryable/i;
const NEWER = /corrupted migrations/;

function systemFailure({ code, syscall }: NodeJS.ErrnoException): DatabaseFailure | null {
  if (code === undefined || syscall === undefined) return null;
  return SYSTEM[code] ?? away('unreachable');
}

/** Classifies an error thrown by a call or by opening the database. */
export function databaseFailureOf(error: unknown): DatabaseFailure {
  if (error instanceof TimeoutError) return away('timeout');
  if (error instanceof AggregateError) return databaseFailureOf(error.errors[0]);
  if (!(error instanceof Error)) return FAULT;
  const { severity, code } = error as { severity?: unknown; code?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE.find(([text]) => text.test(error.message))?.[1] ?? FAULT;
  if (typeof severity === 'string' && typeof code === 'string') {
    return POSTGRES[code] ?? POSTGRES[code.slice(0, 2)] ?? FAULT;
  }
  const systemError = systemFailure(error);
  if (systemError !== null) return systemError;
  if (NEWER.test(error.message)) return away('newerVersion');
  if (error instanceof TypeError || error instanceof RangeError) return FAULT;
  return CONNECTION.test(error.message) ? away('unreachable') : FAULT;
}
