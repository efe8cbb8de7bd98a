import { type ReportRequest, ReportResponse } from '@naad/api-contract';
import { type AccountFetch, callAccount } from './callAccount.ts';
import { errorFromResponse } from './errorFromResponse.ts';

export interface SendReportOptions {
  /** Path of the API on the page's origin. */
  readonly base: string;
  /** Defaults to the platform's `fetch`. */
  readonly fetch?: AccountFetch;
}

const PATH = '/reports';

/**
 * Reports a mistake and returns the secret of its page.
 * @throws ApiError why it was refused
 * @throws TransportError without a usable response
 */
export async function sendReport(report: ReportRequest, options: SendReportOptions): Promise<string> {
  const call = { method: 'POST', path: PATH, body: report, token: null };
  const { status, body } = await callAccount(options, call);
  const parsed = ReportResponse.safeParse(body);
  if (status < 400 && parsed.success) return parsed.data.token;
  throw errorFromResponse(status, body, PATH);
}
