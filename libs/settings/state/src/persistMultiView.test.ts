import { DEFAULT_PREFERENCES, formatMultiView, multiViewItem } from '@naad/settings-schema';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from './makeStore.ts';
import {
  multiViewRequested,
  multiViewCleared,
  multiViewItemAdded,
  multiViewItemRemoved,
  multiViewOpened,
  selectMultiView,
  selectOpenList,
} from './multiViewSlice.ts';
import type { MultiViewStorage } from './persistMultiView.ts';

const KEY = 'naad.multiView';
const [one, two, three] = [1, 2, 3].map((id) => multiViewItem({ id, shabadId: id, verse: 'ਧੰਨੁ ਧੰਨੁ' })) as [
  ReturnType<typeof multiViewItem>,
  ReturnType<typeof multiViewItem>,
  ReturnType<typeof multiViewItem>,
];

/** A browser whose tabs notify each other of changes unless they are suspended. */
function makeBrowser(stored?: string) {
  const values = new Map<string, string>(stored === undefined ? [] : [[KEY, stored]]);
  const tabs: { isAwake: boolean; listener?: () => void }[] = [];

  function openTab(fault: Partial<Storage> = {}) {
    const tab: (typeof tabs)[number] = { isAwake: true };
    tabs.push(tab);
    const storage = {
      getItem: vi.fn((key: string) => values.get(key) ?? null),
      setItem: vi.fn((key: string, value: string) => {
        values.set(key, value);
        for (const other of tabs) if (other !== tab && other.isAwake) other.listener?.();
      }),
      ...fault,
    };
    const keeper = {
      localStorage: storage as Partial<Storage> as Storage,
      addEventListener: vi.fn((_type: string, listener: () => void) => {
        tab.listener = listener;
      }),
    };
    const store = makeStore({
      preferences: DEFAULT_PREFERENCES,
      browser: keeper as Partial<MultiViewStorage> as MultiViewStorage,
    });
    return { tab, store, keeper, list: () => selectMultiView(store.getState()) };
  }

  return { openTab, stored: () => values.get(KEY) };
}

describe('the stored multi-view list', () => {
  it('is saved with the id of the open list, which other tabs follow [S3.39]', () => {
    const { openTab, stored } = makeBrowser();
    const [a, b] = [openTab(), openTab()];
    b.store.dispatch(multiViewRequested());
    a.store.dispatch(multiViewOpened({ items: [one], list: 'a1' }));
    expect(stored()).toBe(formatMultiView([one], 'a1'));
    expect([b.list(), selectOpenList(b.store.getState())]).toEqual([[one], 'a1']);
    a.store.dispatch(multiViewOpened({ items: b.list(), list: '' }));
    expect(selectOpenList(b.store.getState())).toBe('');
  });

  it('is read on the first request, and storage is untouched before', () => {
    const { openTab } = makeBrowser(formatMultiView([one, two]));
    const { store, keeper, list } = openTab();
    expect(list()).toEqual([]);
    expect(keeper.localStorage.getItem).not.toHaveBeenCalled();
    expect(keeper.addEventListener).not.toHaveBeenCalled();
    store.dispatch(multiViewRequested());
    expect(list()).toEqual([one, two]);
    store.dispatch(multiViewRequested());
    expect(keeper.addEventListener).toHaveBeenCalledTimes(1);
    expect(keeper.localStorage.setItem).not.toHaveBeenCalled();
  });

  it('contains every change after a reload [B87]', () => {
    const browser = makeBrowser();
    const { store } = browser.openTab();
    store.dispatch(multiViewItemAdded(one));
    store.dispatch(multiViewItemAdded(two));
    store.dispatch(multiViewItemRemoved(1));
    expect(browser.stored()).toBe(formatMultiView([two]));
    const reloaded = browser.openTab();
    reloaded.store.dispatch(multiViewRequested());
    expect(reloaded.list()).toEqual([two]);
  });

  it('is read before an item is added', () => {
    const { openTab, stored } = makeBrowser(formatMultiView([one]));
    const { store, list } = openTab();
    store.dispatch(multiViewItemAdded(two));
    expect(list()).toEqual([one, two]);
    expect(stored()).toBe(formatMultiView([one, two]));
  });

  it('is synchronised between tabs', () => {
    const { openTab } = makeBrowser();
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(multiViewRequested());
    second.store.dispatch(multiViewItemAdded(one));
    expect(first.list()).toEqual([one]);
    first.store.dispatch(multiViewCleared());
    expect(second.list()).toEqual([]);
  });

  it('keeps items that another tab added while this one was suspended', () => {
    const { openTab, stored } = makeBrowser();
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(multiViewItemAdded(one));
    first.tab.isAwake = false;
    second.store.dispatch(multiViewItemAdded(two));
    first.store.dispatch(multiViewItemAdded(three));
    expect(stored()).toBe(formatMultiView([one, two, three]));
    expect(second.list()).toEqual([one, two, three]);
  });

  it('is empty if the stored text is invalid, and replaces it', () => {
    const { openTab, stored } = makeBrowser('{"version":1,"items":[{"id":"one"}');
    const { store, list } = openTab();
    store.dispatch(multiViewRequested());
    expect(list()).toEqual([]);
    store.dispatch(multiViewItemAdded(one));
    expect(stored()).toBe(formatMultiView([one]));
  });

  it('lasts as long as the page if storage is denied or full', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    for (const fault of [{ setItem: refuse }, { setItem: refuse, getItem: refuse }]) {
      const { openTab } = makeBrowser(formatMultiView([three]));
      const { store, list } = openTab(fault);
      store.dispatch(multiViewItemAdded(one));
      store.dispatch(multiViewItemAdded(two));
      expect(list().slice(-2)).toEqual([one, two]);
    }
  });

  it('is not read for unrelated actions', () => {
    const { store, keeper } = makeBrowser().openTab();
    store.dispatch({ type: 'settings/settingsReset' });
    expect(keeper.localStorage.getItem).not.toHaveBeenCalled();
  });
});
