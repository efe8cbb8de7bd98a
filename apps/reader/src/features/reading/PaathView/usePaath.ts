import {
  type Dispatch,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { report } from '../../../shared/report/report.ts';
import { currentPiece, measurePaath, readVerse } from './paathGeometry.ts';
import { createPaathSource, type LoadAng, type PaathSource, type PaathWindow } from './paathPieces.ts';
import {
  moveAt,
  moveTowards,
  type OpenedPaath,
  openPaath,
  type PaathAction,
  type PaathMove,
  paathReducer,
  type PaathState,
  type PaathStatus,
  type Side,
} from './paathState.ts';

/** Milliseconds without scrolling before the reading position is saved. */
const REST_MS = 300;

export interface PaathOptions extends OpenedPaath {
  /** Loads another ang. A new function means that the texts beside the lines have changed. */
  readonly load: LoadAng;
  /** Called when the reader reaches an ang. */
  readonly onAng: (ang: number) => void;
  /** Called when the reader stops at a verse. */
  readonly onVerse: (id: number) => void;
}

export interface Paath {
  readonly shown: PaathWindow;
  readonly status: PaathStatus;
  readonly extend: (side: Side) => void;
}

type Area = RefObject<HTMLElement | null>;

/** Loads and removes angs around the reading position while the reader scrolls. */
export function usePaath(area: Area, options: PaathOptions): Paath {
  const { first, load, display, onAng, onVerse } = options;
  const [state, dispatch] = useReducer(paathReducer, options, openPaath);
  const { shown, status } = state;
  if (display !== state.display) dispatch({ type: 'heightsChanged', display });

  const request = (move: PaathMove | null) => {
    if (move) dispatch({ type: 'moveRequested', move });
  };
  const source = usePaathSource(first, load, state, dispatch);
  useMoves(area, source, state, dispatch);

  const reached = useRef<number>(first.ang);
  useScrollFrames(state, (isUp) => {
    // Another page has been rendered already, and the scroll wasn't of this text.
    if (!area.current) return;
    const geometry = measurePaath(area.current, shown.pieces);
    const current = currentPiece(geometry);
    if (current && current.ang !== reached.current) {
      reached.current = current.ang;
      onAng(current.ang);
    }
    if (status.phase === 'idle') request(moveAt(shown, geometry, isUp));
  });
  useScrollRest(() => {
    const verse = readVerse(area.current);
    if (verse !== null) onVerse(verse);
  });
  useWidthChange(() => {
    dispatch({ type: 'heightsChanged', display });
  });

  return {
    shown,
    status,
    extend: (side) => {
      request(moveTowards(side, shown));
    },
  };
}

/** Returns the source of the pieces, and reloads those on the page when `load` changes. */
function usePaathSource(
  first: PaathOptions['first'],
  load: LoadAng,
  { shown }: PaathState,
  dispatch: Dispatch<PaathAction>,
): PaathSource {
  const [opened] = useState(() => ({ first, load }));
  // The page came with the first ang, but not with the texts of a later `load`.
  const source = useMemo(
    () => createPaathSource(load === opened.load ? opened.first : null, load),
    [load, opened],
  );
  const reload = useEffectEvent(async () => {
    try {
      const found = await Promise.all(shown.pieces.map(({ ang, part }) => source.at(ang, part)));
      dispatch({ type: 'versesReloaded', pieces: found.filter((piece) => piece !== null) });
    } catch (error) {
      report(error, 'load');
      dispatch({ type: 'reloadFailed' });
    }
  });
  useEffect(() => {
    if (load === opened.load) return;
    const frame = requestAnimationFrame(() => void reload());
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [load, opened]);
  return source;
}

/** Loads the piece of the current move. */
function useMoves(
  area: Area,
  source: PaathSource,
  { shown, status }: PaathState,
  dispatch: Dispatch<PaathAction>,
): void {
  const move = status.phase === 'loading' ? status.move : null;
  const measure = useEffectEvent(() => measurePaath(area.current, shown.pieces));
  useEffect(() => {
    if (!move) return;
    let isCurrent = true;
    pieceOf(move, source).then(
      (piece) => {
        if (isCurrent) dispatch({ type: 'loaded', move, piece, geometry: measure() });
      },
      (error: unknown) => {
        report(error, 'load');
        if (isCurrent) dispatch({ type: 'loadFailed', move });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [move, source, dispatch]);
}

function pieceOf(move: PaathMove, source: PaathSource) {
  switch (move.kind) {
    case 'next':
      return source.after(move.edge);
    case 'previous':
      return source.before(move.edge);
    case 'reset':
      return source.at(move.removed.ang, move.removed.part);
  }
}

/**
 * Calls back in the frame after a scroll, and after `state` changes, as an added piece may not fill the screen.
 *
 * @param onFrame its argument is true if the page has been scrolled up since the last call
 */
function useScrollFrames(state: unknown, onFrame: (isUp: boolean) => void): void {
  const y = useRef(0);
  const handleFrame = useEffectEvent(() => {
    const isUp = window.scrollY < y.current;
    y.current = window.scrollY;
    onFrame(isUp);
  });
  useEffect(() => {
    let frame = 0;
    const handleScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        handleFrame();
      });
    };
    y.current = window.scrollY;
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', handleScroll);
    };
  }, []);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      handleFrame();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [state]);
}

/** Calls back when scrolling has stopped, and when the page is left after a scroll. */
function useScrollRest(onRest: () => void): void {
  const handleRest = useEffectEvent(onRest);
  useEffect(() => {
    let timer = 0;
    const handleScroll = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(handleRest, REST_MS);
    };
    const handleLeave = () => {
      if (timer !== 0) handleRest();
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handleLeave);
    };
  }, []);
}

/** Calls back when the window's width changes. The height alone changes when a phone's toolbars hide. */
function useWidthChange(onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    let width = window.innerWidth;
    const handleResize = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      handleChange();
    };
    window.addEventListener('resize', handleResize);
    return () => {
      window.removeEventListener('resize', handleResize);
    };
  }, []);
}
