import type { Page } from '@playwright/test';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { fitSlides, type StageSize } from './checks/fitSlides.ts';
import { LAYOUTS, longestLines, pictureOf, STACKS } from './longestSlides.ts';
import { expect, test } from './test.ts';

/**
 * From 4:3 to ultrawide, one on its side and one that somebody made small. Letters are laid out in one size and drawn to
 * scale, so what fits in one window fits in all of its proportions; the last test holds the display to that.
 */
const SHAPES: readonly StageSize[] = [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1080],
  [3440, 1440],
  [3840, 1080],
  [1080, 1920],
];
const VIEWPORTS: readonly StageSize[] = [
  [400, 300],
  [640, 480],
  [800, 600],
  [1366, 768],
  [1920, 1080],
  [1920, 1200],
  [2560, 1080],
  [3440, 1440],
  [1080, 1920],
];

const LINES = 500;
const FRAME_MS = 1000 / 60;

/** A shape that a window has, or nearly; -1 for one that has none of them. */
function shapeOf([width, height]: StageSize): number {
  return SHAPES.findIndex((shape) => Math.abs(shape[0] / shape[1] - width / height) < 0.001);
}

async function openScreen(page: Page, [width, height]: StageSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('/display/screen');
  // All of them, so that none comes in the middle of a measure.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
}

let scripture: Promise<{ corpus: Corpus; lines: LineIndex[] }> | null = null;
/** The longest lines, once for all tests of a process. */
function readLongest() {
  return (scripture ??= longestLines(LINES));
}

test.describe('the fit of slides', () => {
  for (const [level, stack] of STACKS.entries()) {
    test(`clips none of the ${String(LINES)} longest lines in any window, stack ${String(level + 1)}`, async ({
      page,
    }) => {
      test.slow();
      await openScreen(page, [640, 480]);
      const { corpus, lines } = await readLongest();
      const pictures = lines.map((line) => pictureOf(corpus, line, stack));
      const { faults, scales, times } = await fitSlides(page, pictures, SHAPES);
      expect(faults).toEqual([]);
      expect(scales.length).toBe(LINES);
      expect(scales.every((each) => each.length === SHAPES.length)).toBe(true);
      expect(Math.min(...scales.flat())).toBeGreaterThan(1 / 100);
      // There within a frame; the median, since the machine of a test has other work too.
      expect(times[Math.floor(times.length / 2)]).toBeLessThan(FRAME_MS);
      const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
      test.info().annotations.push({ type: 'p99 of a fit', description: `${p99.toFixed(1)} ms` });
    });
  }

  test('clips none of them beside its translations, nor with the lines of its paragraph', async ({
    page,
  }) => {
    test.slow();
    await openScreen(page, [640, 480]);
    const { corpus, lines } = await readLongest();
    for (const layout of LAYOUTS) {
      const pictures = lines
        .filter((_line, index) => index % 10 === 0)
        .map((line) => pictureOf(corpus, line, layout));
      const { faults } = await fitSlides(page, pictures, SHAPES);
      expect(faults).toEqual([]);
    }
  });

  test('is the same in every window of the same proportions, however many pixels it has', async ({
    page,
  }) => {
    test.slow();
    const { corpus, lines } = await readLongest();
    const pictures = [0, 40, 200, 499].flatMap((index) =>
      STACKS.map((stack) => pictureOf(corpus, lines[index] ?? (0 as LineIndex), stack)),
    );
    await openScreen(page, [640, 480]);
    const ofShapes = await fitSlides(page, pictures, SHAPES);
    for (const viewport of VIEWPORTS) {
      await openScreen(page, viewport);
      const { faults, scales } = await fitSlides(page, pictures);
      expect(faults).toEqual([]);
      const shape = shapeOf(viewport);
      if (shape === -1) continue;
      for (const [index, [scale = 0]] of scales.entries()) {
        expect(scale / (ofShapes.scales[index]?.[shape] ?? 0)).toBeCloseTo(1, 1);
      }
    }
  });
});
