import { msg } from '@lingui/core/macro';
import { parseBaniId } from '@naad/gurbani-model';
import { findBani } from '../../features/sundar-gutka/baniHref.ts';
import { nullIfAbsent } from '../own/loadShabads.ts';
import { chosenIncludes, creditsOf } from '../verseIncludes.ts';
import { parseHighlights } from '../parseIds.ts';
import { messagePage } from '../message/messagePage.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/**
 * Loads a bani by its number or one of its names.
 *
 * @param asked the part of the path after `/sundar-gutka/`
 */
export async function loadBani(context: RouteContext, asked: string): Promise<RoutePage> {
  const { api, i18n, url } = context;
  const [named, includes] = await Promise.all([
    api.getBanis().then((banis) => findBani(banis, asked)),
    chosenIncludes(context),
  ]);
  // A former number of a bani opens it, but isn't in the list.
  const id = named?.id ?? parseBaniId(asked);
  const bani = id === null ? null : await nullIfAbsent(api.getBani(id, includes));
  if (!bani) return messagePage(i18n, { id: 'baniNotFound', asked });
  return {
    kind: 'page',
    status: 200,
    title: `${bani.unicode} - ${i18n._(msg`Sundar Gutka`)}`,
    content: {
      page: 'bani',
      bani,
      highlights: parseHighlights(url.searchParams.get('highlight'), bani.verses),
      credits: await creditsOf(api, bani.verses),
    },
  };
}

/** Loads the list of banis. */
export async function loadBanis({ api, i18n }: RouteContext): Promise<RoutePage> {
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Sundar Gutka`),
    content: { page: 'banis', banis: await api.getBanis() },
  };
}
