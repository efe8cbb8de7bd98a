import type { SourceId } from '@naad/gurbani-corpus';

/** What is shared: text that has an address of its own. */
export type Shared =
  | {
      readonly kind: 'shabads';
      readonly ids: readonly number[];
      /** Lines that are meant above all. */
      readonly verseIds: readonly number[];
    }
  | { readonly kind: 'ang'; readonly source: SourceId; readonly ang: number; readonly verseId: number | null }
  /** Of a day, `2024-01-31`, and the shabads it is. */
  | { readonly kind: 'hukamnama'; readonly day: string; readonly ids: readonly number[] }
  /** A bani, which has no number that is short; the verse stands for it. */
  | { readonly kind: 'page'; readonly path: string; readonly verseId: number | null };

/** Works whose pages have short links, and how these begin. */
const ANG_LINKS: Readonly<Partial<Record<SourceId, string>>> = { G: 'g', D: 'd', B: 'v', S: 'gs' };

/** The short address of what is shared (behaviour 1.15); the server leads from it to the page. */
export function shortPath(shared: Shared): string {
  switch (shared.kind) {
    case 'shabads': {
      const verses = shared.verseIds.length === 0 ? '' : `/${shared.verseIds.join(',')}`;
      return `/s/${shared.ids.join(',')}${verses}`;
    }
    case 'ang': {
      const { source, ang } = shared;
      const begin = ANG_LINKS[source];
      return begin === undefined ? `/ang?ang=${String(ang)}&source=${source}` : `/${begin}/${String(ang)}`;
    }
    case 'hukamnama':
      return `/h/${shared.day}`;
    case 'page':
      return shared.path;
  }
}

/** Where the server draws it as a picture; null where there is nothing to draw. */
export function picturePath(shared: Shared): string | null {
  switch (shared.kind) {
    case 'shabads': {
      const [verse] = shared.verseIds;
      const [shabad] = shared.ids;
      if (verse !== undefined) return `/og/verse/${String(verse)}.png`;
      return shabad === undefined ? null : `/og/shabad/${String(shabad)}.png`;
    }
    case 'ang':
      return shared.verseId === null
        ? `/og/ang/${shared.source}/${String(shared.ang)}.png`
        : `/og/verse/${String(shared.verseId)}.png`;
    case 'hukamnama':
      return `/og/hukamnama/${shared.day}.png`;
    case 'page':
      return shared.verseId === null ? null : `/og/verse/${String(shared.verseId)}.png`;
  }
}
