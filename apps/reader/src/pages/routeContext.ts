import type { I18n } from '@lingui/core';
import type { ApiClient } from '@naad/api-client';
import type { InterfaceLanguage, Preferences } from '@naad/settings-schema';
import type { RouteResult } from './routeResult.ts';

/** Everything a loader may use. */
export interface RouteContext {
  readonly url: URL;
  /** Fields of a submitted form; absent in the browser, which submits forms to the server. */
  readonly formFields?: Readonly<Record<string, string>>;
  readonly api: ApiClient;
  readonly language: InterfaceLanguage;
  /** The visitor's preferences at the time of loading. */
  readonly preferences: Preferences;
  /** Translates messages outside components, such as the title. */
  readonly i18n: I18n;
}

export type RouteLoad = (context: RouteContext) => Promise<RouteResult> | RouteResult;
