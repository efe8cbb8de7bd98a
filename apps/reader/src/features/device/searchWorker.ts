import { LocalSearchError, serveLocalSearch } from '@naad/gurbani-search/worker';
import { readStored, readPack } from './packCache.ts';

// The search worker runs the engine with the packs stored on this device.
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
    const stored = await readStored();
    if (stored === null) throw new LocalSearchError('packsMissing');
    const byName = new Map(stored.packs.map((pack) => [pack.name, pack]));
    return {
      corpus: stored.manifest.corpus,
      load(name) {
        const pack = byName.get(name);
        return pack ? readPack(pack) : Promise.reject(new LocalSearchError('packsMissing'));
      },
    };
  },
);
