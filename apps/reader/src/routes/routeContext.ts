import type { I18n } from '@lingui/core';
import type { ApiClient } from '@naad/api-client';
import type { InterfaceLanguage, Preferences } from '@naad/settings-schema';
import type { RouteResult } from './routeResult.ts';

/** What a route has to answer with. */
export interface RouteContext {
  readonly url: URL;
  /** The fields of a form that was sent there; a browser that has the page already sends none. */
  readonly sent?: Readonly<Record<string, string>>;
  readonly api: ApiClient;
  readonly language: InterfaceLanguage;
  /** What the visitor has chosen at this moment. */
  readonly preferences: Preferences;
  /** For the words of a page that are not drawn by a component, as its title. */
  readonly i18n: I18n;
}

export type RouteLoad = (context: RouteContext) => Promise<RouteResult> | RouteResult;
