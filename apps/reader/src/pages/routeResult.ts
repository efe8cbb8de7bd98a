import type { ApiClient, SourceState, Writer } from '@naad/api-client';
import type { PageContent } from './pages.ts';

/** Outcome of a loader: the server turns it into an HTTP response, the browser into a navigation. */
export type RouteResult = RouteRedirect | RoutePage;

export interface RouteRedirect {
  readonly kind: 'redirect';
  /** Path and query on this site. */
  readonly to: string;
  /** False for a target that differs each time. */
  readonly isCacheable: boolean;
  /** True if the redirect will never change. */
  readonly isPermanent?: true;
}

export interface RoutePage {
  readonly kind: 'page';
  /** HTTP status. */
  readonly status: number;
  /** Document title without the site's name. */
  readonly title: string;
  readonly content: PageContent;
}

/** Options of the lists in the search form. */
export interface FormOptions {
  readonly sources: readonly SourceState[];
  readonly writers: readonly Writer[];
}

/** Loads the sources and writers that the full search form lists in this deployment. */
export async function loadFormOptions(api: ApiClient): Promise<FormOptions> {
  const [{ sources }, writers] = await Promise.all([api.getCapabilities(), api.getWriters()]);
  return { sources, writers };
}

/** The translator of a translation that a page shows. */
export interface Credit {
  readonly key: string;
  readonly translator: string;
}
