import type { MultiViewItem } from '@naad/settings-schema';
import { hasPothis } from '@naad/settings-state';
import { useSyncExternalStore } from 'react';
import { loadChunk } from '../../../shared/loadChunk.ts';

type ItemId = MultiViewItem['id'];

const listeners = new Set<() => void>();
let savedIds: ReadonlySet<ItemId> = new Set();
let isWatching = false;

/** True if an item is saved in one of the visitor's lists, open or not. Lists are only loaded if this browser has some. */
export const useIsSavedElsewhere = (id: ItemId): boolean =>
  useSyncExternalStore(
    subscribe,
    () => savedIds.has(id),
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (hasPothis(window)) watchLists();
  return () => listeners.delete(listener);
}

/** Follows the visitor's lists from now on. */
export function watchLists(): void {
  if (isWatching) return;
  isWatching = true;
  loadChunk(() => import('./watchSavedIds.ts')).then(
    ({ watchSavedIds }) => {
      watchSavedIds((ids) => {
        savedIds = ids;
        for (const listener of listeners) listener();
      });
    },
    () => {
      isWatching = false;
    },
  );
}
