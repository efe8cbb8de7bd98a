import type { BrowserContext, Page } from '@playwright/test';
import { DEFAULT_PREFERENCES, encodePreferences, type Preferences } from '@naad/settings-schema';
import { ShabadPage } from './pages/ShabadPage.ts';
import { expect, test } from './test.ts';

const SHABAD = '/shabad?id=3590';
/** Ang 1293: lines with both kinds of visraam. */
const ANG = '/ang?ang=1293';
const PAUSING = 'ਬਿਆਸ ਮਹਿ ਲੇਖੀਐ ਸਨਕ ਮਹਿ ਪੇਖੀਐ ਨਾਮ ਕੀ ਨਾਮਨਾ ਸਪਤ ਦੀਪਾ ॥੧॥';

/** Sets the visitor's preferences. */
async function choose(context: BrowserContext, baseURL: string | undefined, choices: Partial<Preferences>) {
  const value = encodePreferences({ ...DEFAULT_PREFERENCES, hasAcceptedNotice: true, ...choices });
  await context.addCookies([{ name: 'naad', value, url: baseURL ?? '' }]);
}

interface RowStart {
  /** The letter before the row and its first letter. */
  readonly letters: string;
  /** True if the text permits a row break here: between syllables, or after an end mark. */
  readonly isPermitted: boolean;
}

/** Row starts in the first lines. */
function rowStarts(page: Page): Promise<RowStart[]> {
  return page.evaluate(() => {
    const starts: RowStart[] = [];
    for (const line of [...document.querySelectorAll('[data-verse-id] [lang="pa-Guru"]')].slice(0, 12)) {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      let before = '';
      let bottom = 0;
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (let at = 0; at < (text.textContent ?? '').length; at++) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const rect = range.getBoundingClientRect();
          const letter = range.toString();
          // A sign can have no width; a letter of the next row begins below this row's end.
          if (bottom > 0 && rect.top > bottom - 4) {
            const isAfterBreak = [text, text.parentNode].some(
              (node) => node?.previousSibling?.nodeName === 'WBR',
            );
            const isPermitted = (at === 0 && isAfterBreak) || /[॥।]/.test(before);
            starts.push({ letters: before + letter, isPermitted });
          }
          if (rect.height > 0) bottom = rect.bottom;
          before = letter;
        }
      }
    }
    return starts;
  });
}

