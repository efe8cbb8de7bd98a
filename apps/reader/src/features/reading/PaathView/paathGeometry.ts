import { isSamePiece, type PaathPiece } from './paathPieces.ts';

/** Edges of a piece, in CSS pixels from the top of the window. */
interface PiecePlace {
  readonly piece: PaathPiece;
  readonly top: number;
  readonly bottom: number;
}

/** Layout of a paath, in CSS pixels from the top of the window. */
export interface PaathGeometry {
  /** Height of the window. */
  readonly screen: number;
  /** The line being read: below a sticky header, where scrolling puts a line. */
  readonly readingLine: number;
  /** Top of the paath, with the removed pieces. */
  readonly top: number;
  /** Places of the pieces on the page, in their order. */
  readonly places: readonly PiecePlace[];
}

export function measurePaath(area: HTMLElement | null, pieces: readonly PaathPiece[]): PaathGeometry {
  return {
    screen: window.innerHeight,
    readingLine: readingLine(),
    top: area?.getBoundingClientRect().top ?? 0,
    places: pieces.flatMap((piece) => {
      const element = area?.querySelector(`[data-piece="${String(piece.ang)}.${String(piece.part)}"]`);
      if (!element) return [];
      const { top, bottom } = element.getBoundingClientRect();
      return [{ piece, top, bottom }];
    }),
  };
}

/** Piece that contains the line being read. */
export const currentPiece = ({ readingLine, places }: PaathGeometry): PaathPiece | undefined =>
  (places.findLast(({ top }) => top <= readingLine + 1) ?? places[0])?.piece;

/** Height of a piece in CSS pixels. */
export function heightOf(piece: PaathPiece, { places }: PaathGeometry): number {
  const place = places.find((each) => isSamePiece(each.piece, piece));
  return place ? place.bottom - place.top : 0;
}

/** First verse that starts on the screen, below a sticky header. */
export function readVerse(area: HTMLElement | null): number | null {
  const line = readingLine() - 2;
  for (const verse of area?.querySelectorAll<HTMLElement>('[data-verse-id]') ?? []) {
    if (verse.getBoundingClientRect().top >= line) return Number(verse.dataset['verseId']);
  }
  return null;
}

function readingLine(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isNaN(padding) ? 0 : padding;
}
