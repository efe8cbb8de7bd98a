import { createHttpTransport } from '@naad/api-client';
import { preferencesFromCookies, resolveLanguage, withLanguageDefaults } from '@naad/settings-schema';
import { verseIncludesKey } from '../../shared/navigation/routeCache.ts';
import { keepPage, listKeptPages } from '../../shared/offline/keptPages.ts';
import type { Visitor } from '../../shared/offline/visitor.ts';
import { loadPage } from '../renderPage.tsx';
import { pageRequest } from './renderOffline.ts';
import { workerScope } from './workerScope.ts';

/** What is kept without asking: Home, the list of banis, its first twelve, and Ardas. */
const DAILY_PAGES: readonly string[] = [
  '/',
  '/sundar-gutka',
  ...[
    'japujee-saahib',
    'jaap-saahib',
    'tavai-prasaadh-savaye-sraavag-sudh',
    'benatee-chauapiee-saahib',
    'anandh-saahib',
    'raharaas-saahib',
    'sohilaa-saahib',
    'aasaa-kee-vaar',
    'salok-mahalaa-nauvaa',
    'sukhamanee-saahib',
    'aaratee',
    'shabadh-hazaare',
    'aradhaas',
  ].map((name) => `/sundar-gutka/${name}`),
];

const CACHE = 'naad-daily-1';
const KEY = '/daily.txt';

/**
 * Keeps the daily banis in the visitor's language, with the chosen translations; again when these have changed. Stops at the
 * first failure and goes on with the rest the next time.
 */
export async function keepDailyBanis(visitor: Visitor): Promise<void> {
  const choice = choiceOf(visitor);
  const cache = await caches.open(CACHE);
  const isSameChoice = (await (await cache.match(KEY))?.text()) === choice;
  const kept = new Set(
    isSameChoice
      ? (await listKeptPages()).filter(({ keptFor }) => keptFor === 'daily').map(({ href }) => href)
      : [],
  );
  const transport = createHttpTransport({ base: visitor.site.apiPrefix });
  for (const href of DAILY_PAGES) {
    if (kept.has(href)) continue;
    const url = new URL(href, workerScope.location.origin);
    const result = await loadPage(pageRequest(url, visitor, transport));
    if (result.kind === 'page') await keepPage(href, result, 'daily');
  }
  await cache.put(KEY, new Response(choice));
}

/** What the content of the pages depends on. */
function choiceOf({ site, cookies, acceptLanguage }: Visitor): string {
  const stored = preferencesFromCookies(cookies);
  const language = resolveLanguage(stored.language, acceptLanguage);
  return [site.version, language, verseIncludesKey(withLanguageDefaults(stored, language))].join(' ');
}
