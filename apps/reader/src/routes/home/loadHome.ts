import { msg } from '@lingui/core/macro';
import type { ApiClient, Doodle } from '@naad/api-client';
import { formOptions } from '../formOptions.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

export async function loadHome({ api, i18n }: RouteContext): Promise<RoutePage> {
  const [options, doodle] = await Promise.all([formOptions(api), loadDoodle(api)]);
  return {
    kind: 'page',
    status: 200,
    title: i18n._(msg`Search and read Gurbani`),
    content: { page: 'home', options, doodle },
  };
}

/** How long Home waits for a drawing before it is shown without one. */
const MAX_WAIT_MS = 1000;

/** The drawing for the day, where this deployment has any; a failure is a day without (specification, section 8). */
async function loadDoodle(api: ApiClient): Promise<Doodle | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const { hasDoodle } = await api.getCapabilities();
    if (!hasDoodle) return null;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, MAX_WAIT_MS, null);
    });
    return await Promise.race([api.getDoodle(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
