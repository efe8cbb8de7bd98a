import { type ApiClient, createApiClient, createHttpTransport, TransportError } from '@naad/api-client';
import { resolveRoute } from '../routes/resolveRoute.ts';
import type { Outcome } from './outcome.ts';

/** A chain of redirects longer than any of ours is a circle. */
const MAX_REDIRECTS = 5;

/** Loads pages in the browser, with the code the server runs. */
export interface PageLoader {
  /** Never rejects: a page that cannot be loaded leaves the visitor where they are. */
  load(href: string): Promise<Outcome>;
  /** Asks in advance for what most pages need and what never changes. A failure shows when it is needed. */
  warmUp(): void;
}

/** @param apiPrefix where the API answers */
export function createPageLoader(apiPrefix: string): PageLoader {
  const api = createApiClient(createHttpTransport({ base: apiPrefix }));
  return {
    load: (href) => loadOutcome(href, api),
    warmUp() {
      api.getCapabilities().catch(() => undefined);
    },
  };
}

async function loadOutcome(href: string, api: ApiClient): Promise<Outcome> {
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
