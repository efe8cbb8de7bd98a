import { FIRST_POTHI, itemsOf } from '@naad/settings-schema';
import {
  multiViewAsked,
  multiViewOpened,
  selectMultiView,
  selectOpenList,
  type SettingsRootState,
} from '@naad/settings-state';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { sitePothis } from '../features/multi-view/sitePothis.ts';
import type { Account } from './createAccount.ts';
import { syncPothis } from './syncPothis.ts';

/** How long nothing happens before lists are sent, in milliseconds. */
const SETTLE_MS = 2000;

/** Keeps the lists of this browser and of the account the same while somebody is logged in: nothing of either is lost. */
export function usePothiSync(account: Account | null, isIn: boolean): void {
  const store = useStore<SettingsRootState>();

  useEffect(() => {
    if (!account || !isIn) return undefined;
    const pothis = sitePothis();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;

    /** The open list as it is here goes among the lists, and comes back with what the account has of it. */
    const run = async () => {
      if (isBusy) {
        later();
        return;
      }
      isBusy = true;
      try {
        store.dispatch(multiViewAsked());
        const list = selectOpenList(store.getState());
        const id = list || FIRST_POTHI;
        pothis.fill(id, selectMultiView(store.getState()));
        await syncPothis(account.client, pothis, () => {
          const now = store.getState();
          if (selectOpenList(now) !== list) return;
          pothis.fill(id, selectMultiView(now));
        });
        showMerged(list, id);
      } catch {
        // Nothing is lost: the next change, or the next visit, tries again.
      } finally {
        isBusy = false;
      }
    };
    const showMerged = (list: string, id: string) => {
      const state = store.getState();
      const items = itemsOf(pothis.get().find((pothi) => pothi.id === id));
      const shown = selectMultiView(state);
      const isSame = items.length === shown.length && items.every((item, at) => item.id === shown[at]?.id);
      if (selectOpenList(state) === list && !isSame) store.dispatch(multiViewOpened({ list, items }));
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), SETTLE_MS);
    };

    let last = store.getState().multiView;
    const hear = () => {
      const { multiView } = store.getState();
      if (multiView !== last) later();
      last = multiView;
    };

    void run();
    const stops = [pothis.subscribe(later), store.subscribe(hear)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [account, isIn, store]);
}
