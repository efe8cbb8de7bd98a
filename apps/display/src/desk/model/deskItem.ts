import type { ApiClient, Bani, BaniVerse, VerseIncludes } from '@naad/api-client';
import {
  type BaniFormName,
  type BaniId,
  type BaniLength,
  lengthOfForm,
  nameForms,
  type ShabadId,
} from '@naad/gurbani-model';
import { type ContentKind, recitedVerses, type SlideRow, slideRowOf } from '@naad/sync-protocol';

export interface DeskRow extends SlideRow {
  /** True for headings and invocations, which can be shown but never count as unseen. */
  readonly isHeading: boolean;
}

/** A form of a bani: the length that chooses it, and all that show it. */
interface DeskForm {
  readonly name: BaniFormName;
  readonly length: BaniLength;
  readonly lengths: readonly BaniLength[];
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
  /** Ang of the title line; null in banis and ceremonies. */
  readonly ang: number | null;
  /** Bani length of the rows; null if there is only one. */
  readonly baniLength: BaniLength | null;
  /** The forms of a bani, to choose from; empty if there is only one. */
  readonly forms: readonly DeskForm[];
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
        ang: shabad.verses[titleRow]?.ang ?? shabad.ang,
        baniLength: null,
        forms: [],
        previousId: shabad.neighbours.previous,
        nextId: shabad.neighbours.next,
      };
    }
    case 'bani': {
      const bani = await client.getBani(id as BaniId, includes);
      const baniLength = bani.forms.length > 1 ? request.baniLength : null;
      return {
        ...versesItem(kind, id, bani.unicode, recitedVerses(bani.verses, baniLength)),
        baniLength,
        forms: baniLength === null ? [] : formsOf(bani),
      };
    }
    case 'ceremony': {
      const ceremony = await client.getCeremony(id, includes);
      return versesItem(kind, id, ceremony.unicode, recitedVerses(ceremony.verses, null));
    }
  }
}

function formsOf({ forms, verses }: Bani): DeskForm[] {
  const lengths = forms.map((_, index) => lengthOfForm(forms, index));
  const names = nameForms(
    forms,
    lengths.map((length) => recitedVerses(verses, length).length),
  );
  return forms.map((form, index) => ({
    name: names[index] ?? 'short',
    length: lengths[index] ?? 'short',
    lengths: form.lengths,
  }));
}

function versesItem(kind: ContentKind, id: number, title: string, verses: readonly BaniVerse[]): DeskItem {
  const rows = verses.map((verse) => ({ ...slideRowOf(verse), isHeading: verse.isHeader }));
  if (rows.length === 0) throw new Error(`${kind} ${String(id)} has no lines.`);
  return {
    ...{ kind, id, title, rows, titleRow: 0, ang: null },
    ...{ baniLength: null, forms: [], previousId: null, nextId: null },
  };
}
