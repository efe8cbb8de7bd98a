import type { ApiClient } from '@naad/api-client';
import type { RouteResult } from './routeResult.ts';

/** What a route has to answer with. */
export interface RouteContext {
  readonly url: URL;
  readonly api: ApiClient;
}

export type RouteLoad = (context: RouteContext) => Promise<RouteResult> | RouteResult;
