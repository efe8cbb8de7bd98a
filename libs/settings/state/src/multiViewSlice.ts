import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LIST_LIMIT, type MultiViewItem } from '@naad/settings-schema';

/** A removed item and its former index. */
interface RemovedItem {
  readonly item: MultiViewItem;
  readonly index: number;
}

/** The open list. */
export interface OpenedList {
  /** Distinct, in display order. */
  items: MultiViewItem[];
  /** Id of the named list, or empty for the default list. */
  list: string;
}

/** The items shown together, with an undo history. */
export interface MultiViewState extends OpenedList {
  /** Removed items per removal, latest last. No removal is empty or contains items of the list. */
  removals: RemovedItem[][];
}

const multiViewSlice = createSlice({
  name: 'multiView',
  initialState: (): MultiViewState => ({ items: [], list: '', removals: [] }),
  reducers: {
    /** Requests the list; the middleware answers with {@link multiViewRead}. */
    multiViewRequested: () => undefined,
    /** The list was read from storage. */
    multiViewRead(state, { payload: { items, list } }: PayloadAction<OpenedList>) {
      state.items = items;
      state.removals = list === state.list ? removalsWithout(items, state.removals) : [];
      state.list = list;
    },
    /** Another list was opened, or the list was changed elsewhere. */
    multiViewOpened: (_, { payload }: PayloadAction<OpenedList>) => ({ ...payload, removals: [] }),
    /** Ignored if the item is in the list or the list is full. */
    multiViewItemAdded(state, { payload: item }: PayloadAction<MultiViewItem>) {
      const { items, removals } = state;
      if (items.length >= LIST_LIMIT || items.some(({ id }) => id === item.id)) return;
      items.push(item);
      state.removals = removalsWithout([item], removals);
    },
    multiViewItemRemoved({ items, removals }, { payload: id }: PayloadAction<MultiViewItem['id']>) {
      const index = items.findIndex((item) => item.id === id);
      const item = items[index];
      if (!item) return;
      items.splice(index, 1);
      removals.push([{ item, index }]);
    },
    multiViewItemMoved({ items }, { payload }: PayloadAction<{ from: number; to: number }>) {
      const { from, to } = payload;
      if (from in items && to in items) items.splice(to, 0, ...items.splice(from, 1));
    },
    multiViewCleared(state) {
      if (state.items.length > 0) state.removals.push(state.items.map((item, index) => ({ item, index })));
      state.items = [];
    },
    /** Restores the items of the last removal to their positions, as far as they fit. */
    multiViewUndone({ items, removals }) {
      const last = removals.at(-1) ?? [];
      const fitting = last.splice(0, LIST_LIMIT - items.length);
      for (const { item, index } of fitting) items.splice(index, 0, item);
      if (last.length === 0) removals.pop();
    },
  },
  selectors: {
    selectMultiView: ({ items }) => items,
    selectOpenList: ({ list }) => list,
    selectIsInMultiView: ({ items }, id: MultiViewItem['id']) => items.some((item) => item.id === id),
    selectIsMultiViewFull: ({ items }) => items.length >= LIST_LIMIT,
    selectHasMultiViewUndo: ({ items, removals }) => removals.length > 0 && items.length < LIST_LIMIT,
  },
});

const removalsWithout = (items: readonly MultiViewItem[], removals: RemovedItem[][]) =>
  removals
    .map((removal) => removal.filter(({ item }) => !items.some(({ id }) => id === item.id)))
    .filter(({ length }) => length > 0);

export const multiViewReducer = multiViewSlice.reducer;
export const {
  multiViewRequested,
  multiViewRead,
  multiViewOpened,
  multiViewItemAdded,
  multiViewItemRemoved,
  multiViewItemMoved,
  multiViewCleared,
  multiViewUndone,
} = multiViewSlice.actions;
export const {
  selectMultiView,
  selectOpenList,
  selectIsInMultiView,
  selectIsMultiViewFull,
  selectHasMultiViewUndo,
} = multiViewSlice.selectors;
