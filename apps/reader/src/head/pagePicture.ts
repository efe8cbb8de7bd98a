import { isoDay } from '../features/hukamnama/hukamnamaDay.ts';
import { leadVerse } from '../features/reading/leadVerse.ts';
import { picturePath, type Shared } from '../features/share/shared.ts';
import type { RoutePage } from '../routes/routeResult.ts';

/** What a page is shown by where a link to it is shared. */
export interface PagePicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** The line that is drawn; empty where it is the site's mark. */
  readonly alt: string;
}

/** As the server draws lines of scripture (`/og`). */
const SIZE = { width: 1200, height: 630 };
/** For what has no line of its own. */
const SITE_PICTURE: PagePicture = { path: '/icon-512.png', width: 512, height: 512, alt: '' };

function pictureOf(shared: Shared, line: string | undefined): PagePicture {
  const path = picturePath(shared);
  return path === null || line === undefined ? SITE_PICTURE : { path, ...SIZE, alt: line };
}

/** The picture of a page: of its line, for one that has lines, and of the line that is meant (behaviour 119). */
export function pagePicture({ content }: RoutePage): PagePicture {
  switch (content.page) {
    case 'shabad': {
      const { shabads, highlights } = content;
      const lead = leadVerse(shabads, highlights);
      const isMeant = lead !== null && highlights.includes(lead.verse.id);
      const verseIds = isMeant ? [lead.verse.id] : [];
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
 * The address by which a page is known where it is shared: its one address, and the lines that are meant, which networks that
 * follow it would otherwise lose.
 */
export function sharedPath({ content }: RoutePage, canonical: string | null): string | null {
  if (canonical === null || content.page !== 'shabad') return canonical;
  const own = content.shabads.flatMap(({ verses }) => verses.map(({ id }) => id));
  const meant = content.highlights.filter((id) => own.includes(id));
  return meant.length === 0 ? canonical : `${canonical}&highlight=${meant.join(',')}`;
}
