import type { AngPage } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-model';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { report } from '../../../shared/report/report.ts';
import {
  createPaathSource,
  hasNext,
  hasPrevious,
  isSamePiece,
  type LoadAng,
  type PaathPiece,
  type PaathWindow,
  removedAt,
  resetTo,
  windowFrom,
  withNext,
  withoutHeights,
  withPrevious,
  withUpdatedVerses,
} from './paathPieces.ts';

/** Screen heights within which the next piece is loaded ahead. */
const AHEAD_SCREENS = 1.5;
/** Milliseconds without scrolling before the reading position is saved. */
const REST_MS = 300;

export interface PaathOptions {
  /** The opened ang. */
  readonly first: AngPage;
  /** Verse to start at; null for the first. */
  readonly resume: VerseId | null;
  /** Loads another ang. A new function means that the texts beside the lines have changed. */
  readonly load: LoadAng;
  /** A new value means that the lines' heights may have changed. */
  readonly display: unknown;
  /** Called when the reader reaches an ang. */
  readonly onAng: (ang: number) => void;
  /** Called when the reader stops at a verse. */
  readonly onVerse: (id: number) => void;
}

type Side = 'next' | 'previous';

export interface Paath {
  readonly shown: PaathWindow;
  /** Side that is loading, or that failed to load. */
  readonly loading: Side | null;
  readonly failed: Side | null;
  readonly extend: (side: Side) => void;
}

/** Loads and removes angs around the reading position while the reader scrolls. */
export function usePaath(area: RefObject<HTMLElement | null>, options: PaathOptions): Paath {
  const { first, resume, load, display, onAng, onVerse } = options;
  const [shown, setShown] = useState(() => windowFrom(first, resume));
  const [loading, setLoading] = useState<Side | null>(null);
  const [failed, setFailed] = useState<Side | null>(null);
  const [opened] = useState(() => ({ first, load }));
  // The page came with the first ang, but not with the texts of a later `load`.
  const source = useMemo(
    () => createPaathSource(load === opened.load ? opened.first : null, load),
    [load, opened],
  );
  const isBusy = useRef(false);
  const scroll = useRef<{ y: number; ang: number }>({ y: 0, ang: first.ang });

  async function change(side: Side, act: () => Promise<((before: PaathWindow) => PaathWindow) | null>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setLoading(side);
    try {
      const update = await act();
      if (update) setShown(update);
      setFailed(null);
    } catch (error) {
      report(error, 'load');
      setFailed(side);
    } finally {
      isBusy.current = false;
      setLoading(null);
    }
  }

  const extend = (side: Side) =>
    change(side, async () => {
      const { pieces } = shown;
      const edge = side === 'next' ? pieces.at(-1) : pieces[0];
      const piece = edge && (await (side === 'next' ? source.after(edge) : source.before(edge)));
      if (!edge || !piece) return null;
      return (before) => {
        const isStill = isSamePiece(
          (side === 'next' ? before.pieces.at(-1) : before.pieces[0]) ?? edge,
          edge,
        );
        const current = currentPiece(before.pieces, area.current) ?? edge;
        if (!isStill) return before;
        return side === 'next'
          ? withNext(before, piece, current, (each) => heightOf(each, area.current))
          : withPrevious(before, piece, current);
      };
    });

  const checkPosition = useEffectEvent(() => {
    // Another page has been rendered already, and the scroll wasn't of this text.
    if (!area.current) return;
    const current = currentPiece(shown.pieces, area.current);
    const [firstPiece] = shown.pieces;
    const lastPiece = shown.pieces.at(-1);
    if (!current || !firstPiece || !lastPiece) return;
    const isUp = window.scrollY < scroll.current.y;
    scroll.current.y = window.scrollY;
    if (current.ang !== scroll.current.ang) {
      scroll.current.ang = current.ang;
      onAng(current.ang);
    }
    if (failed !== null) return;
    const height = window.innerHeight;
    const top = pieceElement(firstPiece, area.current)?.getBoundingClientRect().top ?? 0;
    const bottom = pieceElement(lastPiece, area.current)?.getBoundingClientRect().bottom ?? 0;
    const room = height / 2 - (area.current?.getBoundingClientRect().top ?? 0);
    const target = top > height ? removedAt(shown, room) : null;
    if (target) {
      void change('previous', async () => {
        const piece = await source.at(target.ang, target.part);
        return piece && ((before) => resetTo(before, piece));
      });
    } else if ((isUp && top > -height * AHEAD_SCREENS) || (top > 0 && shown.removed.length > 0)) {
      if (hasPrevious(firstPiece)) void extend('previous');
    } else if (bottom < height * (1 + AHEAD_SCREENS) && hasNext(lastPiece)) {
      void extend('next');
    }
  });

  const savePosition = useEffectEvent(() => {
    const verse = readVerse(area.current);
    if (verse !== null) onVerse(verse);
  });

  const forgetHeights = useEffectEvent(() => {
    setShown(withoutHeights);
  });

  useEffect(() => {
    let frame = 0;
    let timer = 0;
    let width = window.innerWidth;
    const handleScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        checkPosition();
      });
      window.clearTimeout(timer);
      timer = window.setTimeout(savePosition, REST_MS);
    };
    const handleResize = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      forgetHeights();
    };
    const handleLeave = () => {
      if (timer !== 0) savePosition();
    };
    scroll.current.y = window.scrollY;
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleResize);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleResize);
      window.removeEventListener('pagehide', handleLeave);
    };
  }, []);

  // The added piece may not fill the screen.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      checkPosition();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [shown, loading]);

  const [renderedDisplay, setRenderedDisplay] = useState(display);
  if (display !== renderedDisplay) {
    setRenderedDisplay(display);
    setShown(withoutHeights);
  }

  const reloadVerses = useEffectEvent(async () => {
    try {
      const places = shown.pieces.map(({ ang, part }) => source.at(ang, part));
      const found = (await Promise.all(places)).filter((piece) => piece !== null);
      setShown((before) => withUpdatedVerses(before, found));
    } catch (error) {
      report(error, 'load');
      setFailed('next');
    }
  });
  useEffect(() => {
    if (load === opened.load) return;
    const frame = requestAnimationFrame(() => void reloadVerses());
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [load, opened]);

  return { shown, loading, failed, extend: (side) => void extend(side) };
}

function pieceElement({ ang, part }: Pick<PaathPiece, 'ang' | 'part'>, area: HTMLElement | null) {
  return area?.querySelector<HTMLElement>(`[data-piece="${String(ang)}.${String(part)}"]`);
}

function heightOf(piece: PaathPiece, area: HTMLElement | null): number {
  return pieceElement(piece, area)?.getBoundingClientRect().height ?? 0;
}

/** Piece that contains the line being read. */
function currentPiece(pieces: readonly PaathPiece[], area: HTMLElement | null): PaathPiece | undefined {
  const line = readingLine() + 1;
  return (
    pieces.findLast(
      (piece) => (pieceElement(piece, area)?.getBoundingClientRect().top ?? Infinity) <= line,
    ) ?? pieces[0]
  );
}

/** First verse that starts on the screen, below a sticky header. */
function readVerse(area: HTMLElement | null): number | null {
  const line = readingLine() - 2;
  for (const verse of area?.querySelectorAll<HTMLElement>('[data-verse-id]') ?? []) {
    if (verse.getBoundingClientRect().top >= line) return Number(verse.dataset['verseId']);
  }
  return null;
}

/**
 * Distance in CSS pixels from the top of the window to the line being read: below a sticky header, where scrolling puts
 * a line.
 */
function readingLine(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isNaN(padding) ? 0 : padding;
}
