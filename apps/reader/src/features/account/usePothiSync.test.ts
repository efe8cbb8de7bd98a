import { ApiError, type PothiLibrary } from '@naad/api-contract';
import {
  itemsOf,
  makeNote,
  mergeNotes,
  mergePothis,
  multiViewItem,
  newPothi,
  type Notes,
  type Pothis,
  presentNotes,
  withItems,
} from '@naad/settings-schema';
import { describe, expect, it } from 'vitest';
import { syncPothis } from './usePothiSync.ts';

const listOf = (stamp: number, ...ids: number[]) =>
  withItems(
    newPothi('multi-view', '', 0),
    ids.map((id) => multiViewItem({ id, shabadId: id, verse: 'ਧੰਨੁ' })),
    stamp,
  );

function makeBrowser(pothis: Pothis) {
  let own = pothis;
  return {
    get: () => own,
    merge: (others: Pothis) => {
      own = mergePothis(own, others);
    },
    ids: () => itemsOf(own[0]).map(({ id }) => id),
  };
}

/** A fake account: its library, and the revision of its last change. */
function makeLibrary() {
  let [revision, library]: [number, PothiLibrary | null] = [0, null];
  let puts = 0;
  const client = {
    getPothis: () => Promise.resolve({ revision, library: structuredClone(library) }),
    putPothis: (from: number, next: PothiLibrary) => {
      puts += 1;
      if (from !== revision) return Promise.reject(new ApiError('pothisChanged'));
      [revision, library] = [revision + 1, structuredClone(next)];
      return Promise.resolve(revision);
    },
  };
  return { client, puts: () => puts };
}

describe('syncPothis [K10]', () => {
  it('merges the lists of all devices without loss, whichever logs in first', async () => {
    const { client } = makeLibrary();
    const [phone, laptop] = [makeBrowser([listOf(100, 1, 2)]), makeBrowser([listOf(200, 3)])];
    await syncPothis(client, laptop);
    await syncPothis(client, phone);
    await syncPothis(client, laptop);
    expect(phone.ids()).toEqual([1, 2, 3]);
    expect(laptop.get()).toEqual(phone.get());
  });

  it('writes nothing without changes or without lists', async () => {
    const { client, puts } = makeLibrary();
    await syncPothis(client, makeBrowser([]));
    expect(puts()).toBe(0);
    const phone = makeBrowser([listOf(100, 1)]);
    await syncPothis(client, phone);
    await syncPothis(client, phone);
    expect(puts()).toBe(1);
  });

  it('merges again if another device was faster', async () => {
    const { client, puts } = makeLibrary();
    const [phone, laptop] = [makeBrowser([listOf(100, 1)]), makeBrowser([listOf(200, 2)])];
    let isFirst = true;
    const slow = {
      ...client,
      getPothis: async () => {
        const answer = await client.getPothis();
        if (isFirst) {
          isFirst = false;
          await syncPothis(client, laptop);
        }
        return answer;
      },
    };
    await syncPothis(slow, phone);
    expect(phone.ids()).toEqual([1, 2]);
    expect(puts()).toBe(3);
    await syncPothis(client, laptop);
    expect(laptop.ids()).toEqual([1, 2]);
  });

  it('gives up when every attempt is too late, and keeps the lists of the browser', async () => {
    const phone = makeBrowser([listOf(100, 1)]);
    const client = {
      getPothis: () => Promise.resolve({ revision: 0, library: null }),
      putPothis: () => Promise.reject(new ApiError('pothisChanged')),
    };
    await expect(syncPothis(client, phone)).rejects.toBeInstanceOf(ApiError);
    expect(phone.ids()).toEqual([1]);
  });

  describe('with notes [P54]', () => {
    const makeNotes = (notes: Notes) => {
      let own = notes;
      return {
        get: () => own,
        merge: (others: Notes) => {
          own = mergeNotes(own, others);
        },
        texts: () => presentNotes(own).map(({ text }) => text),
      };
    };
    const note = (id: string, text: string) =>
      makeNote(id, { verseId: 1, shabadId: 1, verse: 'ਧੰਨੁ' }, text, 100);

    it('merges those of all devices, also on one line', async () => {
      const { client, puts } = makeLibrary();
      const [phone, laptop] = [makeNotes([note('a', 'phone')]), makeNotes([note('b', 'laptop')])];
      const lists = makeBrowser([]);
      await syncPothis(client, lists, { notes: phone });
      await syncPothis(client, lists, { notes: laptop });
      await syncPothis(client, lists, { notes: phone });
      expect([phone.texts(), laptop.texts()]).toEqual([
        ['phone', 'laptop'],
        ['phone', 'laptop'],
      ]);
      expect(puts()).toBe(2);
    });

    it('keeps those of the account if the lists are synced without notes', async () => {
      const { client } = makeLibrary();
      const phone = makeNotes([note('a', 'phone')]);
      await syncPothis(client, makeBrowser([listOf(100, 1)]), { notes: phone });
      await syncPothis(client, makeBrowser([listOf(200, 2)]));
      expect((await client.getPothis()).library?.['notes']).toEqual(phone.get());
    });

    it('still syncs lists when there are more notes than the account accepts', async () => {
      const { client } = makeLibrary();
      const many = Array.from({ length: 60 }, (_, index) => note(String(index), 'ਨ'.repeat(5000)));
      const phone = makeBrowser([listOf(100, 1)]);
      await syncPothis(client, phone, { notes: makeNotes(mergeNotes([], many)) });
      const { library } = await client.getPothis();
      expect(library?.['pothis']).toEqual(phone.get());
      expect(library?.['notes']).toBeUndefined();
    });
  });
});
