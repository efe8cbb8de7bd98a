import type { Stamp } from './pothis.ts';

/** A line that a note is about. */
export interface NotedLine {
  readonly verseId: number;
  readonly shabadId: number;
  /** The line in Unicode, shown until its shabad is loaded. */
  readonly verse: string;
}

/** A visitor's note on a line, with the data needed to merge it with the same note on another device. */
export interface Note extends NotedLine {
  readonly id: string;
  /** Empty once it is removed, so that nothing of a deleted note is kept. */
  readonly text: string;
  /** When it was first written, in milliseconds since 1970. */
  readonly written: number;
  /** Logical time of the last change of its text. */
  readonly changed: Stamp;
  /** Logical time of its removal; 0 for never. */
  readonly removed: Stamp;
}

/** All notes of a visitor, sorted by id. */
export type Notes = readonly Note[];

/** Maximum length of a note in characters, when it is written. */
export const NOTE_LIMIT = 2000;

/** Maximum length of a stored note: notes that two devices wrote on one line are joined when they are edited. */
export const STORED_NOTE_LIMIT = 20_000;

/** Safety limit, more than any visitor writes. */
const MAX_STORED_NOTES = 5000;

/** The year 2100: a later time comes from a wrong clock and would override every other device for ever. */
const LAST_STAMP = 4_102_444_800_000;

/** Creates a note. */
export function makeNote(id: string, line: NotedLine, text: string, stamp: Stamp): Note {
  const { verseId, shabadId, verse } = line;
  return { id, verseId, shabadId, verse, text, written: stamp, changed: stamp, removed: 0 };
}

/** Returns a stamp later than all stamps of the notes. */
export const nextNoteStamp = (notes: Notes, now: number): Stamp =>
  notes.reduce(
    (latest, { changed, removed }) => Math.max(latest, changed + 1, removed + 1),
    Math.min(now, LAST_STAMP),
  );

/** The notes that weren't removed after they were last changed, oldest first. A tie keeps the note. */
export const presentNotes = (notes: Notes): Note[] =>
  notes
    .filter(({ changed, removed }) => changed >= removed)
    .sort((a, b) => a.written - b.written || compare(a.id, b.id));

/** The present notes on a line, oldest first; two devices may each have written one. */
export const notesOn = (notes: Notes, verseId: number): Note[] =>
  presentNotes(notes).filter((note) => note.verseId === verseId);

/** Sorts notes by id, the order in which they are stored and compared. */
export const sortedNotes = (notes: readonly Note[]): Notes => [...notes].sort((a, b) => compare(a.id, b.id));

/**
 * Merges the notes of two devices, or of a browser and an account: the union, with the latest text of each note, except
 * for notes removed later than they were changed. Commutative, associative and idempotent.
 */
export function mergeNotes(ours: Notes, theirs: Notes): Notes {
  const merged = new Map<string, Note>();
  for (const note of [...ours, ...theirs]) {
    const other = merged.get(note.id);
    merged.set(note.id, other === undefined ? note : mergeNote(other, note));
  }
  return sortedNotes([...merged.values()]);
}

function mergeNote(a: Note, b: Note): Note {
  const latest = (a.changed - b.changed || compare(contentOf(a), contentOf(b))) > 0 ? a : b;
  return withoutRemovedText({
    ...latest,
    written: Math.min(a.written, b.written),
    removed: Math.max(a.removed, b.removed),
  });
}

const withoutRemovedText = (note: Note): Note => (note.changed < note.removed ? { ...note, text: '' } : note);

/** Returns removed notes. */
export const withoutNotes = (notes: readonly Note[], stamp: Stamp): Note[] =>
  notes.map((note) => withoutRemovedText({ ...note, removed: stamp }));

/** The text comes last: a removal empties it, which must not change the line of the merged note. */
const contentOf = ({ text, verseId, shabadId, verse }: Note): string =>
  JSON.stringify([verseId, shabadId, verse, text]);

/** Compares by code units, independent of the locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Parses untrusted stored notes, dropping invalid ones. Never throws. */
export function parseNotes(stored: unknown): Notes {
  if (!Array.isArray(stored)) return [];
  const parsed = stored.slice(0, MAX_STORED_NOTES).flatMap((each: unknown) => parseNote(each) ?? []);
  return mergeNotes([], parsed);
}

/** Fields in one order, because notes are compared as JSON. */
function parseNote(value: unknown): Note | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, verseId, shabadId, verse, text, written, changed, removed } = value as Partial<
    Record<keyof Note, unknown>
  >;
  if (!isText(id, 64) || !isText(verse, 2000) || !isId(verseId) || !isId(shabadId)) return null;
  if (!isStamp(written) || !isStamp(changed) || !isStamp(removed)) return null;
  const kept = changed < removed ? '' : text;
  if (kept !== '' && !isText(kept, STORED_NOTE_LIMIT)) return null;
  if (kept === '' && changed >= removed) return null;
  return { id, verseId, shabadId, verse, text: kept, written, changed, removed };
}

const isText = (value: unknown, limit: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= limit;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isStamp = (value: unknown): value is Stamp =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LAST_STAMP;
