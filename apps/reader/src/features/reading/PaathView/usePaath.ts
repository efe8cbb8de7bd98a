import type { AngPage } from '@naad/api-client';
import type { VerseId } from '@naad/gurbani-corpus';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { report } from '../../../report/report.ts';
import { createPaathSource, type LoadAng } from './createPaathSource.ts';
import {
  backAt,
  hasNext,
  hasPrevious,
  isSamePiece,
  leftAt,
  type PaathPiece,
  type PaathWindow,
  windowFrom,
  withNext,
  withoutHeights,
  withPrevious,
  withTexts,
} from './paathPieces.ts';
import { readingLine } from './readingLine.ts';

/** What is loaded before one comes there: so many heights of the screen. */
const AHEAD = 1.5;
/** How long one rests before the place is remembered, in milliseconds. */
const REST_MS = 300;

export interface PaathOptions {
  /** The ang that was opened. */
  readonly first: AngPage;
  /** The verse to begin with; null for the first. */
  readonly resume: VerseId | null;
  /** Loads any other ang; another function when other texts are to stand beside the lines. */
  readonly load: LoadAng;
  /** Another one when lines may have become higher or lower. */
  readonly display: unknown;
  /** The reader has come to an ang. */
  readonly onAng: (ang: number) => void;
  /** The reader rests at a verse. */
  readonly onVerse: (id: number) => void;
}

type Side = 'next' | 'previous';

export interface Paath {
  readonly shown: PaathWindow;
  /** What is being loaded, or could not be. */
  readonly loading: Side | null;
  readonly failed: Side | null;
  readonly extend: (side: Side) => void;
}

/** The angs around the place that is read, as one reads on and back. */
export function usePaath(area: RefObject<HTMLElement | null>, options: PaathOptions): Paath {
  const { first, resume, load, display, onAng, onVerse } = options;
  const [shown, setShown] = useState(() => windowFrom(first, resume));
  const [loading, setLoading] = useState<Side | null>(null);
  const [failed, setFailed] = useState<Side | null>(null);
  const [opened] = useState(() => ({ first, load }));
  // What was opened with the page is known; with other texts it is not.
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

  const look = useEffectEvent(() => {
    // Another page stands here already, and what was scrolled was not this text.
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
    const place = top > height ? leftAt(shown, room) : null;
    if (place) {
      void change('previous', async () => {
        const piece = await source.at(place.ang, place.part);
        return piece && ((before) => backAt(before, piece));
      });
    } else if ((isUp && top > -height * AHEAD) || (top > 0 && shown.left.length > 0)) {
      if (hasPrevious(firstPiece)) void extend('previous');
    } else if (bottom < height * (1 + AHEAD) && hasNext(lastPiece)) {
      void extend('next');
    }
  });

  const rest = useEffectEvent(() => {
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
        look();
      });
      window.clearTimeout(timer);
      timer = window.setTimeout(rest, REST_MS);
    };
    const handleResize = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      forgetHeights();
    };
    const handleLeave = () => {
      if (timer !== 0) rest();
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

  // What has been added may not be enough yet.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      look();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [shown, loading]);

  const [drawnAs, setDrawnAs] = useState(display);
  if (display !== drawnAs) {
    setDrawnAs(display);
    setShown(withoutHeights);
  }

  const takeTexts = useEffectEvent(async () => {
    try {
      const places = shown.pieces.map(({ ang, part }) => source.at(ang, part));
      const found = (await Promise.all(places)).filter((piece) => piece !== null);
      setShown((before) => withTexts(before, found));
    } catch (error) {
      report(error, 'load');
      setFailed('next');
    }
  });
  useEffect(() => {
    if (load === opened.load) return;
    const frame = requestAnimationFrame(() => void takeTexts());
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

/** The piece in which the line is that is read. */
function currentPiece(pieces: readonly PaathPiece[], area: HTMLElement | null): PaathPiece | undefined {
  const line = readingLine() + 1;
  return (
    pieces.findLast(
      (piece) => (pieceElement(piece, area)?.getBoundingClientRect().top ?? Infinity) <= line,
    ) ?? pieces[0]
  );
}

/** The first verse that begins on the screen, below what lies over the text. */
function readVerse(area: HTMLElement | null): number | null {
  const line = readingLine() - 2;
  for (const verse of area?.querySelectorAll<HTMLElement>('[data-verse-id]') ?? []) {
    if (verse.getBoundingClientRect().top >= line) return Number(verse.dataset['verseId']);
  }
  return null;
}
