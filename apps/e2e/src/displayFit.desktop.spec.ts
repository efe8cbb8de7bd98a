import type { Page } from '@playwright/test';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { toScript } from '@naad/gurbani-text/naad-scheme';
import { type FitReport, fitSlides, type StageSize, type SentPicture } from './checks/fitSlides.ts';
import { expect, test } from './test.ts';
import { fileURLToPath } from 'node:url';
import { loadCorpus } from '@naad/gurbani-corpus/node';

const PACKS = fileURLToPath(new URL('../../../dist/@naad/gurbani-corpus', import.meta.url));

const SIZES = { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 };
const LARGEST = { gurbani: 20, translation: 20, teeka: 20, transliteration: 20 };
const ALL = { translations: ['en', 'pu', 'es'], transliterations: ['en', 'hi', 'ur', 'ipa'], nextLine: true };

/** Combinations of languages on a slide: the line alone, common choices, everything, and everything in the largest size. */
const STACKS: readonly Readonly<Record<string, unknown>>[] = [
  { sizes: SIZES, translations: [], transliterations: [], nextLine: false },
  { sizes: SIZES, translations: [], transliterations: [], nextLine: true, larivaar: true, visraams: true },
  { sizes: SIZES, translations: ['en'], transliterations: [], nextLine: false, visraams: true },
  { sizes: SIZES, translations: ['en', 'pu'], transliterations: ['en'], nextLine: true, visraams: true },
  { sizes: SIZES, translations: ['es'], transliterations: ['ur', 'hi'], nextLine: false },
  { sizes: SIZES, ...ALL, larivaar: true, larivaarAssist: true },
  { sizes: LARGEST, ...ALL },
];

/** Other layouts of the fullest combination: beside the line, and with the lines of its paragraph. */
const LAYOUTS: readonly Readonly<Record<string, unknown>>[] = [
  { sizes: SIZES, ...ALL, mode: 'split', lineHeight: 2 },
  { sizes: LARGEST, ...ALL, mode: 'split', font: 'anmol_bold' },
  { sizes: SIZES, ...ALL, mode: 'reading', visraams: true },
  { sizes: SIZES, ...ALL, paragraph: true, font: 'gurmukhi_thick' },
  { sizes: LARGEST, ...ALL, paragraph: true, larivaar: true },
];
/** Maximum number of lines before and after the line on a slide. */
const MAX_AROUND = 8;

const LANGS = { en: 'pa-Latn', hi: 'hi', ur: 'pa-Arab', ipa: 'pa-Latn-fonipa' } as const;
const TRANSLATORS = [
  ['en.ssk', 'en'],
  ['pu.ss', 'pa-Guru'],
  ['es.sn', 'es'],
] as const;

/** The longest lines of the scripture, in descending order of length. */
async function longestLines(count: number): Promise<{ corpus: Corpus; lines: LineIndex[] }> {
  const corpus = await loadCorpus(PACKS);
  const lengths = Array.from({ length: corpus.lineCount }, (_each, index) => ({
    index: index as LineIndex,
    length: corpus.unicode(index as LineIndex).length,
  }));
  lengths.sort((one, other) => other.length - one.length);
  return { corpus, lines: lengths.slice(0, count).map(({ index }) => index) };
}

/** A line with its translations, transliterations and neighbours for one combination. */
function pictureOf(corpus: Corpus, line: LineIndex, stack: Readonly<Record<string, unknown>>): SentPicture {
  const translations = TRANSLATORS.flatMap(([key, lang]) => {
    const text = corpus.translation(line, key);
    const isChosen = (stack['translations'] as string[]).includes(key.slice(0, 2));
    return text === null || !isChosen ? [] : [{ key, lang, text }];
  });
  const transliterations = (stack['transliterations'] as (keyof typeof LANGS)[]).map((script) => ({
    script,
    lang: LANGS[script],
    text: toScript(corpus.unicode(line), script),
  }));
  const next =
    stack['nextLine'] === true && line + 1 < corpus.lineCount
      ? corpus.unicode((line + 1) as LineIndex)
      : null;
  const unicode = corpus.unicode(line);
  const hasAround = stack['paragraph'] === true || stack['mode'] === 'reading';
  const linesFrom = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_each, at) => corpus.unicode((from + at) as LineIndex));
  const around = {
    before: linesFrom(Math.max(0, line - MAX_AROUND), line),
    after: linesFrom(line + 1, Math.min(corpus.lineCount, line + 1 + MAX_AROUND)),
  };
  const visraams = corpus.visraams(line).filter(({ type }) => type === 'main' || type === 'yamki');
  const shown = [
    ...(hasAround ? [...around.before, unicode, ...around.after] : [unicode]),
    ...transliterations.map(({ text }) => text),
    ...translations.map(({ text }) => text),
    next ?? '',
  ];
  return {
    slide: {
      kind: 'line',
      of: { kind: 'shabad', id: 1, row: 0 },
      verseId: corpus.line(line).verseId,
      unicode,
      visraams,
      translations,
      transliterations,
      next,
      ...(hasAround && { around }),
    },
    look: { theme: 'dark', centred: true, ...stack },
    letters: shown.join('').replace(/\s+/g, ''),
  };
}

