import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { MULTI_VIEW_LIMIT, type MultiViewItem } from '@naad/settings-schema';

/** What was taken from the list, and the place it had. */
interface RemovedItem {
  readonly item: MultiViewItem;
  readonly index: number;
}

/** A list under its id. */
export interface OpenedList {
  /** Each once, in the order of display. */
  items: MultiViewItem[];
  /** Id of the list under a name that these are; empty for the list that everybody has. */
  list: string;
}

/** Lines whose shabads are displayed together. */
export interface MultiViewState extends OpenedList {
  /** What each removal took, the latest last; never empty, and nothing that is in the list. */
  removals: RemovedItem[][];
}

const multiViewSlice = createSlice({
  name: 'multiView',
  initialState: (): MultiViewState => ({ items: [], list: '', removals: [] }),
  reducers: {
    /** Something is about to show the list; whoever keeps it answers with {@link multiViewRead}. */
    multiViewAsked: () => undefined,
    /** The list was read from where it is kept. */
    multiViewRead(state, { payload: { items, list } }: PayloadAction<OpenedList>) {
      state.items = items;
      state.removals = list === state.list ? without(items, state.removals) : [];
      state.list = list;
    },
    /** Another list is open from now on, or this one has become what it is elsewhere. */
    multiViewOpened: (_, { payload }: PayloadAction<OpenedList>) => ({ ...payload, removals: [] }),
    /** A verse that is in the list already, or one too many, changes nothing. */
    multiViewItemAdded(state, { payload: item }: PayloadAction<MultiViewItem>) {
      const { items, removals } = state;
      if (items.length >= MULTI_VIEW_LIMIT || items.some(({ id }) => id === item.id)) return;
      items.push(item);
      state.removals = without([item], removals);
    },
    /** That with this id. */
    multiViewItemRemoved({ items, removals }, { payload: id }: PayloadAction<MultiViewItem['id']>) {
      const index = items.findIndex((item) => item.id === id);
      const item = items[index];
      if (!item) return;
      items.splice(index, 1);
      removals.push([{ item, index }]);
    },
    /** From the index it had to the one it has now. */
    multiViewItemMoved({ items }, { payload }: PayloadAction<{ from: number; to: number }>) {
      const { from, to } = payload;
      if (from in items && to in items) items.splice(to, 0, ...items.splice(from, 1));
    },
    multiViewCleared(state) {
      if (state.items.length > 0) state.removals.push(state.items.map((item, index) => ({ item, index })));
      state.items = [];
    },
    /** What the last removal took is where it was, as far as there is room. */
    multiViewUndone({ items, removals }) {
      const last = removals.at(-1) ?? [];
      const fitting = last.splice(0, MULTI_VIEW_LIMIT - items.length);
      for (const { item, index } of fitting) items.splice(index, 0, item);
      if (last.length === 0) removals.pop();
    },
  },
  selectors: {
    selectMultiView: ({ items }) => items,
    selectOpenList: ({ list }) => list,
    selectIsInMultiView: ({ items }, id: MultiViewItem['id']) => items.some((item) => item.id === id),
    selectIsMultiViewFull: ({ items }) => items.length >= MULTI_VIEW_LIMIT,
    selectHasMultiViewUndo: ({ items, removals }) => removals.length > 0 && items.length < MULTI_VIEW_LIMIT,
  },
});

const without = (items: readonly MultiViewItem[], removals: RemovedItem[][]) =>
  removals
    .map((removal) => removal.filter(({ item }) => !items.some(({ id }) => id === item.id)))
    .filter(({ length }) => length > 0);

export const multiViewReducer = multiViewSlice.reducer;
export const {
  multiViewAsked,
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
