import type { ApiAnswer, ApiTransport } from '@naad/api-contract';

/** Cache Storage name. */
const CACHE = 'naad-desk-texts-1';
/** Texts of a desk, and what the site offers, by which it chooses what to request with them. */
const TEXTS = /^\/(?:capabilities$|v2\/(?:shabads|banis)\/|ceremonies\/)/;
/** Most texts that are kept; the oldest are removed first. */
const MAX_TEXTS = 100;
/** Milliseconds after which a kept text is shown although the server may still answer: a hall waits for its line. */
const PATIENCE_MS = 2000;

export interface KeepTextsOptions {
  /** Undefined where the browser has none: nothing is kept then. */
  readonly storage?: CacheStorage | undefined;
  readonly patienceMs?: number;
}

/**
 * Wraps the desk's transport so that the texts opened last open again without the server, for example after the computer was
 * restarted. Scripture doesn't change, so a kept text is as good as a fresh one.
 */
export function keepTexts(
  transport: ApiTransport,
  { storage, patienceMs = PATIENCE_MS }: KeepTextsOptions,
): ApiTransport {
  if (!storage) return transport;

  return async (path, body) => {
    if (body || !TEXTS.test(path)) return transport(path, body);
    const answering = transport(path).then(async (answer) => {
      if (answer.status >= 500) throw new Error(`The server failed: ${path}`);
      if (answer.status === 200) await keep(path, answer.body).catch(() => undefined);
      return answer;
    });
    // Reported when it is awaited below.
    answering.catch(() => undefined);
    const early = await within(answering, patienceMs);
    if (early !== null) return early;
    return (await read(path).catch(() => null)) ?? answering;
  };

  async function keep(path: string, body: unknown): Promise<void> {
    const cache = await open();
    const key = keyOf(path);
    // Deleted first, so that the order of the keys is that of use.
    await cache.delete(key);
    await cache.put(key, Response.json(body));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -MAX_TEXTS).map((oldest) => cache.delete(oldest)));
  }

  /** The text with these includes, or with those with which it was last opened. */
  async function read(path: string): Promise<ApiAnswer | null> {
    const cache = await open();
    const kept = (await cache.match(keyOf(path))) ?? (await cache.match(keyOf(path), { ignoreSearch: true }));
    return kept ? { status: 200, body: await kept.json() } : null;
  }

  function open(): Promise<Cache> {
    if (!storage) throw new Error('Nothing is kept here.');
    return storage.open(CACHE);
  }
}

/** Cache Storage wants absolute addresses; another server of the same page has the same texts. */
const keyOf = (path: string): string => new URL(path, 'https://naad.invalid').href;

/** The result, if it comes in time and is no failure; otherwise null. */
function within<Result>(promise: Promise<Result>, ms: number): Promise<Result | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, null);
    promise
      .then(resolve, () => {
        resolve(null);
      })
      .finally(() => {
        clearTimeout(timer);
      });
  });
}
