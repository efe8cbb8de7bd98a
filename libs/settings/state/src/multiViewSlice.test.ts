import { LIST_LIMIT, type MultiViewItem, multiViewItem } from '@naad/settings-schema';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  multiViewCleared,
  multiViewItemAdded,
  multiViewItemMoved,
  multiViewItemRemoved,
  multiViewOpened,
  multiViewRead,
  multiViewReducer,
  multiViewUndone,
  selectHasMultiViewUndo,
  selectIsInMultiView,
  selectIsMultiViewFull,
  selectMultiView,
  selectOpenList,
} from './multiViewSlice.ts';

const item = (id: number): MultiViewItem => multiViewItem({ id, shabadId: id, verse: 'ਧੰਨੁ ਧੰਨੁ' });
const added = (...ids: number[]) => ids.map((id) => multiViewItemAdded(item(id)));

const after = (...actions: UnknownAction[]) => ({
  multiView: actions.reduce(multiViewReducer, multiViewReducer(undefined, { type: 'start' })),
});
const idsAfter = (...actions: UnknownAction[]) => selectMultiView(after(...actions)).map(({ id }) => id);

describe('the multi-view list', () => {
  it('appends added items', () => {
    const state = after(...added(3, 1));
    expect(selectMultiView(state)).toEqual([item(3), item(1)]);
    expect(selectIsInMultiView(state, 1)).toBe(true);
    expect(selectIsInMultiView(state, 2)).toBe(false);
  });

  it('does not change if an item is added again [B84]', () => {
    const state = after(...added(1, 2)).multiView;
    expect(multiViewReducer(state, multiViewItemAdded(item(1)))).toBe(state);
  });

  it('is limited to the number of items that can be displayed', () => {
    const full = added(...Array.from({ length: LIST_LIMIT }, (_, index) => index + 1));
    expect(selectIsMultiViewFull(after(...full))).toBe(true);
    expect(idsAfter(...full, ...added(900))).not.toContain(900);
    // Items that don't fit are restored once there is room.
    const refilled = [...full, multiViewItemRemoved(1), ...added(900)];
    expect(selectHasMultiViewUndo(after(...refilled))).toBe(false);
    expect(idsAfter(...refilled, multiViewUndone())).toHaveLength(LIST_LIMIT);
    expect(idsAfter(...refilled, multiViewUndone(), multiViewItemRemoved(900), multiViewUndone())).toContain(
      900,
    );
  });

  it('restores the last removed item at its position [B85]', () => {
    const removed = [...added(1, 2, 3), multiViewItemRemoved(1), multiViewItemRemoved(3)];
    expect(idsAfter(...removed)).toEqual([2]);
    expect(idsAfter(...removed, multiViewUndone())).toEqual([2, 3]);
    expect(idsAfter(...removed, multiViewUndone(), multiViewUndone())).toEqual([1, 2, 3]);
  });

  it('restores cleared items before those added since', () => {
    const cleared = [...added(1, 2), multiViewCleared(), ...added(3)];
    expect(idsAfter(...cleared)).toEqual([3]);
    expect(idsAfter(...cleared, multiViewUndone())).toEqual([1, 2, 3]);
  });

  it('can undo only after a removal that has not been undone', () => {
    const hasUndo = (...actions: UnknownAction[]) => selectHasMultiViewUndo(after(...actions));
    expect(hasUndo(...added(1))).toBe(false);
    expect(hasUndo(...added(1), multiViewItemRemoved(2))).toBe(false);
    expect(hasUndo(multiViewCleared())).toBe(false);
    expect(hasUndo(...added(1), multiViewItemRemoved(1))).toBe(true);
    expect(hasUndo(...added(1), multiViewItemRemoved(1), multiViewUndone())).toBe(false);
  });

  it('does not restore an item that was added again', () => {
    const again = [...added(1, 2), multiViewItemRemoved(1), ...added(1)];
    expect(selectHasMultiViewUndo(after(...again))).toBe(false);
    expect(idsAfter(...again, multiViewUndone())).toEqual([2, 1]);
  });

  it('moves an item, ignoring indexes out of range', () => {
    expect(idsAfter(...added(1, 2, 3), multiViewItemMoved({ from: 0, to: 2 }))).toEqual([2, 3, 1]);
    expect(idsAfter(...added(1, 2, 3), multiViewItemMoved({ from: 0, to: 3 }))).toEqual([1, 2, 3]);
    expect(idsAfter(...added(1, 2, 3), multiViewItemMoved({ from: -1, to: 0 }))).toEqual([1, 2, 3]);
  });

  it('becomes the list that was read, and can still undo earlier removals', () => {
    const state = after(
      ...added(1, 2, 3),
      multiViewCleared(),
      multiViewRead({ items: [item(2), item(4)], list: '' }),
      multiViewUndone(),
    );
    expect(selectMultiView(state).map((each) => each.id)).toEqual([1, 2, 3, 4]);
  });
});

