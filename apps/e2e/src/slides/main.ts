/**
 * `npm run slides -w @naad/e2e`: shows every line of the scripture with one translation on a projector page of the built
 * site, on three shapes of screens, and prints what is clipped, badly broken or too small. `--every=200` takes every
 * two-hundredth line, `--lines=0,62000` only some. Pictures of the worst twenty slides, and of twenty ordinary ones, are
 * written to dist/slides. `--sheet` only writes one picture of example slides, to dist/reports/slides.png.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Corpus, type LineIndex } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import type { StageSize } from '../checks/fitSlides.ts';
import { launchWithoutFonts } from '../fontMachine.ts';
import { startBuiltServer } from '../startBuiltServer.ts';
import { letterPictures, machineFonts } from './checkFonts.ts';
import { linePicture } from './linePicture.ts';
import { readSlides, type SlideReading } from './readSlides.ts';
import { SAMPLE_SHAPES, sampleSlides } from './sampleSlides.ts';
import { writeContactSheet, type SheetSlide } from './writeContactSheet.ts';

const PACKS = fileURLToPath(new URL('../../../../dist/@naad/gurbani-corpus', import.meta.url));
const OUT = fileURLToPath(new URL('../../../../dist/slides', import.meta.url));
const REPORTS = fileURLToPath(new URL('../../../../dist/reports', import.meta.url));
const SHAPES: readonly StageSize[] = [
  [1920, 1080],
  [1024, 768],
  [1280, 1024],
];
const DEFAULT_CHOICES = { translations: ['en.ssk'], transliterations: [] } as const;
const BATCH = 100;
const PROGRESS_LINES = 20_000;
const SHEET_SLIDES = 20;

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    lines: { type: 'string' },
    sheet: { type: 'boolean', default: false },
  },
});
const every = Number(values.every);
if (!Number.isInteger(every) || every < 1) throw new Error('--every must be a whole number from 1.');

const print = (line: string) => void process.stdout.write(`${line}\n`);
const count = (value: number) => value.toLocaleString('en');

interface ReadLine {
  readonly line: LineIndex;
  /** One for each shape. */
  readonly readings: readonly SlideReading[];
}

async function openScreen(page: Page, origin: string): Promise<void> {
  // tsx wraps the functions inside those that run in a page with this helper.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(`${origin}/display/screen`);
  // Loads all fonts now, so that none arrives during a measurement.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
}

/** Whole runs take an hour: a part of one is a sample of all works if its lines are far apart. */
const STRIDE = 16;

function linesToRead(corpus: Corpus): LineIndex[] {
  if (values.lines !== undefined) return values.lines.split(',').map((line) => Number(line) as LineIndex);
  const count = Math.ceil(corpus.lineCount / every);
  const first = Array.from({ length: Math.min(STRIDE, count) }, (_each, at) => at);
  return first.flatMap((start) =>
    Array.from(
      { length: Math.ceil((count - start) / STRIDE) },
      (_each, at) => ((start + at * STRIDE) * every) as LineIndex,
    ),
  );
}

async function readLines(page: Page, corpus: Corpus): Promise<ReadLine[]> {
  const lines = linesToRead(corpus);
  const read: ReadLine[] = [];
  for (let from = 0; from < lines.length; from += BATCH) {
    const batch = lines.slice(from, from + BATCH);
    const pictures = batch.map((line) => linePicture(corpus, line, DEFAULT_CHOICES));
    const readings = await readSlides(page, pictures, SHAPES);
    read.push(...batch.map((line, at) => ({ line, readings: readings[at] ?? [] })));
    if (read.length % PROGRESS_LINES !== 0) continue;
    print(`${count(read.length)} lines so far`);
    printTable(read);
  }
  return read.sort((one, other) => one.line - other.line);
}

