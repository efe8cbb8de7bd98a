import { FIRST_POTHI, itemsOf, type MultiViewItem, presentPothis } from '@naad/settings-schema';
import {
  multiViewItemAdded,
  multiViewItemRemoved,
  multiViewRequested,
  multiViewOpened,
  type PothisStore,
  selectMultiView,
  selectOpenList,
  type SettingsRootState,
  useSettingsDispatch,
  useSettingsSelector,
} from '@naad/settings-state';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

export interface ListName {
  readonly id: string;
  /** Empty for the default list. */
  readonly name: string;
}

/** The visitor's lists: the open one, the names of all, and their tasks. */
export interface Lists {
  readonly openId: string;
  /** The default list first, the others by name. */
  readonly names: readonly ListName[];
  readonly open: (id: string) => void;
  /** Creates a list with these items and opens it. */
  readonly create: (name: string, items: readonly MultiViewItem[]) => void;
  readonly rename: (name: string) => void;
  /** Deletes the open list; `restore` brings it back and opens it. */
  readonly remove: () => { readonly restore: () => void };
  readonly includes: (id: string, itemId: MultiViewItem['id']) => boolean;
  /** Puts an item at the end of a list and opens that list. */
  readonly put: (id: string, item: MultiViewItem) => void;
  readonly take: (id: string, itemId: MultiViewItem['id']) => void;
}

/** Keeps the open list, which is the multi-view list, in sync with the saved lists. */
export function useLists(pothis: PothisStore): Lists {
  const dispatch = useSettingsDispatch();
  const { getState } = useStore<SettingsRootState>();
  const items = useSettingsSelector(selectMultiView);
  const openId = useSettingsSelector(selectOpenList) || FIRST_POTHI;
  const all = useSyncExternalStore(pothis.subscribe, pothis.get);

  useEffect(() => {
    dispatch(multiViewRequested());
  }, [dispatch]);
  useEffect(() => {
    // Read the current state rather than the rendered one: writing a list that hasn't been read yet would empty the
    // saved one.
    const state = getState();
    pothis.setItems(selectOpenList(state) || FIRST_POTHI, selectMultiView(state));
  }, [pothis, getState, items, openId]);

  const savedItems = (id: string) => itemsOf(pothis.get().find((pothi) => pothi.id === id));
  const open = (id: string) => {
    dispatch(multiViewOpened({ list: id === FIRST_POTHI ? '' : id, items: savedItems(id) }));
  };
  const present = new Set([...presentPothis(all), ...all.filter(({ id }) => id === openId)]);
  const others = [...present].filter(({ id }) => id !== FIRST_POTHI);
  return {
    openId,
    names: [{ id: FIRST_POTHI, name: '' }, ...others.sort((a, b) => a.name.localeCompare(b.name))],
    open,
    create(name, ofList) {
      const id = pothis.create(name);
      pothis.setItems(id, ofList);
      open(id);
    },
    rename(name) {
      pothis.rename(openId, name);
    },
    remove() {
      pothis.remove(openId);
      open(FIRST_POTHI);
      return {
        restore() {
          pothis.restore(openId);
          open(openId);
        },
      };
    },
    includes: (id, itemId) => (id === openId ? items : savedItems(id)).some((item) => item.id === itemId),
    put(id, item) {
      if (id === openId) dispatch(multiViewItemAdded(item));
      else {
        const others = savedItems(id).filter((each) => each.id !== item.id);
        pothis.setItems(id, [...others, item]);
        open(id);
      }
    },
    take(id, itemId) {
      if (id === openId) dispatch(multiViewItemRemoved(itemId));
      else
        pothis.setItems(
          id,
          savedItems(id).filter((item) => item.id !== itemId),
        );
    },
  };
}
