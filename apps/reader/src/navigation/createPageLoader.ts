import type { I18n } from '@lingui/core';
import { createApiClient, createHttpTransport, TransportError } from '@naad/api-client';
import type { InterfaceLanguage, Preferences } from '@naad/settings-schema';
import { catalogParts } from '../language/loadCatalog.ts';
import { loadMoreTexts } from '../language/loadMoreTexts.ts';
import { ChunkLoadError } from '../loadChunk.ts';
import { report } from '../report/report.ts';
import { resolveRoute } from '../routes/resolveRoute.ts';
import type { RouteContext } from '../routes/routeContext.ts';
import { loadView, viewNameOf } from '../routes/views.ts';
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

export interface PageLoaderOptions {
  /** Where the API answers. */
  readonly apiPrefix: string;
  readonly language: InterfaceLanguage;
  readonly i18n: I18n;
  /** What the visitor has chosen by now. */
  readonly preferences: () => Preferences;
}

export function createPageLoader({ apiPrefix, language, i18n, preferences }: PageLoaderOptions): PageLoader {
  const api = createApiClient(createHttpTransport({ base: apiPrefix }));
  return {
    load: (href) => loadOutcome(href, { api, language, i18n, preferences: preferences() }),
    warmUp() {
      api.getCapabilities().catch(() => undefined);
    },
  };
}

async function loadOutcome(href: string, frame: Omit<RouteContext, 'url'>): Promise<Outcome> {
  try {
    let url = new URL(href, 'http://naad.invalid');
    let isRepeatable = true;
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      const result = await resolveRoute({ ...frame, url });
      if (result.kind === 'page') {
        const view = viewNameOf(result.content, frame.preferences.readingMode);
        // The others came with the first page, or with what loads pages; texts that are here would be drawn anew.
        const texts = catalogParts(view).filter((part) => part === 'seldom');
        await Promise.all([loadView(view), texts.length > 0 && loadMoreTexts(frame.i18n, texts)]);
        return { kind: 'page', href: url.pathname + url.search, page: result, isRepeatable };
      }
      isRepeatable &&= result.isCacheable;
      url = new URL(result.to, url);
    }
    return { kind: 'failed', reason: 'unknown' };
  } catch (error) {
    report(error, 'load');
    if (error instanceof ChunkLoadError) return { kind: 'failed', reason: 'chunk' };
    if (!(error instanceof TransportError)) return { kind: 'failed', reason: 'unknown' };
    const reasons = { timeout: 'timeout', network: 'offline', malformed: 'unknown' } as const;
    return { kind: 'failed', reason: reasons[error.reason] };
  }
}