const shareOf = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Prints a row for each shape; true if something must not be. */
function printTable(read: readonly ReadLine[]): boolean {
  print(
    '| Screen | Clipped | Widows | Illegible | At least 70 % of the height | Of lines with a translation | Median | Breaks at pauses | Within phrases | Although a pause would do |',
  );
  print('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  let hasFaults = false;
  for (const [shape, [width, height]] of SHAPES.entries()) {
    const readings = read.flatMap(({ readings: each }) => each[shape] ?? []);
    const translated = readings.filter(({ smallestShare }) => smallestShare !== null);
    const number = (holds: (reading: SlideReading) => boolean) => readings.filter(holds).length;
    const sum = (value: (reading: SlideReading) => number) =>
      readings.reduce((total, reading) => total + value(reading), 0);
    const shares = readings.map(({ share }) => share).sort((one, other) => one - other);
    const clipped = number(({ isClipped }) => isClipped);
    const widows = number(({ hasWidow }) => hasWidow);
    const illegible = number(({ smallestShare }) => smallestShare !== null && smallestShare < 0.0279);
    const avoidable = sum(({ avoidableBreaks }) => avoidableBreaks);
    hasFaults ||= clipped + avoidable > 0;
    print(
      `| ${String(width)}×${String(height)} | ${count(clipped)} | ${count(widows)} | ${count(illegible)} | ${shareOf(
        number(({ share }) => share >= 0.7),
        readings.length,
      )} | ${shareOf(translated.filter(({ share }) => share >= 0.7).length, translated.length)} | ${((shares[shares.length >> 1] ?? 0) * 100).toFixed(0)} % | ${count(
        sum(({ pauseBreaks }) => pauseBreaks),
      )} | ${count(sum(({ phraseBreaks }) => phraseBreaks))} | ${count(avoidable)} |`,
    );
  }
  return hasFaults;
}

/** Higher is worse. */
function badness({ isClipped, hasWidow, avoidableBreaks, share, phraseBreaks }: SlideReading): number {
  const faults = Number(isClipped) * 100 + Number(hasWidow) * 10 + avoidableBreaks * 10;
  return faults + (1 - share) * 2 + phraseBreaks * 0.1;
}

/** The worst slides, each line once, and as many ordinary ones. */
function pickSlides(
  corpus: Corpus,
  read: readonly ReadLine[],
): { worst: SheetSlide[]; ordinary: SheetSlide[] } {
  const slideOf = ({ line, readings }: ReadLine, shape: number): SheetSlide => {
    const { share, fontShare, hasWidow, avoidableBreaks, faults: clips } = readings[shape] as SlideReading;
    const faults = [...clips, hasWidow && 'widow', avoidableBreaks > 0 && 'avoidable'];
    return {
      picture: linePicture(corpus, line, DEFAULT_CHOICES),
      size: SHAPES[shape] ?? [1920, 1080],
      caption: `line ${String(line)}: ${(share * 100).toFixed(0)} % of the height, letters ${(fontShare * 100).toFixed(1)} % ${faults.filter(Boolean).join(' ')}`,
    };
  };
  const ranked = read.map((each) => {
    const scores = each.readings.map(badness);
    const score = Math.max(...scores);
    return { each, score, shape: scores.indexOf(score) };
  });
  ranked.sort((one, other) => other.score - one.score);
  const step = Math.max(1, Math.floor(read.length / SHEET_SLIDES));
  return {
    worst: ranked.slice(0, SHEET_SLIDES).map(({ each, shape }) => slideOf(each, shape)),
    ordinary: read
      .filter((_each, at) => at % step === Math.floor(step / 2))
      .slice(0, SHEET_SLIDES)
      .map((each, at) => slideOf(each, at % SHAPES.length)),
  };
}

/** Writes example slides into one picture; true if none of them has faults. */
async function writeSamples(page: Page, corpus: Corpus): Promise<boolean> {
  const slides: SheetSlide[] = [];
  let hasFaults = false;
  for (const { name, picture } of sampleSlides(corpus)) {
    const readings = (await readSlides(page, [picture], SAMPLE_SHAPES)).flat();
    for (const [shape, { faults, share, fontShare }] of readings.entries()) {
      const size = SAMPLE_SHAPES[shape] ?? [1920, 1080];
      hasFaults ||= faults.length > 0;
      slides.push({
        picture,
        size,
        caption: `${name}, ${size.join(' × ')}: ${(share * 100).toFixed(0)} % of the height, letters ${(fontShare * 100).toFixed(1)} % ${faults.join(' ')}`,
      });
    }
  }
  mkdirSync(REPORTS, { recursive: true });
  const columns = SAMPLE_SHAPES.map(([width, height]) => `${(width / height).toFixed(3)}fr`).join(' ');
  await writeContactSheet(page, slides, `${REPORTS}/slides.png`, columns);
  print(`${count(slides.length)} example slides: dist/reports/slides.png`);
  return !hasFaults;
}

/** Shows the lines and prints what is wrong with them; true if nothing is. */
async function readScripture(page: Page, corpus: Corpus, bare: Browser, origin: string): Promise<boolean> {
  const barePage = await (await bare.newContext()).newPage();
  await openScreen(barePage, origin);
  const read = await readLines(page, corpus);
  print(`${count(read.length)} of ${count(corpus.lineCount)} lines, each with one translation\n`);
  const hasFaults = printTable(read);

  const fallbacks = new Set<string>();
  const letters = letterPictures(corpus, every);
  for (const picture of letters) {
    await readSlides(barePage, [picture], [[1920, 1080]]);
    for (const font of await machineFonts(barePage)) fallbacks.add(font);
  }
  print(
    `\nFonts of the machine used, with every letter of every script: ${[...fallbacks].join(', ') || 'none'} (${count(letters.length)} slides of letters)`,
  );
  const { worst, ordinary } = pickSlides(corpus, read);
  await writeContactSheet(page, worst, `${OUT}/worst.png`);
  await writeContactSheet(page, ordinary, `${OUT}/ordinary.png`);
  print('The worst and ordinary slides: dist/slides/worst.png, dist/slides/ordinary.png');
  return !hasFaults && fallbacks.size === 0;
}

const corpus = await loadCorpus(PACKS);
const server = await startBuiltServer();
const browser = await chromium.launch(CHROMIUM);
mkdirSync(OUT, { recursive: true });
const bare = await launchWithoutFonts({ outputPath: (name: string) => `${OUT}/${name}` });
try {
  const page = await (await browser.newContext()).newPage();
  await openScreen(page, server.origin);
  const isGood = values.sheet
    ? await writeSamples(page, corpus)
    : await readScripture(page, corpus, bare, server.origin);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await Promise.all([browser.close(), bare.close()]);
  await server.stop();
}
