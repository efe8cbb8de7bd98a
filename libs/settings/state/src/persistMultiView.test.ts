import { DEFAULT_PREFERENCES, formatMultiView, multiViewItem } from '@naad/settings-schema';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from './makeStore.ts';
import {
  multiViewAsked,
  multiViewCleared,
  multiViewItemAdded,
  multiViewItemRemoved,
  multiViewOpened,
  selectMultiView,
  selectOpenList,
} from './multiViewSlice.ts';
import type { MultiViewKeeper } from './persistMultiView.ts';

const KEY = 'naad.multiView';
const [one, two, three] = [1, 2, 3].map((id) => multiViewItem({ id, shabadId: id, verse: 'ਧੰਨੁ ਧੰਨੁ' })) as [
  ReturnType<typeof multiViewItem>,
  ReturnType<typeof multiViewItem>,
  ReturnType<typeof multiViewItem>,
];

/** One browser: what a tab keeps, the others are told of, unless they sleep. */
function makeBrowser(kept?: string) {
  const values = new Map<string, string>(kept === undefined ? [] : [[KEY, kept]]);
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
      keeper: keeper as Partial<MultiViewKeeper> as MultiViewKeeper,
    });
    return { tab, store, keeper, list: () => selectMultiView(store.getState()) };
  }

  return { openTab, kept: () => values.get(KEY) };
}

describe('the multi-view list in a browser', () => {
  it('is kept with the list that is open, which other tabs then show too', () => {
    const { openTab, kept } = makeBrowser();
    const [a, b] = [openTab(), openTab()];
    b.store.dispatch(multiViewAsked());
    a.store.dispatch(multiViewOpened({ items: [one], list: 'a1' }));
    expect(kept()).toBe(formatMultiView([one], 'a1'));
    expect([b.list(), selectOpenList(b.store.getState())]).toEqual([[one], 'a1']);
    a.store.dispatch(multiViewOpened({ items: b.list(), list: '' }));
    expect(selectOpenList(b.store.getState())).toBe('');
  });

  it('is read when it is first asked for, and nothing is touched before', () => {
    const { openTab } = makeBrowser(formatMultiView([one, two]));
    const { store, keeper, list } = openTab();
    expect(list()).toEqual([]);
    expect(keeper.localStorage.getItem).not.toHaveBeenCalled();
    expect(keeper.addEventListener).not.toHaveBeenCalled();
    store.dispatch(multiViewAsked());
    expect(list()).toEqual([one, two]);
    store.dispatch(multiViewAsked());
    expect(keeper.addEventListener).toHaveBeenCalledTimes(1);
    expect(keeper.localStorage.setItem).not.toHaveBeenCalled();
  });

  it('keeps every change, and is there after a reload (behaviour 87)', () => {
    const browser = makeBrowser();
    const { store } = browser.openTab();
    store.dispatch(multiViewItemAdded(one));
    store.dispatch(multiViewItemAdded(two));
    store.dispatch(multiViewItemRemoved(1));
    expect(browser.kept()).toBe(formatMultiView([two]));
    const reloaded = browser.openTab();
    reloaded.store.dispatch(multiViewAsked());
    expect(reloaded.list()).toEqual([two]);
  });

  it('adds to what is kept, asked for or not', () => {
    const { openTab, kept } = makeBrowser(formatMultiView([one]));
    const { store, list } = openTab();
    store.dispatch(multiViewItemAdded(two));
    expect(list()).toEqual([one, two]);
    expect(kept()).toBe(formatMultiView([one, two]));
  });

  it('is in step between tabs', () => {
    const { openTab } = makeBrowser();
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(multiViewAsked());
    second.store.dispatch(multiViewItemAdded(one));
    expect(first.list()).toEqual([one]);
    first.store.dispatch(multiViewCleared());
    expect(second.list()).toEqual([]);
  });

  it('loses nothing that another tab added while this one slept', () => {
    const { openTab, kept } = makeBrowser();
    const [first, second] = [openTab(), openTab()];
    first.store.dispatch(multiViewItemAdded(one));
    first.tab.isAwake = false;
    second.store.dispatch(multiViewItemAdded(two));
    first.store.dispatch(multiViewItemAdded(three));
    expect(kept()).toBe(formatMultiView([one, two, three]));
    expect(second.list()).toEqual([one, two, three]);
  });

  it('is empty where something else is kept, and takes its place', () => {
    const { openTab, kept } = makeBrowser('{"version":1,"items":[{"id":"one"}');
    const { store, list } = openTab();
    store.dispatch(multiViewAsked());
    expect(list()).toEqual([]);
    store.dispatch(multiViewItemAdded(one));
    expect(kept()).toBe(formatMultiView([one]));
  });

  it('lasts as long as the page where the browser keeps nothing or has no room', () => {
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

  it('is not read again for what has nothing to do with it', () => {
    const { store, keeper } = makeBrowser().openTab();
    store.dispatch({ type: 'settings/settingsReset' });
    expect(keeper.localStorage.getItem).not.toHaveBeenCalled();
  });
});
