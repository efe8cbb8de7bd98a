import type { SourceId } from '@naad/gurbani-model';

/** A text that can be shared. */
export type Shared =
  | {
      readonly kind: 'shabads';
      readonly ids: readonly number[];
      /** Lines to highlight. */
      readonly verseIds: readonly number[];
    }
  | { readonly kind: 'ang'; readonly source: SourceId; readonly ang: number; readonly verseId: number | null }
  /** Hukamnama of a day such as `2024-01-31`, with its shabads. */
  | { readonly kind: 'hukamnama'; readonly day: string; readonly ids: readonly number[] }
  /** A bani, which has no short link; the verse is used for its picture. */
  | { readonly kind: 'page'; readonly path: string; readonly verseId: number | null };

/** Prefixes of the short links to pages, for works that have them. */
const ANG_LINKS: Readonly<Partial<Record<SourceId, string>>> = { G: 'g', D: 'd', B: 'v', S: 'gs' };

/** Short path of a text; the server redirects from it to the page. */
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

/** Path of the picture that the server renders; null if there is none. */
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
