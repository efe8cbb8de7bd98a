import { createHttpTransport } from '@naad/api-client';
import type { ApiTransport } from '@naad/api-contract';

/** How long the site may take to say that it is there, in milliseconds (behaviour 1.31). */
const TIMEOUT_MS = 5000;

/** How to ask the site whether it is there. */
export const probeTransport = (apiPrefix: string): ApiTransport =>
  createHttpTransport({ base: apiPrefix, timeoutMs: TIMEOUT_MS, cache: 'no-store' });

/**
 * Whether the site answers. What stands in between, as the page of a hotel that wants a name first, answers too, but not
 * with what the site says.
 */
export async function probeSite(transport: ApiTransport): Promise<boolean> {
  try {
    const { status, body } = await transport('/v2/health');
    return status === 200 && typeof body === 'object' && body !== null && 'ok' in body && body.ok === true;
  } catch {
    return false;
  }
}
