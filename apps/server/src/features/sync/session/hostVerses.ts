import type { ShabadVerses, VerseIds } from '@naad/api-scripture/sources';
import type { Command, LegacyContent } from '@naad/sync-protocol';

/** The host's verse ids in the shabad on its screen, which are consecutive. */
export interface HostVerses {
  readonly shabadId: number;
  /** The host's id of the line it opened the shabad at; null if unknown. */
  readonly home: number | null;
  /** The host's id of the first line; null while no row is known. */
  readonly first: number | null;
}

/** Stands for a line that isn't certain; no verse has this id. */
export const NO_VERSE = 0;

/** The ids of existing clients trail our count of lines by 89 to 158 at the known verses of the Guru Granth Sahib. */
const MAX_TRAIL = 200;

function isNearTheirs({ isShared, ordinal, ids }: ShabadVerses, id: number): boolean {
  return isShared && ordinal !== null && id >= ordinal - MAX_TRAIL && id <= ordinal + ids.length;
}

function byTable(verseIds: VerseIds, { ids }: ShabadVerses, id: number): number | null {
  const ours = verseIds.toOurs(id);
  return ours !== null && ids.includes(ours) ? ours : null;
}

function byRow({ ids, isShared }: ShabadVerses, first: number | null, id: number): number | null {
  return isShared && first !== null ? (ids[id - first] ?? null) : null;
}

/** True if the id is ours and can't be the host's for another line. */
function isOurs(verses: ShabadVerses, id: number, isEcho: boolean): boolean {
  return verses.ids.some((each) => each === id) && (isEcho || !isNearTheirs(verses, id));
}

function firstOf(known: HostVerses | null, shabadId: number): number | null {
  return known?.shabadId === shabadId ? known.first : null;
}

/**
 * Translates a host's verse id to ours [SYNC-VERSE-1]. An uncertain one is returned as it is, or as {@link NO_VERSE} if
 * it would mark a line [SYNC-VERSE-2].
 * @param isEcho true if a phone's command named this id
 */
export function toOurVerse(
  known: HostVerses | null,
  verseIds: VerseIds,
  shabadId: number,
  { id, isEcho }: { readonly id: number; readonly isEcho: boolean },
): number {
  const verses = verseIds.shabad(shabadId);
  if (!verses) return id;
  const ours = byTable(verseIds, verses, id) ?? byRow(verses, firstOf(known, shabadId), id);
  if (ours !== null) return ours;
  return verses.ids.some((each) => each === id) && !isOurs(verses, id, isEcho) ? NO_VERSE : id;
}

/** Translates the verse id of a phone's command to ours; phones on the reference API have the host's ids. */
export function fromPhone(known: HostVerses | null, verseIds: VerseIds, command: Command): Command {
  if (command.type !== 'shabad') return command;
  const { shabadId, verseId: id } = command;
  if (verseIds.shabad(shabadId)?.ids.some((each) => each === id)) return command;
  return { ...command, verseId: toOurVerse(known, verseIds, shabadId, { id, isEcho: true }) };
}

/** Gives a command the host's verse id, if that is certain [SYNC-VERSE-3]. */
export function toHostCommand(known: HostVerses | null, verseIds: VerseIds, command: Command): Command {
  if (command.type !== 'shabad') return command;
  const { shabadId, verseId } = command;
  const verses = verseIds.shabad(shabadId);
  const row = verses?.ids.findIndex((each) => each === verseId) ?? -1;
  const ours = verses?.ids[row];
  if (ours === undefined) return command;
  const first = verses?.isShared ? firstOf(known, shabadId) : null;
  const theirs = verseIds.toTheirs(ours) ?? (first === null ? null : first + row);
  return theirs === null ? command : { ...command, verseId: theirs };
}

/**
 * Learns from a host's content: the id of its home line when it opens a shabad, and that line's row, which it names
 * afterwards. Contradictions discard what was learned.
 */
export function learnVerses(
  known: HostVerses | null,
  verseIds: VerseIds,
  { kind, id, highlight, homeId, isSnapshot }: LegacyContent,
  isEcho: boolean,
): HostVerses | null {
  const isOpen = kind === 'shabad' && known?.shabadId === id;
  // A snapshot may describe an item closed long ago [SYNC-STATE-8].
  if (isSnapshot && known !== null && !isOpen) return known;
  const verses = kind === 'shabad' ? verseIds.shabad(id) : null;
  if (!verses?.isShared) return null;
  const before = isOpen ? known : { shabadId: id, home: null, first: null };
  if (highlight === null) return before;
  const count = verses.ids.length;
  const ours = byTable(verseIds, verses, highlight);
  const first = before.first;
  if (ours === null && isOurs(verses, highlight, isEcho)) {
    const isTheirs = byRow(verses, first, highlight) !== null;
    if (!isTheirs) return { ...before, home: null };
  }
  // On a line change the home line is named by its row, which is smaller than nearly every id.
  const opens = homeId !== null && homeId === highlight && (!isOpen || homeId >= count);
  const home = opens ? highlight : before.home;
  const row = opens || homeId === null || homeId >= count ? null : homeId;
  const starts = [
    first,
    ours === null ? null : highlight - verses.ids.findIndex((each) => each === ours),
    home === null || row === null ? null : home - row,
  ].filter((each) => each !== null);
  const [start = null] = starts;
  const isConsistent =
    start === null ||
    (start >= 1 && starts.every((each) => each === start) && highlight >= start && highlight < start + count);
  return isConsistent
    ? { shabadId: id, home, first: start }
    : { shabadId: id, home: opens ? home : null, first: null };
}
