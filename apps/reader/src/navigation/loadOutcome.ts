import { createApiClient, createHttpTransport, TransportError } from '@naad/api-client';
import { resolveRoute } from '../routes/resolveRoute.ts';
import type { Outcome } from './outcome.ts';

/** A chain of redirects longer than any of ours is a circle. */
const MAX_REDIRECTS = 5;

const api = createApiClient(createHttpTransport());

/** Asks in advance for what most pages need and what never changes. A failure shows when it is needed. */
export function warmUp(): void {
  api.getCapabilities().catch(() => undefined);
}

/**
 * Loads the page of an address in the browser, with the code the server runs. Never rejects: a page that cannot be
 * loaded leaves the visitor where they are.
 */
export async function loadOutcome(href: string): Promise<Outcome> {
  try {
    let url = new URL(href, 'http://naad.invalid');
    let isRepeatable = true;
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      const result = await resolveRoute({ url, api });
      if (result.kind === 'page') {
        return { kind: 'page', href: url.pathname + url.search, page: result, isRepeatable };
      }
      isRepeatable &&= result.isCacheable;
      url = new URL(result.to, url);
    }
    return { kind: 'failed', reason: 'unknown' };
  } catch (error) {
    if (!(error instanceof TransportError)) return { kind: 'failed', reason: 'unknown' };
    const reasons = { timeout: 'timeout', network: 'offline', malformed: 'unknown' } as const;
    return { kind: 'failed', reason: reasons[error.reason] };
  }
}
