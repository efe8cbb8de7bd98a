import type { RouteContext } from './routeContext.ts';
import type { RouteRedirect } from './routeResult.ts';

export async function loadRandom({ api }: RouteContext): Promise<RouteRedirect> {
  const id = await api.getRandomShabadId();
  return { kind: 'redirect', to: `/shabad?id=${String(id)}`, isCacheable: false };
}
