import { formOptions } from '../formOptions.ts';
import type { RouteContext } from '../routeContext.ts';
import type { RoutePage } from '../routeResult.ts';

export async function loadHome({ api }: RouteContext): Promise<RoutePage> {
  return {
    kind: 'page',
    status: 200,
    title: 'Search and read Gurbani',
    content: { page: 'home', options: await formOptions(api) },
  };
}
