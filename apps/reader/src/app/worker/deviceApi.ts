import type { ApiTransport } from '@naad/api-contract';
import { createRouteFinder, scriptureRoutes } from '@naad/api-scripture';
import { createDeviceApi } from '../../features/device/createDeviceApi.ts';
import { markIncomplete, readPack, readStored } from '../../features/device/packCache.ts';
import type { Visitor } from '../../shared/offline/visitor.ts';
import { workerScope } from './workerScope.ts';

/** The API of the scripture on this device, open while the worker runs, and what it was opened from. */
let opened: { readonly key: string; readonly api: Promise<ApiTransport> } | null = null;

/** Opens the API of the scripture on this device; null if none is stored, or its copy is damaged. */
export async function openDeviceApi({ site }: Visitor): Promise<ApiTransport | null> {
  const stored = await readStored().catch(() => null);
  if (!stored) {
    opened = null;
    return null;
  }
  const { parts, translations, manifest } = stored;
  const key = JSON.stringify([manifest.version, parts, translations, site.siteName, site.version]);
  if (opened?.key !== key) {
    const api = createDeviceApi({
      stored,
      siteName: site.siteName,
      version: site.version,
      base: new URL(site.apiPrefix, workerScope.location.origin).href,
      read: readPack,
      onDamaged: () => {
        markIncomplete().catch(() => undefined);
      },
      nextTurn: () =>
        new Promise((resolve) => {
          setTimeout(resolve);
        }),
      // The page itself says what failed.
      onFailure: () => undefined,
    });
    opened = { key, api };
  }
  try {
    return await opened.api;
  } catch {
    opened = null;
    return null;
  }
}

/** Matches the end of a path that a route of the scripture may have; parameters are anything. */
const ROUTE_ENDS = new RegExp(
  `(?:${scriptureRoutes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '[^/]+'))
    .join('|')})/?$`,
);

/** True for a request that may be to a route of the scripture; the prefix of the API is known only later. */
export function mayBeScripture({ method, mode, destination, url }: Request): boolean {
  return (
    method === 'GET' && mode !== 'navigate' && destination === '' && ROUTE_ENDS.test(new URL(url).pathname)
  );
}

const findRoute = createRouteFinder(scriptureRoutes);
/** The device lacks what the answer needs. */
const UNAVAILABLE = 500;

/** Answers a request to the API from the scripture on this device; null if it can't. */
export async function answerFromDevice(url: URL, visitor: Visitor): Promise<Response | null> {
  const { href: base } = new URL(visitor.site.apiPrefix, workerScope.location.origin);
  if (!url.href.startsWith(`${base}/`)) return null;
  const path = url.href.slice(base.length);
  if (!findRoute('GET', path.replace(/[?#].*/, ''))) return null;
  const api = await openDeviceApi(visitor);
  const answer = await api?.(path);
  if (!answer || answer.status >= UNAVAILABLE) return null;
  return Response.json(answer.body, { status: answer.status });
}
