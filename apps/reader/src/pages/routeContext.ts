import type { I18n } from '@lingui/core';
import type { ApiClient } from '@naad/api-client';
import type { InterfaceLanguage, VersePreferences } from '@naad/settings-schema';
import type { RouteResult } from './routeResult.ts';

/** Everything a loader may use. */
export interface RouteContext {
  readonly url: URL;
  /** Fields of a submitted form; absent in the browser, which submits forms to the server. */
  readonly formFields?: Readonly<Record<string, string>>;
  readonly api: ApiClient;
  readonly language: InterfaceLanguage;
  /** The visitor's preferences at the time of loading. A cached page is loaded again when one of them changes. */
  readonly preferences: VersePreferences;
  /** Translates messages outside components, such as the title. */
  readonly i18n: I18n;
}

export type RouteLoad = (context: RouteContext) => Promise<RouteResult> | RouteResult;
