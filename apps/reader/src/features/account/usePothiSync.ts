import { FIRST_POTHI, itemsOf, parseNotes, parsePothis } from '@naad/settings-schema';
import {
  multiViewRequested,
  multiViewOpened,
  type NotesStore,
  selectMultiView,
  selectOpenList,
  type SettingsRootState,
  type PothisStore,
} from '@naad/settings-state';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import type { AccountClient } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { accountLibrary, fitsAccount } from '../../shared/accountLibrary.ts';
import { siteNotes } from '../../shared/siteNotes.ts';
import { sitePothis } from '../../shared/sitePothis.ts';
import { type Account, isUnavailable } from './createAccount.ts';

/** Debounce of changes before the lists are synced, in milliseconds. */
const DEBOUNCE_MS = 2000;
/** Delay before a failed sync is retried, in milliseconds. */
const RETRY_MS = 30_000;

/**
 * Syncs the lists and notes of this browser with the account while the visitor is logged in; the merge loses nothing of either.
 *
 * @param onUnavailable called once per outage of the accounts
 */
export function usePothiSync(account: Account | null, isIn: boolean, onUnavailable: () => void): void {
  const store = useStore<SettingsRootState>();
  const notifyUnavailable = useEffectEvent(onUnavailable);

  useEffect(() => {
    if (!account || !isIn) return undefined;
    const pothis = sitePothis();
    const notes = siteNotes();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;
    let hasNotified = false;

    /** Saves the open list among the lists, syncs them, and shows the merged list. */
    const sync = async () => {
      if (isBusy) {
        schedule();
        return;
      }
      isBusy = true;
      try {
        store.dispatch(multiViewRequested());
        const list = selectOpenList(store.getState());
        const id = list || FIRST_POTHI;
        pothis.setItems(id, selectMultiView(store.getState()));
        await syncPothis(account.client, pothis, {
          notes,
          beforeMerge() {
            const now = store.getState();
            if (selectOpenList(now) !== list) return;
            pothis.setItems(id, selectMultiView(now));
          },
        });
        showMerged(list, id);
        hasNotified = false;
      } catch (error) {
        // The lists stay in this browser until the retry.
        clearTimeout(timer);
        timer = setTimeout(() => void sync(), RETRY_MS);
        if (isUnavailable(error) && !hasNotified) {
          hasNotified = true;
          notifyUnavailable();
        }
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
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void sync(), DEBOUNCE_MS);
    };

    let last = store.getState().multiView;
    const handleStoreChange = () => {
      const { multiView } = store.getState();
      if (multiView !== last) schedule();
      last = multiView;
    };

    void sync();
    const unsubscribers = [
      pothis.subscribe(schedule),
      notes.subscribe(schedule),
      store.subscribe(handleStoreChange),
    ];
    return () => {
      clearTimeout(timer);
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [account, isIn, store]);
}

/** Attempts to write before giving up; each may fail because another device wrote first. */
const MAX_ATTEMPTS = 5;

export interface SyncOptions {
  /** Notes to sync with the lists; by default none, and those of the account stay as they are. */
  readonly notes?: Pick<NotesStore, 'get' | 'merge'>;
  /** Called with the answer of the account there, to save changes made here meanwhile. */
  readonly beforeMerge?: () => void;
}

/**
 * Merges the lists and notes of this browser and of the account.
 *
 * @throws {Error} the errors of the API client
 */
export async function syncPothis(
  client: Pick<AccountClient, 'getPothis' | 'putPothis'>,
  pothis: Pick<PothisStore, 'get' | 'merge'>,
  { notes, beforeMerge }: SyncOptions = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { revision, library } = await client.getPothis();
    const theirs = parsePothis(library);
    const theirNotes = parseNotes(library?.['notes']);
    beforeMerge?.();
    pothis.merge(theirs);
    notes?.merge(theirNotes);
    const merged = pothis.get();
    const mergedNotes = notes?.get() ?? theirNotes;
    const isSame = JSON.stringify([merged, mergedNotes]) === JSON.stringify([theirs, theirNotes]);
    if (library !== null && isSame) return;
    if (library === null && merged.length === 0 && mergedNotes.length === 0) return;
    const next = accountLibrary(merged, mergedNotes);
    try {
      // Lists must not stop syncing because of many notes: then the new ones stay on this device.
      await client.putPothis(revision, fitsAccount(next) ? next : accountLibrary(merged, theirNotes));
      return;
    } catch (error) {
      const isLate = error instanceof ApiError && error.id === 'pothisChanged';
      if (!isLate || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
