import type { AngPage } from '@naad/api-client';
import { parseAng } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';
import { contentOf, STORY_PAGES } from '../../../testing/storyPages.ts';
import {
  createPaathSource,
  type PaathPiece,
  type PaathWindow,
  piecesOf,
  removedAt,
  removedHeight,
  resetTo,
  windowFrom,
  withNext,
  withPrevious,
} from './paathPieces.ts';

const { ang: saved } = contentOf(STORY_PAGES.ang, 'ang');
const [line = expect.unreachable()] = saved.verses;
const LAST = 300;

/** An ang, with the given number of lines, of a work that has 300. */
function angOf(ang: number, lines = 40): AngPage {
  const at = (number: number) => parseAng(number) ?? expect.unreachable();
  return {
    source: saved.source,
    ang: at(ang),
    neighbours: { previous: ang > 1 ? at(ang - 1) : null, next: ang < LAST ? at(ang + 1) : null },
    verses: Array.from({ length: lines }, () => line),
  };
}

const linesIn = ({ pieces }: PaathWindow) => pieces.reduce((sum, { verses }) => sum + verses.length, 0);
const angsIn = ({ pieces }: PaathWindow) => pieces.map(({ ang }) => ang);
const firstOf = ({ pieces: [piece = expect.unreachable()] }: PaathWindow) => piece;
const lastOf = ({ pieces }: PaathWindow) => pieces.at(-1) ?? expect.unreachable();

/** Reads forwards or backwards, piece by piece, a number of times. */
async function read(from: PaathWindow, times: number, towards: 'on' | 'back', lines?: number) {
  const source = createPaathSource(null, (ang) => Promise.resolve(angOf(ang, lines)));
  let shown = from;
  let most = 0;
  for (let time = 0; time < times; time++) {
    const edge: PaathPiece = towards === 'on' ? lastOf(shown) : firstOf(shown);
    const piece = await (towards === 'on' ? source.after(edge) : source.before(edge));
    if (!piece) break;
    shown = towards === 'on' ? withNext(shown, piece, edge, () => 1000) : withPrevious(shown, piece, edge);
    most = Math.max(most, linesIn(shown));
  }
  return { shown, most };
}

describe('the window of a paath', () => {
  it.each([40, 20, 300])('never has more than 400 lines with %i lines per ang', async (lines) => {
    const { shown, most } = await read(windowFrom(angOf(1, lines), null), 200, 'on', lines);
    expect(most).toBeLessThanOrEqual(400);
    const back = await read(shown, 200, 'back', lines);
    expect(back.most).toBeLessThanOrEqual(400);
  });

  it('keeps the height of removed pieces until they come back', async () => {
    const { shown } = await read(windowFrom(angOf(1), null), 50, 'on');
    expect(lastOf(shown).ang).toBe(51);
    expect(removedHeight(shown)).toBe((firstOf(shown).ang - 1) * 1000);
    const back = await read(shown, 60, 'back');
    expect(firstOf(back.shown).ang).toBe(1);
    expect(removedHeight(back.shown)).toBe(0);
  });

  it('has consecutive angs and ends with the last [B74]', async () => {
    const { shown } = await read(windowFrom(angOf(LAST - 3), null), 50, 'on');
    expect(angsIn(shown)).toEqual([LAST - 3, LAST - 2, LAST - 1, LAST]);
    expect(lastOf(shown)).toMatchObject({ isLast: true, next: null });
  });

  it('resets after a large upward jump', async () => {
    const { shown } = await read(windowFrom(angOf(1), null), 100, 'on');
    const place = removedAt(shown, 20_500) ?? expect.unreachable();
    expect(place.ang).toBe(21);
    const back = resetTo(shown, piecesOf(angOf(place.ang))[place.part] ?? expect.unreachable());
    expect([angsIn(back), removedHeight(back)]).toEqual([[21], 20_000]);
    expect(removedAt(shown, removedHeight(shown) + 1)).toBeNull();
  });

  it('starts a long page shortly before the verse to resume at', () => {
    const [first = expect.unreachable(), ...rest] = angOf(1, 500).verses;
    const page = {
      ...angOf(1),
      verses: [first, ...rest.slice(0, 399), { ...first, id: 7 as never }, ...rest.slice(400)],
    };
    const shown = windowFrom(page, 7 as never);
    expect(linesIn(shown)).toBeLessThanOrEqual(400);
    expect(firstOf(shown).part).toBeGreaterThan(0);
    expect(shown.pieces.some(({ verses }) => verses.some(({ id }) => id === (7 as never)))).toBe(true);
  });
});

it('an ang that failed to load can be retried', async () => {
  let isDown = true;
  const source = createPaathSource(angOf(1), (ang) =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(angOf(ang)),
  );
  const [first = expect.unreachable()] = piecesOf(angOf(1));
  await expect(source.after(first)).rejects.toThrow('down');
  isDown = false;
  expect(await source.after(first)).toMatchObject({ ang: 2 });
});
