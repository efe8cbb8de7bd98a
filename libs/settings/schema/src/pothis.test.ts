import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiViewItem } from './multiView.ts';
import {
  normalisePothiName,
  itemsOf,
  toStoredPothis,
  mergePothis,
  newPothi,
  nextStamp,
  parsePothis,
  type Pothi,
  type Pothis,
  presentPothis,
  withItems,
  withPothi,
} from './pothis.ts';
import { anyItem, anyItems, anyPothis } from './testing/anyPothis.ts';

const line = (id: number) => multiViewItem({ id, shabadId: id, verse: 'ਧੰਨੁ ਧੰਨੁ' });
const lines = (...ids: number[]) => ids.map(line);
const idsOf = (pothi: Pothi | undefined) => itemsOf(pothi).map(({ id }) => id);
const listOf = (stamp: number, ...ids: number[]) =>
  withItems(newPothi('a', 'Sunday', 1), lines(...ids), stamp);
const merged = (a: Pothi, b: Pothi) => mergePothis([a], [b])[0];

describe('a pothi', () => {
  it('contains the given items in order after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(anyItems), (states) => {
        let pothi = newPothi('a', 'Sunday', 1);
        states.forEach((items, index) => {
          pothi = withItems(pothi, items, nextStamp([pothi], index));
          expect(itemsOf(pothi)).toEqual(items);
        });
      }),
    );
  });

  it('is the same object if its items do not change', () => {
    const pothi = listOf(5, 1, 2);
    expect(withItems(pothi, lines(1, 2), 9)).toBe(pothi);
    expect(withItems(pothi, lines(2, 1), 9)).not.toBe(pothi);
  });

  it('has a single-line name, truncated between characters', () => {
    expect(normalisePothiName('  Sunday\n kirtan ')).toBe('Sunday kirtan');
    expect(normalisePothiName('🪷'.repeat(200))).toBe('🪷'.repeat(80));
  });
});

