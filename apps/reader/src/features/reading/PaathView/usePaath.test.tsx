import { type AngPage } from '@naad/api-client';
import { parseAng, parseVerseId } from '@naad/gurbani-model';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import { removedHeight } from './paathPieces.ts';
import { type Paath, type PaathOptions, usePaath } from './usePaath.ts';

const { ang: saved } = contentOf(STORY_PAGES.ang, 'ang');
const HEIGHT = 1000;
const LAST = 40;

const at = (ang: number) => parseAng(ang) ?? expect.unreachable();

/** An ang of 60 lines with the same id, that of the ang. */
function angOf(ang: number): AngPage {
  const [line = expect.unreachable()] = saved.verses;
  const id = parseVerseId(ang) ?? expect.unreachable();
  return {
    source: saved.source,
    ang: at(ang),
    neighbours: { previous: ang > 1 ? at(ang - 1) : null, next: ang < LAST ? at(ang + 1) : null },
    verses: Array.from({ length: 60 }, () => ({ ...line, id })),
  };
}

/** jsdom has no layout: the pieces are 1000 pixels high, below the space of the removed ones. */
function layOut(this: HTMLElement): DOMRect {
  const area = document.querySelector<HTMLElement>('[data-room]');
  const pieces = [...document.querySelectorAll('[data-piece]')];
  const piece = pieces.findIndex((each) => each.contains(this));
  const isPiece = piece >= 0;
  const top = (isPiece ? Number(area?.dataset['room']) + piece * HEIGHT : 0) - window.scrollY;
  return new DOMRect(0, top, 400, isPiece ? HEIGHT : pieces.length * HEIGHT);
}

function open(options: Partial<PaathOptions> = {}) {
  const load = vi.fn((ang: number) => Promise.resolve(angOf(ang)));
  const onAng = vi.fn();
  const onVerse = vi.fn();
  const current = { paath: null as Paath | null };
  function Reader(props: PaathOptions) {
    const area = useRef<HTMLElement>(null);
    const paath = usePaath(area, props);
    current.paath = paath;
    return (
      <section ref={area} data-room={removedHeight(paath.shown)}>
        {paath.shown.pieces.map(({ ang, part, verses: [verse] }) => (
          <div key={ang} data-piece={`${String(ang)}.${String(part)}`} data-verse-id={verse?.id} />
        ))}
      </section>
    );
  }
  const first: PaathOptions = {
    first: angOf(1),
    resume: null,
    display: 'small',
    load,
    onAng,
    onVerse,
    ...options,
  };
  const { rerender } = render(<Reader {...first} />);
  return {
    load,
    onAng,
    onVerse,
    paath: () => current.paath ?? expect.unreachable(),
    angs: () => (current.paath ?? expect.unreachable()).shown.pieces.map(({ ang }) => ang),
    change: (changed: Partial<PaathOptions>) => {
      rerender(<Reader {...first} {...changed} />);
    },
  };
}

/** Waits frame by frame, as React renders at the end of an `act`. */
async function wait(time: number) {
  for (let left = time; left > 0; left -= 20)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 20)));
}

async function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
  await wait(100);
}

async function scrollOn(to: number) {
  for (let y = 0; y <= to; y += 500) await scrollTo(y);
}

describe('the paath', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('scrollY', 0);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(layOut);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('fills 1.5 screens ahead of the reader, asks for each ang once, and tells of each ang reached', async () => {
    const { angs, load, onAng } = open();
    await wait(500);
    expect(angs()).toEqual([1, 2]);
    await scrollOn(3000);
    expect(angs()).toEqual([1, 2, 3, 4, 5]);
    expect(load.mock.calls).toEqual([[2], [3], [4], [5]]);
    expect(onAng.mock.calls).toEqual([[2], [3], [4]]);
  });

  it('loads the pieces before the reader who scrolls up, and resets after a jump among the removed ones', async () => {
    const { angs, onAng } = open();
    await scrollOn(15_000);
    expect(angs().at(-1)).toBe(17);
    const [first = 0] = angs();
    await scrollTo((first - 1) * HEIGHT + 100);
    expect(angs()[0]).toBeLessThan(first);
    await scrollTo(3200);
    expect(angs()).toEqual([4, 5, 6]);
    expect(onAng).toHaveBeenLastCalledWith(4);
  });

  it('saves the verse after 300 ms of rest, and when the page is left', async () => {
    const { onVerse } = open();
    window.dispatchEvent(new Event('pagehide'));
    expect(onVerse).not.toHaveBeenCalled();
    await scrollTo(600);
    await wait(199);
    expect(onVerse).not.toHaveBeenCalled();
    await wait(1);
    expect(onVerse.mock.calls).toEqual([[2]]);
    await scrollTo(1100);
    window.dispatchEvent(new Event('pagehide'));
    expect(onVerse.mock.calls).toEqual([[2], [3]]);
  });

  it('stops at a failed ang until the reader retries it', async () => {
    let isDown = true;
    const load = vi.fn((ang: number) =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(angOf(ang)),
    );
    const { angs, paath } = open({ load });
    await wait(500);
    await scrollTo(10);
    expect(load).toHaveBeenCalledOnce();
    expect([paath().status, angs()]).toEqual([{ phase: 'failed', side: 'next' }, [1]]);
    isDown = false;
    act(() => {
      paath().extend('next');
    });
    await wait(100);
    expect([paath().status, angs()]).toEqual([{ phase: 'idle' }, [1, 2]]);
  });

  it('reloads the angs on the page when the chosen texts change, and the one being loaded', async () => {
    const slow = vi.fn((ang: number) =>
      ang === 4 ? new Promise<never>(() => undefined) : Promise.resolve(angOf(ang)),
    );
    const { angs, paath, change } = open({ load: slow });
    await scrollOn(1500);
    expect([paath().status.phase, angs()]).toEqual(['loading', [1, 2, 3]]);
    const short = (ang: number) => Promise.resolve({ ...angOf(ang), verses: angOf(ang).verses.slice(0, 1) });
    change({ load: short });
    await wait(100);
    expect(paath().shown.pieces.map(({ ang, verses }) => [ang, verses.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
  });

  it.each([
    ['forgets', 'width', 0],
    ['keeps', 'height', 1],
  ] as const)('%s the heights of removed angs on a new %s of the window', async (_, side, kept) => {
    const { paath } = open();
    await scrollOn(15_000);
    const room = removedHeight(paath().shown);
    expect(room).toBeGreaterThan(0);
    vi.stubGlobal(side === 'width' ? 'innerWidth' : 'innerHeight', 500);
    act(() => {
      window.dispatchEvent(new Event('resize'));
    });
    expect(removedHeight(paath().shown)).toBe(room * kept);
  });

  it('forgets the heights of removed angs on a new display', async () => {
    const { paath, change } = open();
    await scrollOn(15_000);
    expect(removedHeight(paath().shown)).toBeGreaterThan(0);
    change({ display: 'large' });
    expect(removedHeight(paath().shown)).toBe(0);
  });
});
