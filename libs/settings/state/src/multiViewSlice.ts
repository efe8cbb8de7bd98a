import { LIST_LIMIT, type MultiViewItem } from '@naad/settings-schema';
import { pureSlice } from './pureSlice.ts';

/** A removed item and its former index. */
interface RemovedItem {
  readonly item: MultiViewItem;
  readonly index: number;
}

/** The open list. */
export interface OpenedList {
  /** Distinct, in display order. */
  readonly items: readonly MultiViewItem[];
  /** Id of the named list, or empty for the default list. */
  readonly list: string;
}

/** The items shown together, with an undo history. */
export interface MultiViewState extends OpenedList {
  /** Removed items per removal, latest last. No removal is empty or contains items of the list. */
  readonly removals: readonly (readonly RemovedItem[])[];
}

const EMPTY: MultiViewState = { items: [], list: '', removals: [] };

const multiViewSlice = pureSlice('multiView', EMPTY, {
  /** Requests the list; the middleware answers with {@link multiViewRead}. */
  multiViewRequested: (state: MultiViewState) => state,
  /** The list was read from storage. */
  multiViewRead: (state: MultiViewState, { items, list }: OpenedList) => ({
    items,
    list,
    removals: list === state.list ? removalsWithout(items, state.removals) : [],
  }),
  /** Another list was opened, or the list was changed elsewhere. */
  multiViewOpened: (_: MultiViewState, { items, list }: OpenedList) => ({ items, list, removals: [] }),
  /** Ignored if the item is in the list or the list is full. */
  multiViewItemAdded(state: MultiViewState, item: MultiViewItem) {
    const { items, removals } = state;
    if (items.length >= LIST_LIMIT || items.some(({ id }) => id === item.id)) return state;
    return { ...state, items: [...items, item], removals: removalsWithout([item], removals) };
  },
  multiViewItemRemoved(state: MultiViewState, id: MultiViewItem['id']) {
    const { items, removals } = state;
    const index = items.findIndex((item) => item.id === id);
    const item = items[index];
    if (!item) return state;
    return {
      ...state,
      items: items.filter((each) => each !== item),
      removals: [...removals, [{ item, index }]],
    };
  },
  multiViewItemMoved(state: MultiViewState, { from, to }: { readonly from: number; readonly to: number }) {
    const items = [...state.items];
    if (!(from in items && to in items) || from === to) return state;
    items.splice(to, 0, ...items.splice(from, 1));
    return { ...state, items };
  },
  multiViewCleared(state: MultiViewState) {
    const { items, removals } = state;
    if (items.length === 0) return state;
    return { ...state, items: [], removals: [...removals, items.map((item, index) => ({ item, index }))] };
  },
  /** Restores the items of the last removal to their positions, as far as they fit. */
  multiViewUndone(state: MultiViewState) {
    const { removals } = state;
    const last = removals.at(-1);
    const room = LIST_LIMIT - state.items.length;
    if (!last || room <= 0) return state;
    const items = [...state.items];
    for (const { item, index } of last.slice(0, room)) items.splice(index, 0, item);
    const rest = last.slice(room);
    return { ...state, items, removals: [...removals.slice(0, -1), ...(rest.length > 0 ? [rest] : [])] };
  },
});

const removalsWithout = (items: readonly MultiViewItem[], removals: MultiViewState['removals']) =>
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

/** The part of the state that holds the list. */
interface WithMultiView {
  readonly multiView: MultiViewState;
}

export const selectMultiView = ({ multiView }: WithMultiView) => multiView.items;
export const selectOpenList = ({ multiView }: WithMultiView) => multiView.list;
export const selectIsInMultiView = ({ multiView }: WithMultiView, id: MultiViewItem['id']) =>
  multiView.items.some((item) => item.id === id);
export const selectIsMultiViewFull = ({ multiView }: WithMultiView) => multiView.items.length >= LIST_LIMIT;
export const selectHasMultiViewUndo = ({ multiView: { items, removals } }: WithMultiView) =>
  removals.length > 0 && items.length < LIST_LIMIT;
