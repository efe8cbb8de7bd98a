import { type MultiViewItem, parseItem } from './multiView.ts';

/**
 * Logical time of a change: milliseconds since 1970, but always later than every stamp its device knew; 0 for never.
 * Devices with different clocks agree on the last change.
 */
export type Stamp = number;

/** A present or removed item of a list. */
export interface PothiEntry {
  readonly item: MultiViewItem;
  /** Sort key of the item. */
  readonly place: number;
  readonly moved: Stamp;
  readonly added: Stamp;
  readonly removed: Stamp;
}

/** A visitor's named list, with all the data needed to merge it with the same list on another device. */
export interface Pothi {
  readonly id: string;
  /** The visitor's name for it; empty for the default list. */
  readonly name: string;
  readonly named: Stamp;
  readonly removed: Stamp;
  /** Sorted by id, not in display order: see {@link itemsOf}. */
  readonly entries: readonly PothiEntry[];
}

/** All lists of a visitor, sorted by id. */
export type Pothis = readonly Pothi[];

/** The id of the default list, which is open initially. */
export const FIRST_POTHI = 'multi-view';

/** Maximum length of a list name; longer names are truncated. */
export const POTHI_NAME_LIMIT = 80;

/** Version of the format. */
const VERSION = 1;

/** The year 2100: a clock beyond that is wrong and would override every other device for ever. */
const LAST_STAMP = 4_102_444_800_000;

/** Returns a stamp later than all stamps in the lists. */
export function nextStamp(pothis: Pothis, now: number): Stamp {
  return pothis.reduce(
    (latest, pothi) => {
      const stamps = pothi.entries.flatMap(({ moved, added, removed }) => [moved, added, removed]);
      return stamps.reduce(
        (a, b) => Math.max(a, b + 1),
        Math.max(latest, pothi.named + 1, pothi.removed + 1),
      );
    },
    Math.min(now, LAST_STAMP),
  );
}

/** Lists that weren't removed after they were last named or added to. */
export function presentPothis(pothis: Pothis): Pothi[] {
  return pothis.filter(
    ({ named, removed, entries }) => Math.max(named, ...entries.map(({ added }) => added)) >= removed,
  );
}

/** The present items of a list, in display order. */
export function itemsOf(pothi: Pothi | undefined): MultiViewItem[] {
  return (pothi?.entries ?? [])
    .filter(isPresent)
    .sort((a, b) => a.place - b.place || compare(a.item.id, b.item.id))
    .map(({ item }) => item);
}

/** A tie counts as present, so that nothing is lost by accident. */
const isPresent = ({ added, removed }: PothiEntry): boolean => added >= removed;

/**
 * Returns the list with exactly these items in this order, or the same object if nothing changes. New items are placed
 * by their stamp, so that merging puts the lists of two devices one after the other.
 */
export function withItems(pothi: Pothi, items: readonly MultiViewItem[], stamp: Stamp): Pothi {
  const before = itemsOf(pothi);
  if (before.length === items.length && before.every(({ id }, index) => id === items[index]?.id))
    return pothi;
  const entriesById = new Map(pothi.entries.map((entry) => [entry.item.id, entry]));
  let last = -Infinity;
  const placed = items.map((item): PothiEntry => {
    const entry = entriesById.get(item.id);
    const place = entry?.place ?? Math.max(stamp, last + 1);
    last = place;
    if (entry && isPresent(entry)) return entry;
    const { moved, removed } = entry ?? { moved: stamp, removed: 0 };
    // Fields in the same order as after merging, because lists are compared as JSON.
    return { item, place, moved, added: stamp, removed };
  });
  const isInOrder = placed.every(
    ({ place }, index) => index === 0 || place > (placed[index - 1]?.place ?? 0),
  );
  const ordered = isInOrder
    ? placed
    : placed.map((entry, index) => ({ ...entry, place: stamp + index, moved: stamp }));
  for (const [id, entry] of entriesById)
    if (isPresent(entry)) entriesById.set(id, { ...entry, removed: stamp });
  for (const entry of ordered) entriesById.set(entry.item.id, entry);
  return { ...pothi, entries: sortedEntries([...entriesById.values()]) };
}

/** Creates an empty list. */
export function newPothi(id: string, name: string, stamp: Stamp): Pothi {
  return { id, name: normalisePothiName(name), named: stamp, removed: 0, entries: [] };
}

