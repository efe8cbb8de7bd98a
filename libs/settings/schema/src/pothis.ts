import { type MultiViewItem, parseItem } from './multiView.ts';

/**
 * When something was done, in milliseconds since 1970, but later than all that its doer knew of then; 0 for never. Two
 * devices whose clocks differ agree on what was done last.
 */
export type Stamp = number;

/** Something that is or was in a list. */
export interface PothiEntry {
  readonly item: MultiViewItem;
  /** It comes after what has a smaller place. */
  readonly place: number;
  readonly moved: Stamp;
  readonly added: Stamp;
  readonly removed: Stamp;
}

/** A list of a visitor's under its name, with all that is to be known for it to be merged with the same list elsewhere. */
export interface Pothi {
  readonly id: string;
  /** As its reader called it; empty for the one that is there from the start. */
  readonly name: string;
  readonly named: Stamp;
  readonly removed: Stamp;
  /** By what they are, not in their order: see {@link itemsOf}. */
  readonly entries: readonly PothiEntry[];
}

/** All lists of a visitor's, by their ids. */
export type Pothis = readonly Pothi[];

/** The list that everybody has, and that is open until another is. */
export const FIRST_POTHI = 'multi-view';

/** The longest name of a list; more is cut. */
export const POTHI_NAME_LIMIT = 80;

/** Version of the format. */
const VERSION = 1;

/** The year 2100: a clock that is further ahead is wrong, and would outdo every other device for ever. */
const LAST_STAMP = 4_102_444_800_000;

/** A stamp later than every other of the lists. */
export function nextStamp(pothis: Pothis, now: number): Stamp {
  return pothis.reduce(
    (latest, pothi) => {
      const known = pothi.entries.flatMap(({ moved, added, removed }) => [moved, added, removed]);
      return known.reduce((a, b) => Math.max(a, b + 1), Math.max(latest, pothi.named + 1, pothi.removed + 1));
    },
    Math.min(now, LAST_STAMP),
  );
}

/** Those that were not removed since they were last named or added to. */
export function presentPothis(pothis: Pothis): Pothi[] {
  return pothis.filter(
    ({ named, removed, entries }) => Math.max(named, ...entries.map(({ added }) => added)) >= removed,
  );
}

/** What a list has, in its order. */
export function itemsOf(pothi: Pothi | undefined): MultiViewItem[] {
  return (pothi?.entries ?? [])
    .filter(isPresent)
    .sort((a, b) => a.place - b.place || compare(a.item.id, b.item.id))
    .map(({ item }) => item);
}

/** Added and removed at once, it is there: nothing is lost by accident. */
const isPresent = ({ added, removed }: PothiEntry): boolean => added >= removed;

/**
 * The list once it has these items in this order, and no others; the same object where it has them already. What is new is
 * placed by when it was added, so that the lists of two devices follow one another when they are merged.
 */
export function withItems(pothi: Pothi, items: readonly MultiViewItem[], stamp: Stamp): Pothi {
  const before = itemsOf(pothi);
  if (before.length === items.length && before.every(({ id }, index) => id === items[index]?.id))
    return pothi;
  const known = new Map(pothi.entries.map((entry) => [entry.item.id, entry]));
  let last = -Infinity;
  const placed = items.map((item): PothiEntry => {
    const entry = known.get(item.id);
    const place = entry?.place ?? Math.max(stamp, last + 1);
    last = place;
    if (entry && isPresent(entry)) return entry;
    const { moved, removed } = entry ?? { moved: stamp, removed: 0 };
    // Its fields in the order that merging gives them: who keeps lists compares them as text.
    return { item, place, moved, added: stamp, removed };
  });
  const isInOrder = placed.every(
    ({ place }, index) => index === 0 || place > (placed[index - 1]?.place ?? 0),
  );
  const ordered = isInOrder
    ? placed
    : placed.map((entry, index) => ({ ...entry, place: stamp + index, moved: stamp }));
  for (const [id, entry] of known) if (isPresent(entry)) known.set(id, { ...entry, removed: stamp });
  for (const entry of ordered) known.set(entry.item.id, entry);
  return { ...pothi, entries: sortedEntries([...known.values()]) };
}

/** A list of this name with nothing in it. */
export function newPothi(id: string, name: string, stamp: Stamp): Pothi {
  return { id, name: cutName(name), named: stamp, removed: 0, entries: [] };
}

/** The lists with one of them in place of the one of its id, or beside the others. */
export function withPothi(pothis: Pothis, pothi: Pothi): Pothis {
  return sortedPothis([...pothis.filter(({ id }) => id !== pothi.id), pothi]);
}

/** As it is shown and kept: on one line, and not too long. */
export function cutName(name: string): string {
  return [...name.replace(/\s+/g, ' ').trim()].slice(0, POTHI_NAME_LIMIT).join('').trim();
}

/**
 * The lists of two devices, or of a browser and an account, as one: what either has, unless it was removed later than it
 * was added. It matters neither which comes first, nor in what order several are merged, nor how often.
 */
export function mergePothis(ours: Pothis, theirs: Pothis): Pothis {
  return sortedPothis(mergedBy(({ id }: Pothi) => id, mergePothi, ours, theirs));
}

function mergePothi(a: Pothi, b: Pothi): Pothi {
  const named = a.named - b.named || compare(a.name, b.name);
  const { name, named: since } = named > 0 ? a : b;
  return {
    id: a.id,
    name,
    named: since,
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

/** By their code units, which no language orders differently; numbers before texts. */
function compare(a: number | string, b: number | string): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

const sortedPothis = (pothis: readonly Pothi[]): Pothi[] => [...pothis].sort((a, b) => compare(a.id, b.id));
const sortedEntries = (entries: readonly PothiEntry[]): PothiEntry[] =>
  [...entries].sort((a, b) => compare(a.item.id, b.item.id));

/** All lists as plain data, to be kept as text or sent to an account. */
export interface KeptPothis {
  readonly version: number;
  readonly pothis: Pothis;
}

export const keptPothis = (pothis: Pothis): KeptPothis => ({ version: VERSION, pothis });

/** The lists in what was kept, whoever wrote it. What is none is left out. Never throws. */
export function parsePothis(kept: unknown): Pothis {
  const { version, pothis } = fieldsOf(kept);
  if (version !== VERSION || !Array.isArray(pothis)) return [];
  const parsed = pothis.flatMap((each: unknown) => parsePothi(fieldsOf(each)) ?? []);
  return sortedPothis(mergedBy(({ id }: Pothi) => id, mergePothi, [], parsed));
}

function parsePothi({ id, name, named, removed, entries }: Fields): Pothi | null {
  const isPothi = typeof id === 'string' && id !== '' && id.length <= 64 && typeof name === 'string';
  if (!isPothi || !isStamp(named) || !isStamp(removed) || !Array.isArray(entries)) return null;
  const parsed = entries.flatMap((each: unknown) => parseEntry(fieldsOf(each)) ?? []);
  const merged = mergedBy(({ item }: PothiEntry) => item.id, mergeEntry, [], parsed);
  return { id, name: cutName(name), named, removed, entries: sortedEntries(merged) };
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