test('larivaar joins words and wraps only between syllables [B52, S1.6]', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const apart = await ShabadPage.open(page, SHABAD);
  const before = await apart.lines.first().locator('[lang="pa-Guru"]').first().textContent();
  await choose(context, baseURL, { isLarivaar: true, fontSize: 3.2 });
  const joined = await ShabadPage.open(page, SHABAD);
  const line = joined.lines.first().locator('[lang="pa-Guru"]').first();
  expect(await line.textContent()).toBe(before?.replaceAll(' ', ''));

  const starts = await rowStarts(page);
  expect(starts.length).toBeGreaterThan(10);
  expect(starts.filter(({ isPermitted }) => !isPermitted)).toEqual([]);
  for (const { letters } of starts) expect(letters).not.toMatch(/੍.|.[\p{M}॥।]/u);
  // End marks stay apart, without a space character.
  const gap = await line.evaluate((element) => {
    const mark = element.querySelector('[data-apart]')?.getBoundingClientRect();
    const word = element.querySelector('[data-word]:nth-last-child(1 of :not([data-apart], wbr))');
    const rects = [...(word?.getClientRects() ?? [])];
    return (mark?.left ?? 0) - (rects.at(-1)?.right ?? 0);
  });
  expect(gap).toBeGreaterThan(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('assist colours every second word, more strongly with each level [B53]', async ({
  page,
  context,
  baseURL,
}) => {
  const colours: string[] = [];
  for (const assistStrength of [1, 2, 3, 4, 5] as const) {
    await choose(context, baseURL, { isLarivaar: true, hasAssist: true, assistStrength });
    const { lines } = await ShabadPage.open(page, SHABAD);
    const ofWords = await lines
      .first()
      .locator('[data-word]')
      .evaluateAll((words) => words.map((word) => getComputedStyle(word).color));
    expect(new Set(ofWords.filter((_colour, place) => place % 2 === 0)).size).toBe(1);
    expect(new Set(ofWords.filter((_colour, place) => place % 2 === 1)).size).toBe(1);
    expect(ofWords[1]).not.toBe(ofWords[0]);
    colours.push(ofWords[1] ?? '');
  }
  expect(new Set(colours).size).toBe(5);
});

test('visraams have a colour and a sign, and neither style nor assist changes a word [B55, S3.46]', async ({
  page,
  context,
  baseURL,
}) => {
  const lookOf = async (choices: Partial<Preferences>) => {
    await choose(context, baseURL, choices);
    await page.goto(ANG);
    const line = page.locator('[data-verse-id] [lang="pa-Guru"]').filter({ hasText: 'ਨਾਮਨਾ' });
    return line.first().evaluate((element) => {
      const lookAt = (selector: string) => {
        const word = element.querySelector(selector);
        const style = word && getComputedStyle(word);
        return { word: word?.textContent, color: style?.color, sign: style?.backgroundImage };
      };
      return {
        text: element.textContent,
        plain: lookAt('[data-word="0"]'),
        main: lookAt('[data-visraam="main"]'),
        yamki: lookAt('[data-visraam="yamki"]'),
      };
    });
  };
  const off = await lookOf({});
  expect(off.text).toBe(PAUSING);
  expect([off.main.word, off.yamki.word]).toEqual(['ਪੇਖੀਐ', 'ਲੇਖੀਐ']);
  expect(off.main).toMatchObject({ color: off.plain.color, sign: 'none' });

  const coloured = await lookOf({ hasVisraams: true });
  expect(new Set([coloured.plain.color, coloured.main.color, coloured.yamki.color]).size).toBe(3);
  expect(coloured.main.sign).not.toBe(coloured.yamki.sign);

  const gradient = await lookOf({ hasVisraams: true, visraamStyle: 'gradient-bg' });
  expect(gradient.main.color).toBe(gradient.plain.color);
  expect(gradient.main.sign).toContain('linear-gradient');
  expect(gradient.text).toBe(coloured.text);

  const assisted = await lookOf({ hasVisraams: true, isLarivaar: true, hasAssist: true });
  expect(assisted.yamki.color).toBe(assisted.plain.color);
  expect(assisted.yamki.sign).not.toBe('none');
});

test('only the chosen font is loaded, and the system font needs none [B58]', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:face|lone-sign|nastaliq|devanagari)-.*\.woff2$/.test(pathname)) asked.push(pathname);
  });
  const familyOf = () =>
    page
      .locator('[data-verse-id] [data-word]')
      .first()
      .evaluate((word) => getComputedStyle(word).fontFamily);

  await page.goto(SHABAD);
  expect(await familyOf()).toMatch(/^"Naad Gurmukhi"/);
  expect(asked).toEqual([]);

  await choose(context, baseURL, { font: 'notosans' });
  await page.goto(SHABAD);
  expect(await familyOf()).toMatch(/^"Naad Sans", "Naad Gurmukhi"/);
  expect(new Set(asked).size).toBe(1);
  expect(asked[0]).toMatch(/\/face-sans-.{8}\.woff2$/);
  expect(await page.evaluate(() => document.fonts.check('20px "Naad Sans"', 'ਅ'))).toBe(true);

  await choose(context, baseURL, { font: 'unicode_font', isUnicode: true });
  await page.goto(SHABAD);
  expect(await familyOf()).toMatch(/^"Noto Sans Gurmukhi"/);
  expect(new Set(asked).size).toBe(1);
});

test('a selection is exactly the text, including long end marks', async ({ page }) => {
  await page.goto('/ang?ang=1409');
  const last = page.locator('[data-verse-id] [lang="pa-Guru"]').filter({ hasText: '੧੪੩' }).first();
  const selected = await last.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString();
  });
  expect(selected).toBe('ਛਤ੍ਰੁ ਸਿੰਘਾਸਨੁ ਪਿਰਥਮੀ ਗੁਰ ਅਰਜੁਨ ਕਉ ਦੇ ਆਇਅਉ ॥੨॥੨੧॥੯॥੧੧॥੧੦॥੧੦॥੨੨॥੬੦॥੧੪੩॥');
});
