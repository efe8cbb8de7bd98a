import { LocalSearchError, serveLocalSearch } from '@naad/gurbani-search/worker';
import { readKept, readPack } from './packCache.ts';

// The worker of the search: the engine, with the packs that this device keeps.
serveLocalSearch(
  {
    send: (message) => {
      self.postMessage(message);
    },
    receive: (take) => {
      self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        take(data);
      });
    },
  },
  async () => {
    const kept = await readKept();
    if (kept === null || kept === 'begun') throw new LocalSearchError('packsMissing');
    const byName = new Map(kept.packs.map((pack) => [pack.name, pack]));
    return {
      corpus: kept.corpus,
      load(name) {
        const pack = byName.get(name);
        return pack ? readPack(pack) : Promise.reject(new LocalSearchError('packsMissing'));
      },
    };
  },
);