describe('merged pothis [K10]', () => {
  it('do not depend on which device comes first', () => {
    fc.assert(
      fc.property(anyPothis, anyPothis, (a, b) => {
        expect(mergePothis(a, b)).toEqual(mergePothis(b, a));
      }),
      { numRuns: 1000 },
    );
  });

  it('do not depend on the order in which three are merged', () => {
    fc.assert(
      fc.property(anyPothis, anyPothis, anyPothis, (a, b, c) => {
        expect(mergePothis(mergePothis(a, b), c)).toEqual(mergePothis(a, mergePothis(b, c)));
      }),
      { numRuns: 1000 },
    );
  });

  it('do not change if merged again', () => {
    fc.assert(
      fc.property(anyPothis, anyPothis, (a, b) => {
        const both = mergePothis(a, b);
        expect(mergePothis(both, a)).toEqual(both);
        expect(mergePothis(a, a)).toEqual(a);
      }),
    );
  });

  it('contain everything that either device has and the other did not remove later', () => {
    fc.assert(
      fc.property(anyPothis, anyPothis, (a, b) => {
        const both = mergePothis(a, b);
        for (const [mine, other] of [
          [a, b],
          [b, a],
        ] as const) {
          for (const pothi of presentPothis(mine)) {
            const there = other.find(({ id }) => id === pothi.id);
            const isRemovedThere = there !== undefined && presentPothis([there]).length === 0;
            if (!isRemovedThere) expect(presentPothis(both).map(({ id }) => id)).toContain(pothi.id);
            for (const entry of pothi.entries) {
              const removed = there?.entries.find(({ item }) => item.id === entry.item.id)?.removed ?? 0;
              if (entry.added < entry.removed || removed > entry.added) continue;
              expect(idsOf(both.find(({ id }) => id === pothi.id))).toContain(entry.item.id);
            }
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('put lists of the same id one after the other, keeping their order', () => {
    expect(idsOf(merged(listOf(100, 1, 2), listOf(200, 3, 4)))).toEqual([1, 2, 3, 4]);
    expect(idsOf(merged(listOf(200, 1, 2), listOf(100, 3, 4)))).toEqual([3, 4, 1, 2]);
  });

  it('drop a removed item, and contain it if it was added again later', () => {
    const before = listOf(100, 1, 2);
    const removed = withItems(before, lines(2), 200);
    expect(idsOf(merged(before, removed))).toEqual([2]);
    const again = withItems(removed, lines(2, 1), 300);
    expect(idsOf(merged(again, removed))).toContain(1);
  });

  it('have the latest order and name', () => {
    const before = listOf(100, 1, 2, 3);
    const moved = withItems(before, lines(3, 1, 2), 200);
    const more = withItems(before, lines(1, 2, 3, 4), 150);
    expect(idsOf(merged(more, moved))).toEqual([4, 3, 1, 2]);
    expect(merged({ ...before, name: 'Monday', named: 9 }, moved)?.name).toBe('Monday');
  });

  it('drop a removed list unless something was added later', () => {
    const before = listOf(100, 1);
    const removed = { ...before, removed: 200 };
    expect(presentPothis(mergePothis([before], [removed]))).toEqual([]);
    const more = withItems(before, lines(1, 2), 300);
    expect(presentPothis(mergePothis([removed], [more])).map(idsOf)).toEqual([[1, 2]]);
  });

  it('respect the last change despite a slow clock', () => {
    const ahead = listOf(1000, 1, 2);
    const slow = withItems(ahead, lines(2), nextStamp([ahead], 10));
    expect(idsOf(merged(ahead, slow))).toEqual([2]);
  });
});

describe('stored pothis', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(anyPothis, (pothis) => {
        expect(parsePothis(JSON.parse(JSON.stringify(toStoredPothis(pothis))))).toEqual(pothis);
      }),
    );
  });

  it('are validated for any stored value', () => {
    const pothi = fc.record({
      id: fc.jsonValue(),
      name: fc.jsonValue(),
      named: fc.jsonValue(),
      entries: fc.jsonValue(),
    });
    const stored = fc.oneof(
      fc.jsonValue(),
      fc.record({ version: fc.constant(1), pothis: fc.oneof(fc.jsonValue(), fc.array(pothi)) }),
    );
    fc.assert(
      fc.property(stored, (value) => {
        const pothis = parsePothis(value);
        expect(mergePothis(pothis, [])).toEqual(pothis);
      }),
    );
  });

  it('drop invalid lists and entries, and stamps beyond the limit', () => {
    const good = listOf(100, 1);
    const entry = good.entries[0];
    const parsed = (pothis: unknown[], version: unknown = 1): Pothis => parsePothis({ version, pothis });
    expect(parsed([good])).toEqual([good]);
    expect(parsed([good], 2)).toEqual([]);
    expect(
      parsed([null, 7, { ...good, id: '' }, { ...good, named: -1 }, { ...good, removed: 1e15 }]),
    ).toEqual([]);
    const bad = [null, { ...entry, place: null }, { ...entry, added: '1' }, { ...entry, item: { id: 1 } }];
    expect(parsed([{ ...good, entries: [...bad, entry] }])).toEqual([good]);
  });

  it('contain each list once', () => {
    const [first, second] = [newPothi('a', 'Sunday', 1), newPothi('a', 'Monday', 2)];
    expect(withPothi([first], second)).toEqual([second]);
    expect(parsePothis(toStoredPothis([first, second]))).toEqual([second]);
  });

  it('use the text of the latest addition', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const [old, fresh] = [
          withItems(newPothi('a', '', 1), [{ ...item, verse: 'ਪੁਰਾਣਾ' }], 5),
          withItems(newPothi('a', '', 1), [item], 9),
        ];
        expect(itemsOf(merged(old, fresh))).toEqual([item]);
      }),
    );
  });
});
