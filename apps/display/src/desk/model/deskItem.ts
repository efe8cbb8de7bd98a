import type { ApiClient, BaniVerse, VerseIncludes } from '@naad/api-client';
import type { BaniId, BaniLength, ShabadId } from '@naad/gurbani-model';
import { type ContentKind, recitedVerses, type SlideRow, slideRowOf } from '@naad/sync-protocol';

export interface DeskRow extends SlideRow {
  /** True for headings and invocations, which can be shown but never count as unseen. */
  readonly isHeading: boolean;
}

/** The desk's open item with all its lines. */
export interface DeskItem {
  readonly kind: ContentKind;
  readonly id: number;
  /** In Gurmukhi: a bani's name or a shabad's title line. */
  readonly title: string;
  readonly rows: readonly DeskRow[];
  /** Row to open at by default. */
  readonly titleRow: number;
  /** Bani length of the rows; null if there is only one. */
  readonly baniLength: BaniLength | null;
  readonly previousId: number | null;
  readonly nextId: number | null;
}

export interface ItemRequest {
  readonly kind: ContentKind;
  readonly id: number;
  readonly baniLength: BaniLength;
}

/** Matches invocations and headings (raag, writer, count), which the API doesn't mark in shabads. */
const HEADING = /^ੴ|ਮਹਲਾ |^ਮਃ |^ਪਉੜੀ ॥$|^ਸਲੋਕੁ? (?:ਮ|॥)/u;

/**
 * Loads an item from the API.
 *
 * @throws ApiError if it doesn't exist, TransportError if the API doesn't answer, Error if it has no lines
 */
export async function loadItem(
  client: ApiClient,
  request: ItemRequest,
  includes: VerseIncludes,
): Promise<DeskItem> {
  const { kind, id } = request;
  switch (kind) {
    case 'shabad': {
      const [shabad] = await client.getShabads([id as ShabadId], includes);
      if (!shabad || shabad.verses.length === 0) throw new Error(`Shabad ${String(id)} has no lines.`);
      const titleRow = Math.max(
        0,
        shabad.verses.findIndex((verse) => verse.id === shabad.titleVerseId),
      );
      return {
        kind,
        id,
        title: shabad.verses[titleRow]?.unicode ?? '',
        rows: shabad.verses.map((verse) => ({
          ...slideRowOf(verse),
          isHeading: HEADING.test(verse.unicode),
        })),
        titleRow,
        baniLength: null,
        previousId: shabad.neighbours.previous,
        nextId: shabad.neighbours.next,
      };
    }
    case 'bani': {
      const bani = await client.getBani(id as BaniId, includes);
      const baniLength = bani.hasLengths ? request.baniLength : null;
      return {
        ...versesItem(kind, id, bani.unicode, recitedVerses(bani.verses, baniLength)),
        baniLength,
      };
    }
    case 'ceremony': {
      const ceremony = await client.getCeremony(id, includes);
      return versesItem(kind, id, ceremony.unicode, recitedVerses(ceremony.verses, null));
    }
  }
}

function versesItem(kind: ContentKind, id: number, title: string, verses: readonly BaniVerse[]): DeskItem {
  const rows = verses.map((verse) => ({ ...slideRowOf(verse), isHeading: verse.isHeader }));
  if (rows.length === 0) throw new Error(`${kind} ${String(id)} has no lines.`);
  return { kind, id, title, rows, titleRow: 0, baniLength: null, previousId: null, nextId: null };
}
