import { isoDay } from '../../features/hukamnama/hukamnamaDay.ts';
import { leadVerse } from '../../features/reading/leadVerse.ts';
import { picturePath, type Shared } from '../../features/share/shared.ts';
import type { RoutePage } from '../routeResult.ts';

/** The picture of a page in link previews. */
export interface PagePicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** The line in the picture; empty for the site's mark. */
  readonly alt: string;
}

/** Size of the server's pictures of lines (`/og`), in pixels. */
const SIZE = { width: 1200, height: 630 };
/** For pages without lines. */
const SITE_PICTURE: PagePicture = { path: '/icon-512.png', width: 512, height: 512, alt: '' };

function pictureOf(shared: Shared, line: string | undefined): PagePicture {
  const path = picturePath(shared);
  return path === null || line === undefined ? SITE_PICTURE : { path, ...SIZE, alt: line };
}

/** The preview picture of a page: its highlighted or lead line, or the site's mark [B119]. */
export function pagePicture({ content }: RoutePage): PagePicture {
  switch (content.page) {
    case 'shabad': {
      const { shabads, highlights } = content;
      const lead = leadVerse(shabads, highlights);
      const isHighlighted = lead !== null && highlights.includes(lead.verse.id);
      const verseIds = isHighlighted ? [lead.verse.id] : [];
      return pictureOf({ kind: 'shabads', ids: shabads.map(({ id }) => id), verseIds }, lead?.verse.unicode);
    }
    case 'amritKeertan': {
      const { shabad } = content;
      const line = leadVerse([shabad], [])?.verse.unicode;
      return pictureOf({ kind: 'shabads', ids: [shabad.id], verseIds: [] }, line);
    }
    case 'ang': {
      const { source, ang, verses } = content.ang;
      return pictureOf({ kind: 'ang', source: source.id, ang, verseId: null }, verses[0]?.unicode);
    }
    case 'hukamnama': {
      const { date, shabads } = content.hukamnama;
      const line = leadVerse(shabads, [])?.verse.unicode;
      return pictureOf({ kind: 'hukamnama', day: isoDay(date), ids: [] }, line);
    }
    case 'bani': {
      const verse = content.bani.verses.find(({ isHeader }) => !isHeader);
      return pictureOf({ kind: 'page', path: '', verseId: verse?.id ?? null }, verse?.unicode);
    }
    default:
      return SITE_PICTURE;
  }
}

/**
 * The path of a page in link previews: the canonical path with the highlighted lines of its shabads, which networks that follow
 * the canonical address would lose.
 */
export function sharedPath({ content }: RoutePage, canonical: string | null): string | null {
  if (canonical === null || content.page !== 'shabad') return canonical;
  const own = content.shabads.flatMap(({ verses }) => verses.map(({ id }) => id));
  const highlights = content.highlights.filter((id) => own.includes(id));
  return highlights.length === 0 ? canonical : `${canonical}&highlight=${highlights.join(',')}`;
}
