import { itemsOf, multiViewItem, presentPothis } from '@naad/settings-schema';
import { describe, expect, it, vi } from 'vitest';
import { createPothis, type PothisStorage } from './createPothis.ts';

const lines = (...ids: number[]) => ids.map((id) => multiViewItem({ id, shabadId: id, verse: 'ਧੰਨੁ ਧੰਨੁ' }));

/** A browser whose tabs notify each other. */
function makeBrowser(fault: Partial<Storage> = {}) {
  const values = new Map<string, string>();
  const listeners: ((event: { key: string | null }) => void)[] = [];
  let count = 0;
  let time = 1000;

  function openTab({ isAwake = true } = {}) {
    let own: (typeof listeners)[number] | undefined;
    const keeper = {
      localStorage: {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => {
          values.set(key, value);
          for (const listener of listeners) if (listener !== own) listener({ key });
        },
        ...fault,
      } as Partial<Storage> as Storage,
      addEventListener: (_type: string, listener: (typeof listeners)[number]) => {
        own = listener;
        if (isAwake) listeners.push(listener);
      },
    };
    return createPothis(
      keeper as Partial<PothisStorage> as PothisStorage,
      () => ++time,
      () => `list${String(++count)}`,
    );
  }
  return { openTab, values };
}

const shown = (store: ReturnType<typeof createPothis>) =>
  presentPothis(store.get()).map((pothi) => [pothi.name, itemsOf(pothi).map(({ id }) => id)]);

describe('createPothis [K9]', () => {
  it('creates, fills, renames, removes and restores lists', () => {
    const store = makeBrowser().openTab();
    const id = store.create(' Sunday  kirtan ');
    store.setItems(id, lines(1, 2));
    expect(shown(store)).toEqual([['Sunday kirtan', [1, 2]]]);
    store.rename(id, 'Monday');
    store.remove(id);
    expect(shown(store)).toEqual([]);
    store.restore(id);
    expect(shown(store)).toEqual([['Monday', [1, 2]]]);
  });

  it('persists lists and notifies listeners of changes only', () => {
    const browser = makeBrowser();
    const store = browser.openTab();
    const heard = vi.fn();
    store.subscribe(heard);
    const id = store.create('Sunday');
    store.setItems(id, lines(1));
    store.setItems(id, lines(1));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(browser.openTab().get()).toEqual(store.get());
  });

  it('synchronises tabs and loses nothing to a suspended tab', () => {
    const browser = makeBrowser();
    const [a, b, asleep] = [browser.openTab(), browser.openTab(), browser.openTab({ isAwake: false })];
    a.create('Sunday');
    expect(shown(b)).toEqual([['Sunday', []]]);
    expect(shown(asleep)).toEqual([]);
    asleep.create('Monday');
    expect(shown(a)).toEqual([
      ['Sunday', []],
      ['Monday', []],
    ]);
  });

  it('merges the lists of an account', () => {
    const [here, there] = [makeBrowser().openTab(), makeBrowser().openTab()];
    here.setItems('multi-view', lines(1));
    there.create('Sunday');
    there.setItems('multi-view', lines(2));
    const before = here.get();
    here.merge(there.get());
    there.merge(before);
    expect(here.get()).toEqual(there.get());
    const heard = vi.fn();
    here.subscribe(heard);
    here.merge(there.get());
    expect(heard).not.toHaveBeenCalled();
    expect(shown(here)).toContainEqual(['Sunday', []]);
    expect(itemsOf(here.get().find(({ id }) => id === 'multi-view')).map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each([
    [
      'denies storage',
      () => {
        throw new Error('denied');
      },
    ],
    ['stored something else', () => '{"version":'],
  ])('starts empty and keeps lists for the page if the browser %s', (_, getItem) => {
    const store = makeBrowser({
      getItem,
      setItem: () => {
        throw new Error('full');
      },
    }).openTab();
    store.create('Sunday');
    expect(shown(store)).toEqual([['Sunday', []]]);
  });

  it('gives lists unique ids', () => {
    const localStorage = { getItem: () => null, setItem: () => undefined };
    const keeper = { localStorage, addEventListener: () => undefined };
    const store = createPothis(keeper as object as PothisStorage);
    const ids = [store.create('a'), store.create('a')];
    expect(new Set(ids).size).toBe(2);
    expect(ids.join()).toMatch(/^[0-9a-f]{24},[0-9a-f]{24}$/);
  });
});
