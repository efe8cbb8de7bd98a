const DATABASE = 'naad-display';
const STORE = 'images';

/** Keeps images in this browser; they never leave it. */
export interface ImageStore {
  read(id: string): Promise<Blob | null>;
  /** Keeps an image instead of all others. Rejects if the browser has no room or forbids it. */
  keep(id: string, image: Blob): Promise<void>;
  clear(): Promise<void>;
}

export function createImageStore(databases: IDBFactory): ImageStore {
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = databases.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The database did not open.'));
    });
  async function run<Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const database = await open();
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onerror = () => reject(transaction.error ?? new Error('The image was not kept.'));
        transaction.onabort = transaction.onerror;
      });
    } finally {
      database.close();
    }
  }
  return {
    async read(id) {
      const found: unknown = await run('readonly', (store) => store.get(id));
      return found instanceof Blob ? found : null;
    },
    async keep(id, image) {
      await run('readwrite', (store) => {
        store.clear();
        return store.put(image, id);
      });
    },
    async clear() {
      await run('readwrite', (store) => store.clear());
    },
  };
}
