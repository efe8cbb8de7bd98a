import { msg } from '@lingui/core/macro';
import { findBani } from '../../features/sundar-gutka/baniHref.ts';
import { chosenCompanions, creditsOf } from '../companions.ts';
import { messagePage } from '../message/messagePage.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

/**
 * A bani, by its number or a name of it.
 *
 * @param asked what the address says after `/sundar-gutka/`
 */
export async function loadBani(context: RouteContext, asked: string): Promise<RoutePage> {
  const { api, i18n } = context;
  const [named, companions] = await Promise.all([
    api.getBanis().then((banis) => findBani(banis, asked)),
    chosenCompanions(context),
  ]);
  if (!named) return messagePage(i18n, { id: 'baniNotFound', asked });
  const bani = await api.getBani(named.id, companions);
  return {
    kind: 'page',
    status: 200,
    title: `${bani.unicode} - ${i18n._(msg`Sundar Gutka`)}`,
    content: { page: 'bani', bani, credits: await creditsOf(api, bani.verses) },
  };
}
