import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeyMeaning, keyMeaning } from './keyMeaning.ts';
import {
  EMPTY_PRESENTER,
  isBaniMode,
  nextUnseen,
  type OpenItem,
  present,
  type Presenter,
  type PresenterEvent,
} from './presenter.ts';

const shabad = (rowCount: number, headings: readonly number[] = []): OpenItem => ({
  kind: 'shabad',
  id: 628,
  rowCount,
  headings,
});
const run = (...events: PresenterEvent[]) => events.reduce(present, EMPTY_PRESENTER);
const WAHEGURU = { text: 'vwihgurU', isGurmukhi: true };

describe('the presenter', () => {
  it('goes home, and from home to the next unseen line', () => {
    const home = { type: 'homePressed' } as const;
    let presenter = run({ type: 'opened', item: shabad(5, [0]), row: 2 });
    const rows = [presenter.row];
    for (let press = 0; press < 8; press++) {
      presenter = present(presenter, home);
      rows.push(presenter.row);
    }
    expect(rows).toEqual([2, 1, 2, 3, 2, 4, 2, 1, 2]);
  });

  it('counts lines passed with the arrow keys as seen', () => {
    const presenter = run(
      { type: 'opened', item: shabad(6, [0]), row: 1 },
      { type: 'nextPressed' },
      { type: 'nextPressed' },
      { type: 'homePressed' },
    );
    expect(presenter.row).toBe(1);
    expect(nextUnseen(presenter)).toBe(4);
  });

  it('moves on by one line in a bani, and never home', () => {
    const bani: OpenItem = { kind: 'bani', id: 2, rowCount: 4, headings: [] };
    let presenter = run({ type: 'opened', item: bani, row: 0 });
    const rows = [0, 0, 0, 0].map(() => (presenter = present(presenter, { type: 'homePressed' })).row);
    expect(rows).toEqual([1, 2, 3, 3]);
    expect(presenter.home).toBeNull();
  });

  it('returns to the line that a slide covered', () => {
    const before = run({ type: 'opened', item: shabad(5), row: 3 });
    const covered = present(before, { type: 'covered', cover: WAHEGURU });
    for (const type of ['nextPressed', 'previousPressed', 'homePressed', 'uncovered'] as const) {
      expect(present(covered, { type })).toEqual(before);
    }
  });

  it('keeps the line when the length of a bani changes', () => {
    const short: OpenItem = { kind: 'bani', id: 21, rowCount: 3, headings: [] };
    const presenter = present(run({ type: 'opened', item: short, row: 2 }), {
      type: 'rowsReplaced',
      item: { ...short, rowCount: 9 },
      row: 7,
      seen: [0, 4],
    });
    expect(presenter).toMatchObject({ row: 7, home: null, seen: [0, 4, 7] });
  });
});

const anItem: fc.Arbitrary<OpenItem> = fc.record({
  kind: fc.constantFrom('shabad', 'bani', 'ceremony'),
  id: fc.integer({ min: 1, max: 9 }),
  rowCount: fc.integer({ min: 1, max: 12 }),
  headings: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
});
const aRow = fc.integer({ min: -2, max: 14 });
const anEvent: fc.Arbitrary<PresenterEvent> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant('opened'), item: anItem, row: aRow }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('rowsReplaced'),
      item: anItem,
      row: aRow,
      seen: fc.uniqueArray(aRow, { maxLength: 5 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('rowChosen'), row: aRow }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('homeChosen'), row: aRow }) },
  { weight: 6, arbitrary: fc.constant<PresenterEvent>({ type: 'nextPressed' }) },
  { weight: 3, arbitrary: fc.constant<PresenterEvent>({ type: 'previousPressed' }) },
  { weight: 6, arbitrary: fc.constant<PresenterEvent>({ type: 'homePressed' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('covered'),
      cover: fc.constantFrom(
        WAHEGURU,
        { text: '', isGurmukhi: false },
        { text: 'Langar', isGurmukhi: false },
      ),
    }),
  },
  { weight: 3, arbitrary: fc.constant<PresenterEvent>({ type: 'uncovered' }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('hidden'), isHidden: fc.boolean() }) },
);

/** Cheaper than `expect`: the model makes several million checks. */
function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Freezes a state, so that changing it in place throws. */
function freeze(presenter: Presenter): Presenter {
  Object.freeze(presenter.seen);
  return Object.freeze(presenter);
}

/** Returns the row that STATES.md defines for a key; null for other events and while a slide covers the line. */
function rowOfKey({ item, row, home, seen, cover }: Presenter, { type }: PresenterEvent): number | null {
  if (item === null || cover !== null) return null;
  const last = item.rowCount - 1;
  if (type === 'previousPressed') return Math.max(0, row - 1);
  if (type === 'nextPressed' || (type === 'homePressed' && home === null)) return Math.min(last, row + 1);
  if (type !== 'homePressed') return null;
  if (row !== home) return home;
  const lines: number[] = [];
  for (let each = 0; each <= last; each++) {
    if (each !== home && !item.headings.includes(each)) lines.push(each);
  }
  const latest = seen.filter((each) => each !== home).at(-1) ?? -1;
  const afterLatest = lines.filter((each) => each > latest);
  return lines.filter((each) => !seen.includes(each))[0] ?? afterLatest[0] ?? lines[0] ?? row;
}

