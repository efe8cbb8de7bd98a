import { msg } from '@lingui/core/macro';
import type { ApiClient, Doodle } from '@naad/api-client';
import { loadFormOptions, type RoutePage } from '../routeResult.ts';
import type { RouteContext } from '../routeContext.ts';

/** Loads Home: the options of its search form, and the doodle. */
export async function loadHome({ api, i18n }: RouteContext): Promise<RoutePage> {
  const [options, doodle] = await Promise.all([loadFormOptions(api), loadDoodle(api)]);
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Search and read Gurbani`),
    content: { page: 'home', options, doodle },
  };
}

/** Milliseconds that Home waits for the doodle. */
const DOODLE_TIMEOUT_MS = 1000;

/** Loads the doodle of the day; null if there is none, or it is late or fails. */
async function loadDoodle(api: ApiClient): Promise<Doodle | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const { hasDoodle } = await api.getCapabilities();
    if (!hasDoodle) return null;
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, DOODLE_TIMEOUT_MS, null);
    });
    return await Promise.race([api.getDoodle(), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
