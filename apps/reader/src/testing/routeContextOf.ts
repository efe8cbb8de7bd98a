import type { ApiClient, Capabilities, FeatureState } from '@naad/api-client';
import { type FeatureName, FEATURES } from '@naad/api-contract';
import { DEFAULT_PREFERENCES } from '@naad/settings-schema';
import { english } from '@naad/ui-i18n/testing';
import type { RouteContext } from '../pages/routeContext.ts';

/**
 * A route context for tests.
 *
 * @param api the API calls that the route may make; any other rejects
 */
export function routeContextOf(href: string, api: Partial<ApiClient>): RouteContext {
  const strictApi = new Proxy(api as ApiClient, {
    get: (given, name) =>
      Reflect.get(given, name) ?? (() => Promise.reject(new Error(`${String(name)} was called`))),
  });
  const url = new URL(href, 'http://naad.test');
  return { url, api: strictApi, language: 'en', i18n: english, preferences: DEFAULT_PREFERENCES };
}

/** Capabilities of a deployment with only the named features. */
export function capabilitiesWith(names: readonly FeatureName[]): Capabilities {
  const present: FeatureState = {
    sources: [{ kind: 'pack', name: 'A pack', licence: null, url: null }],
    absent: null,
  };
  const absent: FeatureState = { sources: [], absent: 'notConfigured' };
  const of = (name: FeatureName) => (names.includes(name) ? present : absent);
  return {
    searchTypes: [],
    sources: [],
    translators: [],
    hasDoodle: false,
    features: Object.fromEntries(FEATURES.map((name) => [name, of(name)])) as Capabilities['features'],
    visraamSources: [],
  };
}
