import { ApiError } from '@naad/api-contract';
import type { Accounts } from '../../accounts/index.ts';
import { limitKey } from '../../http/clientAddress.ts';

const HOUR_MS = 3_600_000;

/** Maximum reports within a window; all processes of a database count together. */
export const REPORT_LIMIT_WINDOWS = {
  /** Reports from one address. */
  address: { max: 10, windowMs: HOUR_MS },
  /** Reports from everybody: what editors can read in a day. */
  everybody: { max: 500, windowMs: 24 * HOUR_MS },
} as const;

/**
 * Creates a counter of new reports, which throws ApiError `tooManyReports` beyond a limit.
 * @param factor multiplies the limits; null switches them off
 */
export function createReportLimits(
  { store, now, keyedHash }: Accounts,
  factor: number | null,
): (address: string) => Promise<void> {
  async function count(kind: keyof typeof REPORT_LIMIT_WINDOWS, ...parts: readonly string[]): Promise<void> {
    if (factor === null) return;
    const { max, windowMs } = REPORT_LIMIT_WINDOWS[kind];
    const key = `reports:${kind}:${await keyedHash('reports', ...parts)}`;
    if ((await store.countAttempt(key, windowMs, now())) > Math.max(1, max * factor)) {
      throw new ApiError('tooManyReports');
    }
  }
  return async (address) => {
    await count('address', limitKey(address));
    await count('everybody');
  };
}
