/** The part of `window` that stores the reports sent from this device. */
export type OwnReportStorage = Pick<Window, 'localStorage'>;

/** A report of a mistake that was sent from this device. */
export interface OwnReport {
  /** Secret of its page. */
  readonly token: string;
  /** The line in Unicode. */
  readonly line: string;
}

const KEY = 'naad.reports';
const MAX_REPORTS = 50;
const TOKEN = /^[\w-]{43}$/;
/** No line of the scripture is longer. */
const MAX_LENGTH = 2_000;

/** The reports sent from this device, latest first; none if storage is denied or unreadable. */
export function readOwnReports({ localStorage }: OwnReportStorage): OwnReport[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(parseReport).slice(0, MAX_REPORTS) : [];
  } catch {
    return [];
  }
}

/** Puts a report first, and stores it if storage allows. */
export function addOwnReport(browser: OwnReportStorage, { token, line }: OwnReport): void {
  const others = readOwnReports(browser).filter((each) => each.token !== token);
  try {
    browser.localStorage.setItem(KEY, JSON.stringify([{ token, line }, ...others].slice(0, MAX_REPORTS)));
  } catch {
    // Without storage the address of the report's page is enough.
  }
}

/** Forgets a report, which stays on the server. */
export function removeOwnReport(browser: OwnReportStorage, token: string): void {
  const others = readOwnReports(browser).filter((each) => each.token !== token);
  try {
    browser.localStorage.setItem(KEY, JSON.stringify(others));
  } catch {
    // Nothing was stored.
  }
}

function parseReport(stored: unknown): OwnReport[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { token, line } = stored as Partial<Record<keyof OwnReport, unknown>>;
  const isValid = typeof token === 'string' && TOKEN.test(token) && typeof line === 'string';
  return isValid && line.length <= MAX_LENGTH ? [{ token, line }] : [];
}
