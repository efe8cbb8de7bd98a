import type { Page } from '@playwright/test';
import type { Corpus, LineIndex } from '@naad/gurbani-corpus';
import { loadCorpus } from '@naad/gurbani-corpus/node';
import { fileURLToPath } from 'node:url';
import type { SentPicture, StageSize } from './checks/fitSlides.ts';
import { launchWithLatinFonts, launchWithoutFonts } from './fontMachine.ts';
import { letterPictures, machineFonts } from './slides/checkFonts.ts';
import { linePicture } from './slides/linePicture.ts';
import { readSlides } from './slides/readSlides.ts';
import { DisplayDesk } from './pages/DisplayDesk.ts';
import { expect, test } from './test.ts';

const PACKS = fileURLToPath(new URL('../../../dist/@naad/gurbani-corpus', import.meta.url));
const SHAPES: readonly StageSize[] = [
  [1920, 1080],
  [1024, 768],
  [1280, 1024],
];
const ONE_TRANSLATION = { translations: ['en.ssk'], transliterations: [] } as const;
/** `npm run slides` shows all lines; here it is every so many. */
const EVERY = 2_500;

let scripture: Promise<Corpus> | null = null;
const readScripture = () => (scripture ??= loadCorpus(PACKS));

/** Opens the projector's page with all of its fonts, so that none arrives during a measurement. */
async function openScreen(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/display/screen`);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
}

const announcement = (text: string): SentPicture => ({
  slide: { kind: 'text', name: 'announcement', text, isGurmukhi: false },
  look: {},
  letters: text.replace(/\s+/g, ''),
});

test.describe('slides', () => {
  test('show lines as large as fits, in rows that break at pauses [U20, U21, U22]', async ({ page }) => {
    test.slow();
    await openScreen(page);
    const corpus = await readScripture();
    const pictures = Array.from({ length: Math.ceil(corpus.lineCount / EVERY) }, (_each, at) =>
      linePicture(corpus, (at * EVERY) as LineIndex, ONE_TRANSLATION),
    );
    const readings = (await readSlides(page, pictures, SHAPES)).flat();
    expect(readings.flatMap(({ faults }) => faults)).toEqual([]);
    expect(readings.filter(({ hasWidow }) => hasWidow)).toEqual([]);
    expect(readings.filter(({ avoidableBreaks }) => avoidableBreaks > 0)).toEqual([]);
    const translated = readings.filter(({ smallestShare }) => smallestShare !== null);
    expect(Math.min(...translated.map(({ smallestShare }) => smallestShare ?? 1))).toBeGreaterThan(0.0279);
    const filling = translated.filter(({ share }) => share >= 0.7);
    expect(filling.length / translated.length).toBeGreaterThan(0.9);
    expect(readings.some(({ pauseBreaks }) => pauseBreaks > 0)).toBe(true);
  });

  test('shrink translations before the Gurbani, down to the smallest legible size [U22]', async ({
    page,
  }) => {
    await openScreen(page);
    const corpus = await readScripture();
    // The Mool Mantra with one translation, in sizes that don't fit together.
    const { slide, letters } = linePicture(corpus, 0 as LineIndex, ONE_TRANSLATION);
    const sizes = { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 };
    const read = async (changes: object) => {
      const picture = { slide, letters, look: { sizes: { ...sizes, ...changes } } };
      const [reading] = (await readSlides(page, [picture], [[1024, 768]])).flat();
      return reading ?? { fontShare: 0, smallestShare: 0 };
    };
    const before = await read({});
    const larger = await read({ translation: 20 });
    // 20 would be 18 % of the height.
    expect(larger.smallestShare).toBeLessThan(0.1);
    expect(larger.fontShare).toBeGreaterThan(0.1);
    const preferred = await read({ gurbani: 20 });
    expect(preferred.smallestShare).toBeCloseTo(0.028, 2);
    expect(preferred.fontShare).toBeGreaterThanOrEqual(before.fontShare);
    const smaller = await read({ gurbani: 4 });
    expect(smaller.fontShare).toBeLessThan(before.fontShare * 0.6);
  });

  test('leave out the last translations, never the first, where they would be too small to read, and only the desk says so [U26]', async ({
    page,
  }) => {
    const look = {
      translations: ['en', 'pu', 'es'],
      steeks: ['ss', 'ft'],
      transliterations: ['en', 'hi'],
      nextLine: true,
    };
    await page.addInitScript((memory) => {
      localStorage.setItem('naad-display', memory);
    }, JSON.stringify({ look }));
    const desk = await DisplayDesk.open(page);
    const { page: screen } = await desk.openScreen();
    await screen.setViewportSize({ width: 1024, height: 768 });
    const rows = screen.locator('[data-translation]');
    await desk.openByLetters('ਇਹਧਕਕਸਨ', 'ਇਸੁ ਹਰਿ ਧਨ ਕਾ ਕੋਈ ਸਰੀਕੁ ਨਾਹੀ');
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toBeVisible();
    await expect(rows.last()).toBeHidden();
    await expect(desk.screenStatus).toContainText('too small to read');
    await expect(screen.locator('main')).not.toContainText('too small to read');
    const smallest = await screen.evaluate(() => {
      const rest = document.querySelector<HTMLElement>('[data-rest]');
      const shown = [...(rest?.querySelectorAll<HTMLElement>('[data-row]:not([hidden])') ?? [])];
      const scale = (rest?.getBoundingClientRect().width ?? 0) / (rest?.offsetWidth ?? 1);
      return Math.min(...shown.map((row) => Number.parseFloat(getComputedStyle(row).fontSize))) * scale;
    });
    expect(smallest).toBeGreaterThan(0.0279 * 768);
    // A higher window has room for all.
    await screen.setViewportSize({ width: 1024, height: 3000 });
    await expect(rows.last()).toBeVisible();
    await expect(desk.screenStatus).not.toContainText('too small to read');
  });

  test('mark pauses without moving a word [U23]', async ({ page }) => {
    await openScreen(page);
    const corpus = await readScripture();
    const picture = linePicture(corpus, 0 as LineIndex, ONE_TRANSLATION);
    const placesOf = async (visraams: boolean) => {
      await readSlides(page, [{ ...picture, look: { visraams } }], [[1920, 1080]]);
      await expect(page.locator('[data-visraams]')).toHaveCount(visraams ? 1 : 0);
      return page.locator('[data-word]').evaluateAll((words) =>
        words.map((word) => {
          const { left, right } = word.getBoundingClientRect();
          return [left, right];
        }),
      );
    };
    expect(await placesOf(true)).toEqual(await placesOf(false));
  });

  for (const [machine, launch] of [
    ['without any font', launchWithoutFonts],
    ['with other fonts', launchWithLatinFonts],
  ] as const) {
    test(`use only the site's own fonts on a machine ${machine}, also for mixed scripts [U24]`, async ({
      baseURL,
    }, testInfo) => {
      test.slow();
      const corpus = await readScripture();
      const browser = await launch(testInfo);
      const page = await (await browser.newContext()).newPage();
      await openScreen(page, baseURL);
      const mixed = [
        announcement('Langar is ready: ਵਾਹਿਗੁਰੂ ਜੀ ਕਾ ਖ਼ਾਲਸਾ, आइए, ਆਓ ਜੀ, لنگر تیار ہے'),
        { ...announcement('ੴ ਸਤਿ ਨਾਮੁ Ekam Sat Naam ½ café'), look: { font: 'prabhki' } },
      ];
      const [letters] = letterPictures(corpus, EVERY);
      if (!letters) throw new Error('There are no letters.');
      // Older transliterations have ੴ in every script.
      const { transliterations } = letters.slide as { transliterations: readonly { text: string }[] };
      const withSign = transliterations.map((each) => ({ ...each, text: `ੴ ${each.text}` }));
      const pictures = [
        letters,
        { ...letters, slide: { ...letters.slide, transliterations: withSign } },
        ...mixed,
      ];
      for (const { slide, look } of pictures) {
        await showOn(page, { slide, look });
        await expect.poll(() => machineFonts(page)).toEqual([]);
      }
      await browser.close();
    });
  }
});

/** Shows a picture as a desk in the same browser does. */
async function showOn(page: Page, picture: Omit<SentPicture, 'letters'>): Promise<void> {
  await page.evaluate((sent) => {
    const channel = new BroadcastChannel('naad-display');
    channel.postMessage({
      from: 'desk',
      type: 'picture',
      desk: 'proof',
      picture: { ...sent, rev: Date.now() },
    });
    channel.close();
  }, picture);
  await expect(page.locator('[data-gurbani]')).toBeVisible();
}
