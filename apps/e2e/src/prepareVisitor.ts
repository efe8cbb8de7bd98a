import type { BrowserContext } from '@playwright/test';
import {
  DEFAULT_PREFERENCES,
  encodePreferences,
  type Preferences,
  PREFERENCES_COOKIE,
} from '@naad/settings-schema';

/**
 * A visitor who has been here before and chose some things, and who never leaves for another site.
 *
 * @param origin of the site, as `http://localhost:8137`
 */
export async function prepareVisitor(
  context: BrowserContext,
  origin: string,
  choices: Partial<Preferences>,
): Promise<void> {
  const value = encodePreferences({ ...DEFAULT_PREFERENCES, ...choices });
  await context.addCookies([{ name: PREFERENCES_COOKIE, value, url: origin }]);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort('aborted'),
  );
}