/** Checks the invariants between a state, an event and the next state. */
function checkInvariants(before: Presenter, event: PresenterEvent, after: Presenter): void {
  const { item, row, home, seen } = after;
  if (item === null)
    check(row === 0 && home === null && seen.length === 0, 'nothing is open, nothing is seen');
  else {
    const isRow = (each: number) => Number.isInteger(each) && each >= 0 && each < item.rowCount;
    check(isRow(row) && seen.includes(row), 'the row is one of what is open, and seen');
    check(seen.every(isRow) && new Set(seen).size === seen.length, 'seen rows are rows, each once');
    check(home === null || isRow(home), 'home is a row');
  }
  check((home === null) === (item === null || isBaniMode(after)), 'a shabad has a home, a bani none');
  const expected = rowOfKey(before, event);
  check(expected === null || after.row === expected, `${event.type} leads to the row that is written down`);
  if (['nextPressed', 'previousPressed', 'homePressed'].includes(event.type)) {
    const isSame = after.item === before.item && after.home === before.home;
    check(isSame && after.isHidden === before.isHidden, 'a key opens, homes and hides nothing');
    if (before.cover) {
      check(after.row === before.row, 'from a slide the line comes back as it was');
      check(after.cover === (before.item ? null : before.cover), 'with no line below, the slide stays');
    } else check(after.cover === null, 'a key covers nothing');
    check(!isBaniMode(before) || Math.abs(after.row - before.row) <= 1, 'a bani goes by one line');
  }
  if (event.type === 'homePressed' && !before.cover && before.home !== null) {
    if (before.row !== before.home) check(after.row === before.home, 'the home key goes home');
    else if (after !== before) {
      const isOther = after.row !== before.home && before.item?.headings.includes(after.row) === false;
      check(isOther, 'from home it goes to another line, which is no heading');
    }
  }
  if (event.type === 'covered') check(after.row === before.row, 'a slide does not move what it covers');
  else check(after.cover === null || after.cover === before.cover, 'nothing else covers the screen');
  if (event.type !== 'hidden') check(after.isHidden === before.isHidden, 'nothing else hides the screen');
}

describe('model [Y12]', () => {
  it('keeps its invariants in 10,000 random runs and never mutates a state', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
        let presenter = freeze({ ...EMPTY_PRESENTER });
        for (const event of events) {
          const after = freeze(present(presenter, event));
          checkInvariants(presenter, event, after);
          presenter = after;
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('shows every line of any shabad with the home key alone, each between two visits to home', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.nat(), (rowCount, seed) => {
        const home = seed % rowCount;
        let presenter = run({ type: 'opened', item: shabad(rowCount), row: home });
        for (let press = 0; press < 2 * (rowCount - 1); press++) {
          presenter = present(presenter, { type: 'homePressed' });
          expect(presenter.row === home).toBe(press % 2 === 1);
        }
        expect(presenter.seen.length).toBe(rowCount);
      }),
    );
  });
});

describe('keys [Y12]', () => {
  const plain = { isShift: false, isCommand: false, isAlt: false };

  it('have no meaning in a field, whatever they are (10,000 runs)', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.boolean(), fc.boolean(), (key, isShift, isAlt) => {
        expect(keyMeaning({ key, isShift, isAlt, isCommand: false }, 'field')).toBeNull();
      }),
      { numRuns: 10_000 },
    );
    expect(keyMeaning({ key: '/', ...plain, isCommand: true }, 'field')).toEqual({ kind: 'search' });
  });

  it('are left to a focused control or button that uses them, but not to a line of the list', () => {
    expect(keyMeaning({ key: ' ', ...plain }, 'control')).toBeNull();
    expect(keyMeaning({ key: 'ArrowDown', ...plain }, 'control')).toBeNull();
    expect(keyMeaning({ key: ' ', ...plain }, 'button')).toBeNull();
    expect(keyMeaning({ key: 'ArrowDown', ...plain }, 'button')).toEqual({ kind: 'move', move: 'next' });
    expect(keyMeaning({ key: 'w', ...plain }, 'control')).toMatchObject({ cover: 'waheguru' });
    expect(keyMeaning({ key: ' ', ...plain }, 'line')).toEqual({ kind: 'move', move: 'home' });
    expect(keyMeaning({ key: 'Enter', ...plain }, 'line')).toBeNull();
  });

  it('never include Escape', () => {
    for (const focus of ['page', 'line', 'button', 'control', 'field'] as const) {
      for (const isShift of [false, true]) {
        expect(keyMeaning({ key: 'Escape', isShift, isCommand: false, isAlt: false }, focus)).toBeNull();
      }
    }
  });

  it.each<[string, boolean, KeyMeaning]>([
    ['L', true, { kind: 'toggle', field: 'larivaarAssist' }],
    ['l', false, { kind: 'toggle', field: 'larivaar' }],
    ['E', true, { kind: 'toggle', field: 'latin' }],
    ['H', true, { kind: 'toggle', field: 'devanagari' }],
    ['+', true, { kind: 'size', step: 'plus' }],
    ['PageDown', false, { kind: 'move', move: 'next' }],
  ])('map %s to its meaning', (key, isShift, meaning) => {
    expect(keyMeaning({ key, isShift, isCommand: false, isAlt: false }, 'page')).toEqual(meaning);
  });
});
