/** Cache Storage in memory, for tests outside of a browser: what our code uses of it. */
export function memoryCaches(origin: string) {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (request: RequestInfo | URL) => Promise.resolve(store.get(keyOf(request))?.clone()),
      put(request: RequestInfo | URL, response: Response) {
        store.set(keyOf(request), response);
        return Promise.resolve();
      },
      delete: (request: RequestInfo | URL) => Promise.resolve(store.delete(keyOf(request))),
      keys: () => Promise.resolve([...store.keys()].map((url) => new Request(url))),
    });
  };
  return {
    open,
    match: async (request: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
      stores.has(cacheName) ? (await open(cacheName)).match(request) : undefined,
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  };
}
