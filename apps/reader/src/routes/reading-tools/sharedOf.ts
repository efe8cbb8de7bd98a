import type { Shared } from '../../features/share/shared.ts';
import { linesOf, type ReadLine, type ReadText } from './readText.ts';

/** Lines of a bani say whether they are headings. */
type MaybeHeading = ReadLine & { readonly isHeader?: boolean };

/** What of a page is shared, and the line that it is known by. */
export interface SharedText {
  readonly shared: Shared;
  readonly line: ReadLine | null;
}

/**
 * What of a page somebody shares.
 *
 * @param lines some of the page's lines, which are meant above all; null for the page as it is
 * @param address of the page: a shabad's may have lines marked
 */
export function sharedOf(text: ReadText, lines: readonly ReadLine[] | null, address: URL): SharedText {
  const all = linesOf(text);
  const [chosen] = lines ?? [];
  switch (text.kind) {
    case 'shabads': {
      const ids = text.shabads.map(({ id }) => id);
      if (text.day !== undefined && !chosen) {
        return { shared: { kind: 'hukamnama', day: text.day, ids }, line: titleOf(text) };
      }
      const marked = lines?.map(({ id }) => id) ?? markedIn(address);
      const own = all.filter(({ id }) => (marked as readonly number[]).includes(id));
      const verseIds = own.map(({ id }) => id);
      // A line of a hukamnama, or of several shabads, is a line of its own shabad.
      const of = chosen?.shabadId === undefined ? ids : [chosen.shabadId];
      return { shared: { kind: 'shabads', ids: of, verseIds }, line: own[0] ?? titleOf(text) };
    }
    case 'ang': {
      if (chosen?.shabadId !== undefined) {
        const verseIds = (lines ?? [])
          .filter(({ shabadId }) => shabadId === chosen.shabadId)
          .map(({ id }) => id);
        return { shared: { kind: 'shabads', ids: [chosen.shabadId], verseIds }, line: chosen };
      }
      const { source, ang } = text.ang;
      return { shared: { kind: 'ang', source: source.id, ang, verseId: null }, line: all[0] ?? null };
    }
    case 'bani': {
      const line = chosen ?? text.verses.find((verse: MaybeHeading) => verse.isHeader !== true) ?? null;
      return { shared: { kind: 'page', path: text.path, verseId: line?.id ?? null }, line };
    }
  }
}

function markedIn({ searchParams }: URL): number[] {
  return (searchParams.get('highlight') ?? '').split(',').map(Number);
}

/** The line a page of shabads is called by. */
function titleOf({ shabads }: Extract<ReadText, { kind: 'shabads' }>): ReadLine | null {
  const [shabad] = shabads;
  return shabad?.verses.find(({ id }) => id === shabad.titleVerseId) ?? shabad?.verses[0] ?? null;
}
