import type { ContentKind } from '@naad/sync-protocol';
import type { DeskItem } from './deskItem.ts';

/** A text that the screen turned to. */
export interface JournalEntry {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly kind: ContentKind;
  readonly id: number;
  /** Title in Gurmukhi. */
  readonly title: string;
  /** Ang of the title line; null for banis and ceremonies. */
  readonly ang: number | null;
}

/** Maximum number of entries: a week of long programmes. */
const MAX_ENTRIES = 500;

/** Adds the text on the screen, unless it is the latest entry already. */
export function withEntry(
  journal: readonly JournalEntry[],
  { kind, id, title, ang }: DeskItem,
  at: number,
): readonly JournalEntry[] {
  const last = journal.at(-1);
  if (last?.kind === kind && last.id === id) return journal;
  return [...journal, { at, kind, id, title, ang }].slice(-MAX_ENTRIES);
}

/** Parses an untrusted journal from the store, skipping invalid entries. */
export function parseJournal(stored: unknown): readonly JournalEntry[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((each: unknown): JournalEntry[] => {
      if (typeof each !== 'object' || each === null) return [];
      const { at, kind, id, title, ang } = each as Record<keyof JournalEntry, unknown>;
      if (kind !== 'shabad' && kind !== 'bani' && kind !== 'ceremony') return [];
      if (!Number.isSafeInteger(at) || !Number.isSafeInteger(id) || typeof title !== 'string') return [];
      return [{ at: at as number, kind, id: id as number, title, ang: typeof ang === 'number' ? ang : null }];
    })
    .slice(-MAX_ENTRIES);
}