describe('opening another list', () => {
  it('replaces the open list and its undo history', () => {
    const opened = multiViewOpened({ items: [item(7)], list: 'a1' });
    const state = after(...added(1, 2), multiViewItemRemoved(1), opened);
    expect([selectMultiView(state), selectOpenList(state), selectHasMultiViewUndo(state)]).toEqual([
      [item(7)],
      'a1',
      false,
    ]);
    const read = after(...added(1), multiViewItemRemoved(1), multiViewRead({ items: [item(7)], list: 'a1' }));
    expect(selectHasMultiViewUndo(read)).toBe(false);
  });
});

/** Few enough ids to collide. */
const id = fc.integer({ min: 1, max: 60 });
const index = fc.integer({ min: -1, max: 60 });
const event = fc.oneof(
  { weight: 4, arbitrary: id.map((each) => multiViewItemAdded(item(each))) },
  { weight: 2, arbitrary: id.map((each) => multiViewItemRemoved(each)) },
  { weight: 2, arbitrary: fc.record({ from: index, to: index }).map((move) => multiViewItemMoved(move)) },
  { weight: 1, arbitrary: fc.constant(multiViewUndone()) },
  { weight: 1, arbitrary: fc.constant(multiViewCleared()) },
);
const events = fc.array(event, { size: 'medium' });

describe('any sequence of changes', () => {
  it('keeps every item once, either listed or restorable', () => {
    fc.assert(
      fc.property(events, (list) => {
        let state = after().multiView;
        let seen = new Set<number>();
        for (const action of list) {
          const isFull = selectIsMultiViewFull({ multiView: state });
          state = multiViewReducer(state, action);
          if (multiViewItemAdded.match(action) && !isFull) seen = seen.add(Number(action.payload.id));
          const ids = [...state.items, ...state.removals.flat().map((removed) => removed.item)].map(
            (each) => each.id,
          );
          expect(ids).toHaveLength(seen.size);
          expect(new Set(ids)).toEqual(seen);
          expect(state.items.length).toBeLessThanOrEqual(LIST_LIMIT);
          expect(state.removals.every(({ length }) => length > 0)).toBe(true);
        }
      }),
    );
  });

  it('is reverted by undoing all removals', () => {
    const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(ids, fc.array(id), fc.boolean(), (start, removed, isCleared) => {
        const before = after(...added(...start));
        const removals = [
          ...removed.map((each) => multiViewItemRemoved(each)),
          ...(isCleared ? [multiViewCleared()] : []),
        ];
        const undone = removals.map(() => multiViewUndone());
        expect(after(...added(...start), ...removals, ...undone)).toEqual(before);
      }),
    );
  });

  it('keeps the order of the other items on a move', () => {
    const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(ids, index, index, (start, from, to) => {
        const moved = idsAfter(...added(...start), multiViewItemMoved({ from, to }));
        const mover = start[from];
        if (!(from in start && to in start)) expect(moved).toEqual(start);
        else {
          expect(moved.indexOf(mover ?? 0)).toBe(to);
          expect(moved.filter((each) => each !== mover)).toEqual(start.filter((each) => each !== mover));
        }
      }),
    );
  });
});