/** Adds a list or replaces the one with its id. */
export function withPothi(pothis: Pothis, pothi: Pothi): Pothis {
  return sortedPothis([...pothis.filter(({ id }) => id !== pothi.id), pothi]);
}

/** Collapses white space in a name and truncates it to {@link POTHI_NAME_LIMIT} characters. */
export function normalisePothiName(name: string): string {
  return [...name.replace(/\s+/g, ' ').trim()].slice(0, POTHI_NAME_LIMIT).join('').trim();
}

/**
 * Merges the lists of two devices, or of a browser and an account: the union, except for items removed later than they
 * were added. Commutative, associative and idempotent.
 */
export function mergePothis(ours: Pothis, theirs: Pothis): Pothis {
  return sortedPothis(mergedBy(({ id }: Pothi) => id, mergePothi, ours, theirs));
}

function mergePothi(a: Pothi, b: Pothi): Pothi {
  const named = a.named - b.named || compare(a.name, b.name);
  const { name, named: latestNamed } = named > 0 ? a : b;
  return {
    id: a.id,
    name,
    named: latestNamed,
    removed: Math.max(a.removed, b.removed),
    entries: sortedEntries(mergedBy(({ item }: PothiEntry) => item.id, mergeEntry, a.entries, b.entries)),
  };
}

function mergeEntry(a: PothiEntry, b: PothiEntry): PothiEntry {
  const { item, added } = (a.added - b.added || compare(textOf(a.item), textOf(b.item))) > 0 ? a : b;
  const { place, moved } = (a.moved - b.moved || a.place - b.place) > 0 ? a : b;
  return { item, place, moved, added, removed: Math.max(a.removed, b.removed) };
}

const textOf = ({ shabadId, verse }: MultiViewItem): string => `${String(shabadId)} ${verse}`;

function mergedBy<Each, Key>(
  keyOf: (each: Each) => Key,
  merge: (a: Each, b: Each) => Each,
  ours: readonly Each[],
  theirs: readonly Each[],
): Each[] {
  const merged = new Map<Key, Each>();
  for (const each of [...ours, ...theirs]) {
    const other = merged.get(keyOf(each));
    merged.set(keyOf(each), other === undefined ? each : merge(other, each));
  }
  return [...merged.values()];
}

/** Compares by code units, independent of the locale; numbers before texts. */
function compare(a: number | string, b: number | string): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

const sortedPothis = (pothis: readonly Pothi[]): Pothi[] => [...pothis].sort((a, b) => compare(a.id, b.id));
const sortedEntries = (entries: readonly PothiEntry[]): PothiEntry[] =>
  [...entries].sort((a, b) => compare(a.item.id, b.item.id));

/** All lists as plain data, for storage or an account. */
export interface StoredPothis {
  readonly version: number;
  readonly pothis: Pothis;
}

export const toStoredPothis = (pothis: Pothis): StoredPothis => ({ version: VERSION, pothis });

/** Parses untrusted stored lists, dropping invalid ones. Never throws. */
export function parsePothis(stored: unknown): Pothis {
  const { version, pothis } = fieldsOf(stored);
  if (version !== VERSION || !Array.isArray(pothis)) return [];
  const parsed = pothis.flatMap((each: unknown) => parsePothi(fieldsOf(each)) ?? []);
  return sortedPothis(mergedBy(({ id }: Pothi) => id, mergePothi, [], parsed));
}

function parsePothi({ id, name, named, removed, entries }: Fields): Pothi | null {
  const isPothi = typeof id === 'string' && id !== '' && id.length <= 64 && typeof name === 'string';
  if (!isPothi || !isStamp(named) || !isStamp(removed) || !Array.isArray(entries)) return null;
  const parsed = entries.flatMap((each: unknown) => parseEntry(fieldsOf(each)) ?? []);
  const merged = mergedBy(({ item }: PothiEntry) => item.id, mergeEntry, [], parsed);
  return { id, name: normalisePothiName(name), named, removed, entries: sortedEntries(merged) };
}

function parseEntry({ item, place, moved, added, removed }: Fields): PothiEntry | null {
  const parsed = parseItem(fieldsOf(item));
  if (!parsed || !Number.isFinite(place) || !isStamp(moved) || !isStamp(added) || !isStamp(removed))
    return null;
  return { item: parsed, place: place as number, moved, added, removed };
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const isStamp = (value: unknown): value is Stamp =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LAST_STAMP;