/**
 * From 4:3 to ultrawide, one portrait and a few small windows. Letters are laid out at one size and scaled, so a fit in
 * one window holds for all of its proportions; the last test proves that.
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

const LINES = 126;
/** A fit tries sizes and breaks, and each costs a layout of a part of the slide; it took 5 to 20 whole ones. */
const LAYOUTS_PER_FIT = 32;

/** Index of the shape with a window's proportions, or -1. */
function shapeOf([width, height]: StageSize): number {
  return SHAPES.findIndex((shape) => Math.abs(shape[0] / shape[1] - width / height) < 0.001);
}

async function openScreen(page: Page, [width, height]: StageSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('/display/screen');
  // Loads all fonts now, so that none arrives during a measurement.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
}

/**
 * Shows each line on two of the shapes, taken in turn: every shape has two sevenths of the lines. `npm run slides` shows every
 * line of the scripture on three.
 */
async function fitOnTwoShapes(
  page: Page,
  corpus: Corpus,
  lines: readonly LineIndex[],
  look: Readonly<Record<string, unknown>>,
) {
  const reports: FitReport[] = [];
  for (const [turn, shape] of SHAPES.entries()) {
    const other = SHAPES[(turn + 3) % SHAPES.length] ?? shape;
    const pictures = lines
      .filter((_line, index) => index % SHAPES.length === turn)
      .map((line) => pictureOf(corpus, line, look));
    reports.push(await fitSlides(page, pictures, [shape, other]));
  }
  return {
    faults: reports.flatMap(({ faults }) => faults),
    scales: reports.flatMap(({ scales }) => scales.flat()),
    times: reports.flatMap(({ times }) => times),
    layouts: reports.flatMap(({ layouts }) => layouts),
  };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

let scripture: Promise<{ corpus: Corpus; lines: LineIndex[] }> | null = null;
/** The longest lines, read once for all tests of a process. */
function readLongest() {
  return (scripture ??= longestLines(LINES));
}

test.describe('the fit of slides [Y11]', () => {
  for (const [level, stack] of STACKS.entries()) {
    test(`clips none of the ${String(LINES)} longest lines in any window, stack ${String(level + 1)}`, async ({
      page,
    }) => {
      test.slow();
      await openScreen(page, [640, 480]);
      const { corpus, lines } = await readLongest();
      const { faults, scales, times, layouts } = await fitOnTwoShapes(page, corpus, lines, stack);
      expect(faults).toEqual([]);
      expect(scales).toHaveLength(LINES * 2);
      expect(Math.min(...scales)).toBeGreaterThan(1 / 100);
      expect(median(times) / median(layouts)).toBeLessThan(LAYOUTS_PER_FIT);
    });
  }

  test('clips no line in split view or with the lines of its paragraph', async ({ page }) => {
    test.slow();
    await openScreen(page, [640, 480]);
    const { corpus, lines } = await readLongest();
    const sample = lines.filter((_line, index) => index % 10 === 0);
    for (const layout of LAYOUTS) {
      const { faults } = await fitOnTwoShapes(page, corpus, sample, layout);
      expect(faults).toEqual([]);
    }
  });

  test('is the same in every window of the same proportions, regardless of its resolution', async ({
    page,
  }) => {
    test.slow();
    const { corpus, lines } = await readLongest();
    const pictures = [0, 40, 80, 125].flatMap((index) =>
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
