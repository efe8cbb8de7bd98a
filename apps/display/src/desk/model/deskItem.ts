import type { ApiClient, BaniVerse, Companions } from '@naad/api-client';
import type { BaniId, BaniLength, ShabadId } from '@naad/gurbani-corpus';
import { type ContentKind, recitedVerses, type SlideRow, slideRowOf } from '@naad/sync-protocol';

export interface DeskRow extends SlideRow {
  /** A heading or an invocation: one may stand on it, and none is "unseen". */
  readonly isHeading: boolean;
}

/** What is open on the desk, with all its lines. */
export interface DeskItem {
  readonly kind: ContentKind;
  readonly id: number;
  /** In Gurmukhi: the name of a bani, the line a shabad is called by. */
  readonly title: string;
  readonly rows: readonly DeskRow[];
  /** Where it is opened unless a line is asked for. */
  readonly titleRow: number;
  /** The length its rows are of; null where it has but one. */
  readonly baniLength: BaniLength | null;
  readonly previousId: number | null;
  readonly nextId: number | null;
}

export interface ItemRequest {
  readonly kind: ContentKind;
  readonly id: number;
  readonly baniLength: BaniLength;
}

/** Lines that stand before the verses: an invocation, or a heading with raag, writer and count. The wire does not tell them. */
const HEADING = /^ੴ|ਮਹਲਾ |^ਮਃ |^ਪਉੜੀ ॥$|^ਸਲੋਕੁ? (?:ਮ|॥)/u;

/** @throws ApiError where there is no such thing, TransportError where nothing answers */
export async function loadItem(
  client: ApiClient,
  request: ItemRequest,
  companions: Companions,
): Promise<DeskItem> {
  const { kind, id } = request;
  switch (kind) {
    case 'shabad': {
      const [shabad] = await client.getShabads([id as ShabadId], companions);
      if (!shabad || shabad.verses.length === 0) throw new Error(`Shabad ${String(id)} came without a line.`);
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
      const bani = await client.getBani(id as BaniId, companions);
      const baniLength = bani.hasLengths ? request.baniLength : null;
      return {
        ...versesItem(kind, id, bani.unicode, recitedVerses(bani.verses, baniLength)),
        baniLength,
      };
    }
    case 'ceremony': {
      const ceremony = await client.getCeremony(id, companions);
      return versesItem(kind, id, ceremony.unicode, recitedVerses(ceremony.verses, null));
    }
  }
}

function versesItem(kind: ContentKind, id: number, title: string, verses: readonly BaniVerse[]): DeskItem {
  const rows = verses.map((verse) => ({ ...slideRowOf(verse), isHeading: verse.isHeader }));
  if (rows.length === 0) throw new Error(`${kind} ${String(id)} came without a line.`);
  return { kind, id, title, rows, titleRow: 0, baniLength: null, previousId: null, nextId: null };
}
