import type { I18n } from '@lingui/core';
import { createApiClient, createHttpTransport, isTransportError } from '@naad/api-client';
import type { InterfaceLanguage, Preferences } from '@naad/settings-schema';
import { loadMessages } from '../../shared/language/loadMessages.ts';
import { ChunkLoadError } from '../../shared/loadChunk.ts';
import { readKeptPage } from '../../shared/offline/keptPages.ts';
import { report } from '../../shared/report/report.ts';
import { resolveRoute } from '../../pages/resolveRoute.ts';
import type { RoutePage } from '../../pages/routeResult.ts';
import type { RouteContext } from '../../pages/routeContext.ts';
import { pageFor } from '../../pages/pages.ts';
import { catalogParts, loadView } from './views.ts';
import type { Outcome } from '../../shared/navigation/routeCache.ts';

/** Longer than any valid chain of redirects; more means a cycle. */
const MAX_REDIRECTS = 5;

/** Loads pages in the browser, with the server's loaders. */
export interface PageLoader {
  /** Loads a page. Never rejects: a failure is an outcome. */
  load(href: string): Promise<Outcome<RoutePage>>;
  /** Prefetches data that most pages need and that never changes; a failure is retried on use. */
  warmUp(): void;
}

export interface PageLoaderOptions {
  /** Path prefix of the API. */
  readonly apiPrefix: string;
  readonly language: InterfaceLanguage;
  readonly i18n: I18n;
  /** The current preferences. */
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

async function loadOutcome(href: string, context: Omit<RouteContext, 'url'>): Promise<Outcome<RoutePage>> {
  try {
    let url = new URL(href, 'http://naad.invalid');
    let isRepeatable = true;
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      const result = await resolveRoute({ ...context, url });
      if (result.kind === 'page') {
        await loadParts(result, context);
        return { kind: 'page', href: url.pathname + url.search, page: result, isRepeatable };
      }
      isRepeatable &&= result.isCacheable;
      url = new URL(result.to, url);
    }
    return { kind: 'failed', reason: 'unknown' };
  } catch (error) {
    report(error, 'load');
    if (error instanceof ChunkLoadError) return { kind: 'failed', reason: 'chunk' };
    if (!isTransportError(error)) return { kind: 'failed', reason: 'unknown' };
    const kept = await keptOutcome(href, context);
    if (kept) return kept;
    const reasons = { timeout: 'timeout', network: 'offline', malformed: 'unknown' } as const;
    return { kind: 'failed', reason: reasons[error.reason] };
  }
}

async function loadParts(page: RoutePage, { i18n, preferences }: Omit<RouteContext, 'url'>): Promise<void> {
  const view = pageFor(page.content, preferences.readingMode);
  // The other catalogs came with the first page or with this loader; loading one again would rerender the page.
  const parts = catalogParts(view).filter((part) => part === 'seldom');
  await Promise.all([loadView(view), parts.length > 0 && loadMessages(i18n, parts)]);
}

/** The page as it was kept on this device, for when the site doesn't answer; null if it wasn't. */
async function keptOutcome(
  href: string,
  context: Omit<RouteContext, 'url'>,
): Promise<Outcome<RoutePage> | null> {
  const page = await readKeptPage<RoutePage>(href);
  if (!page) return null;
  try {
    await loadParts(page, context);
  } catch {
    return null;
  }
  // Not repeatable: with a connection, the current page is loaded again.
  return { kind: 'page', href, page, isRepeatable: false };
}
