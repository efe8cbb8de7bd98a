import type { APIRequestContext } from '@playwright/test';
import { axeFaults } from './checks/axeFaults.ts';
import { ReadingTools } from './pages/ReadingTools.ts';
import { expect, test, prepareVisitor } from './test.ts';

/** The part of the API's shabad that the tests read. */
interface Answer {
  readonly verses: readonly {
    readonly verseId: number;
    readonly verse: { readonly unicode: string };
    readonly transliteration: { readonly en: string };
    readonly translation: { readonly en: { readonly ssk: string } };
  }[];
}

/** Satta and Balwand, ang 968: nine lines. */
const SHABAD = '/shabad?id=3590';
const DARPAN = 'Sri Guru Granth Darpan (Prof. Sahib Singh)';

async function linesOf(request: APIRequestContext, id = 3590): Promise<string[]> {
  const { verses } = (await (await request.get(`/api/v2/shabads/${String(id)}`)).json()) as Answer;
  return verses.map(({ verse }) => verse.unicode);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('words', () => {
  test('are explained on press with their meaning in this line, first [B64, S9.22, P30, P31, P32, P35]', async ({
    page,
    request,
  }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.press(tools.word(3, 2));
    const word = String(await tools.word(3, 2).textContent());
    const id = String(await tools.lines.nth(3).getAttribute('data-verse-id'));
    const { words } = (await (await request.get(`/api/gloss/${id}`)).json()) as {
      words: { word: string; positions: number[]; meanings: string[] }[];
    };
    const first = tools.gloss.locator('tbody tr').first();
    await expect(first.getByRole('rowheader')).toContainText(word);
    for (const { meanings } of words) {
      for (const meaning of meanings) await expect(tools.gloss).toContainText(meaning.slice(0, 280));
    }
    await expect(tools.gloss).toContainText(DARPAN);
    await expect(tools.gloss.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute(
      'href',
      `/report?verse=${id}`,
    );
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tools.gloss).toHaveCount(0);
    await expect(tools.word(3, 2)).toBeFocused();
  });

  test('have meanings elsewhere apart, each with its ang [P33]', async ({ page }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.press(tools.word(0, 3));
    const more = tools.gloss.getByRole('button', { name: /^Elsewhere: / }).first();
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
    await expect(tools.gloss.getByRole('link', { name: /^Ang \d+$/ }).first()).toHaveAttribute(
      'href',
      /^\/shabad\?id=\d+&highlight=\d+$/,
    );
    expect(await axeFaults(page)).toEqual([]);
  });

  test('have explanations of at most 300 letters [B64]', async ({ page }) => {
    const long = { id: 1, word: 'x', wordUni: 'ਧੰਨੁ', definition: 'x', definitionUni: 'ਕ'.repeat(900) };
    await page.route('**/kosh/word/**', (route) => route.fulfill({ json: [long] }));
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.press(tools.word(0, 0));
    const more = tools.gloss.getByRole('button', { name: /^Elsewhere: / }).first();
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
    await expect(tools.gloss.getByText(/^ਕ+…$/)).toHaveText(`${'ਕ'.repeat(300)}…`);
  });

  test("without a dictionary entry say so, with the dictionary's name [S8.10]", async ({ page }) => {
    await page.route('**/kosh/word/**', (route) => route.fulfill({ json: [] }));
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.press(tools.word(0, 0));
    const more = tools.gloss.getByRole('button', { name: /^Elsewhere: / }).first();
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
    await expect(tools.gloss).toContainText(`No meaning found in ${DARPAN}.`);
  });

  test('keep their sheet while the page scrolls, and close it on a press elsewhere', async ({ page }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.press(tools.word(0, 0));
    await expect(tools.gloss).toBeVisible();
    await page.evaluate(() => {
      window.scrollBy(0, 60);
    });
    await expect(tools.gloss).toBeVisible();
    // On phones the lines fill the width: only what is above them is elsewhere.
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await page.mouse.click(2, 2);
    await expect(tools.gloss).toHaveCount(0);
  });

  test("belong to their own line in every layout, and end marks aren't words [B64]", async ({
    page,
    context,
    baseURL,
  }) => {
    const asked: string[] = [];
    await page.route('**/api/gloss/*', (route) => {
      asked.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
      return route.continue();
    });
    for (const choices of [
      { isLarivaar: true, hasAssist: true },
      { readingMode: 'reading' },
      { readingMode: 'split' },
    ] as const) {
      await prepareVisitor(context, String(baseURL), choices);
      const tools = await ReadingTools.open(page, SHABAD);
      for (const [line, place] of [
        [1, 2],
        [4, 1],
      ] as const) {
        asked.length = 0;
        const word = tools.word(line, place);
        await tools.press(word);
        await expect(tools.gloss).toBeVisible();
        await expect.poll(() => asked).toEqual([await tools.lines.nth(line).getAttribute('data-verse-id')]);
        await expect(tools.gloss.locator('tr[data-pressed]').first()).toContainText(
          String(await word.textContent()),
        );
        await page.keyboard.press('Escape');
        await expect(tools.gloss).toHaveCount(0);
      }
      await tools.press(tools.lines.first().locator('[data-word]').last());
      await expect(tools.gloss).toBeVisible();
      await expect(tools.gloss.locator('tr[data-pressed]')).toHaveCount(0);
    }
  });

  test('and lines of continuous pages can be pressed and copied on every ang', async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareVisitor(context, String(baseURL), { readingMode: 'sehaj' });
    const tools = await ReadingTools.open(page, '/ang?ang=3&source=G');
    await tools.lines.last().scrollIntoViewIfNeeded();
    await expect(page.locator('[data-piece^="4."]').first()).toBeAttached();
    const ofNext = page.locator('[data-piece^="4."] [data-verse-id]').nth(3);
    await ofNext.scrollIntoViewIfNeeded();
    const word = ofNext.locator('[data-word="0"]');
    await word.hover();
    await tools.area.locator('[data-word][tabindex="0"]').waitFor();
    await word.click();
    await tools.gloss.getByRole('button', { name: 'Copy' }).click();
    await expect(tools.notices).toContainText('Copied the line');
    expect(await tools.clipboard()).toMatch(/Ang 4.*\n.*\/ang\?ang=4&source=G&highlight=/);
  });

  test("aren't looked up if that is turned off [B64]", async ({ page, context, baseURL }) => {
    await prepareVisitor(context, String(baseURL), { hasGloss: false });
    let isAsked = false;
    await page.route(/\/(kosh\/word|gloss)\//, (route) => {
      isAsked = true;
      return route.fulfill({ json: [] });
    });
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.press(tools.word(0, 0));
    await expect(tools.gloss.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(tools.gloss.getByRole('table')).toHaveCount(0);
    expect(isAsked).toBe(false);
  });

  test('are one tab stop, with arrow keys from word to word', async ({ page }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.ready();
    await tools.word(0, 0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tools.word(0, 1)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(tools.word(1, 0)).toBeFocused();
    await expect(page).toHaveURL(/id=3590/);
    await page.keyboard.press('Enter');
    await expect(tools.gloss).toBeVisible();
    await expect(tools.gloss.getByRole('heading', { level: 2 })).toBeFocused();
    await tools.gloss.getByRole('button', { name: 'Copy' }).focus();
    await page.keyboard.press('Enter');
    await expect(tools.notices).toContainText('Copied the line');
    await expect(tools.word(1, 0)).toBeFocused();
    await expect(tools.area.locator('[data-word][tabindex="0"]')).toHaveCount(1);
  });
});

test.describe('selected text', () => {
  test('of one line can be copied with its transliteration, translation and source [B65, B66, R3, T35, T36]', async ({
    page,
    request,
  }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.ready();
    await tools.mark(tools.word(2, 0), tools.word(2, 2));
    await tools.marked.getByRole('button', { name: 'Copy line' }).click();
    await expect(tools.notices).toContainText('Copied the line');
    const own = await request.get('/api/v2/shabads/3590?transliterationScheme=naad');
    const { verses } = (await own.json()) as Answer;
    const verse = verses[2];
    const text = await tools.clipboard();
    expect(text.split('\n').slice(0, 3)).toEqual([
      verse?.verse.unicode,
      verse?.transliteration.en,
      verse?.translation.en.ssk,
    ]);
    expect(text).toContain('Ang 968');
    expect(text).toContain(`/shabad?id=3590&highlight=${String(verse?.verseId)}`);
    expect(text).toContain('English translation: Dr. Sant Singh Khalsa');
    expect(text).toContain('Transliteration: computed, Naad scheme');
    expect(text).not.toContain('[object');
    await expect(tools.marked).toHaveCount(0);
  });

  test('of several lines is copied as whole lines [R3]', async ({ page, request }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.ready();
    await tools.mark(tools.word(1, 2), tools.word(3, 1));
    await tools.marked.getByRole('button', { name: 'Copy 3 lines' }).click();
    await expect(tools.notices).toContainText('Copied 3 lines');
    const text = await tools.clipboard();
    for (const line of (await linesOf(request)).slice(1, 4)) expect(text).toContain(line);
  });

  test('links to its shabad from an ang, and not from the shabad itself [B65]', async ({ page }) => {
    const tools = await ReadingTools.open(page, '/ang?ang=917&source=G');
    await tools.ready();
    const id = await tools.lines.nth(2).getAttribute('data-verse-id');
    await tools.mark(tools.word(2, 0), tools.word(2, 1));
    expect(await axeFaults(page)).toEqual([]);
    await tools.marked.getByRole('link', { name: 'Open shabad' }).click();
    await page.waitForURL(new RegExp(`/shabad\\?id=\\d+&highlight=${String(id)}$`));
    await tools.ready();
    await tools.mark(tools.word(2, 0), tools.word(2, 1));
    await expect(tools.marked.getByRole('button')).toHaveText(['Copy line', 'Share']);
    await expect(tools.marked.getByRole('link')).toHaveText(['Facebook']);
    const facebook = (await tools.marked.getByRole('link').getAttribute('href')) ?? '';
    const own = (await tools.lines.nth(2).getAttribute('data-verse-id')) ?? '';
    expect(new URL(facebook).searchParams.get('u')).toMatch(new RegExp(`/s/\\d+/${own}$`));
  });

  for (const isLarivaar of [false, true]) {
    test(`${isLarivaar ? 'as larivaar ' : ''}is copied by the browser as shown, in Unicode [R3]`, async ({
      page,
      context,
      baseURL,
      request,
    }) => {
      await prepareVisitor(context, String(baseURL), {
        isLarivaar,
        hasVisraams: true,
        hasChosenTexts: true,
        transliterations: [],
        translations: { english: [], punjabi: [], spanish: [], hindi: [] },
      });
      const tools = await ReadingTools.open(page, SHABAD);
      await tools.mark(tools.lines.first(), tools.lines.last());
      await page.keyboard.press('ControlOrMeta+c');
      const lines = (await linesOf(request)).map((line) => (isLarivaar ? line.replaceAll(' ', '') : line));
      await expect
        .poll(async () => (await tools.clipboard()).split(/\s*\n\s*/).filter(Boolean))
        .toEqual(lines);
    });
  }
});

test.describe('the tools of a page', () => {
  test('copy the whole text with its source [S1.11, S2.86]', async ({ page, request }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.use('Copy all');
    await expect(tools.notices).toContainText('Copied the whole text');
    const text = await tools.clipboard();
    const rows = text.split('\n');
    const lines = await linesOf(request);
    expect(rows.filter((row) => lines.includes(row))).toEqual(lines);
    expect(text).toContain('Sri Guru Granth Sahib Ji, Ang 968, Raag Raamkalee, Satta and Balwand');
    expect(text).toMatch(/^http:.*\/shabad\?id=3590$/m);
  });

  test('copy as Markdown and as rich text, and name the writers of an ang [S2.86]', async ({ page }) => {
    const tools = await ReadingTools.open(page, '/ang?ang=917&source=G');
    await tools.copyAs('Markdown');
    await expect(tools.notices).toContainText('Copied the whole text');
    const line = (await tools.lines.nth(1).locator('[data-word]').allTextContents()).join(' ');
    const markdown = await tools.clipboard();
    expect(markdown).toContain(`> ${line}`);
    expect(markdown).toMatch(/\[.*Ang 917.*Guru Amardas Ji.*\]\(<http.*\/ang\?ang=917&source=G>\)/);
    await tools.copyAs('Rich text');
    await expect
      .poll(() => tools.clipboardTypes())
      .toEqual({
        'text/plain': expect.stringContaining(line) as unknown,
        'text/html': expect.stringMatching(new RegExp(`lang="pa-Guru".*${line}`, 's')) as unknown,
      });
  });

  test('copy a range of lines [S2.86]', async ({ page, request }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.copyAs('Some lines…');
    const dialog = page.getByRole('dialog', { name: 'Copy some lines' });
    await dialog.getByLabel('From line').selectOption('2');
    await dialog.getByLabel('To line').selectOption('4');
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(tools.notices).toContainText('Copied 3 lines');
    const rows = (await tools.clipboard()).split('\n');
    const lines = await linesOf(request);
    expect(rows.filter((row) => lines.includes(row))).toEqual(lines.slice(2, 5));
  });

  test('copy without the clipboard API, and report a copy that fails [S5.21]', async ({ page, request }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.use('Copy all');
    await expect(tools.notices).toContainText('Copied the whole text');
    const field = page.getByRole('searchbox', { name: 'Gurbani Search' });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field).toHaveValue(new RegExp(String((await linesOf(request))[0])));
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await tools.use('Copy all');
    await expect(page.getByText(/^Could not copy/)).toBeVisible();
  });

  test('open the settings, print, and open a random shabad [S1.11, S2.83, S2.85]', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.use('Display');
    await expect(page.getByRole('dialog', { name: 'Display settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await tools.use('Print');
    await page.getByRole('dialog', { name: 'Print' }).getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveTitle('printed');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await tools.openToolbar();
    await tools.toolbar.getByRole('link', { name: 'Random' }).click();
    await expect(page).not.toHaveURL(/id=3590/);
    await expect(page).toHaveURL(/\/shabad\?id=\d+/);
  });

  test('are one tab stop, and their menu is accessible', async ({ page }) => {
    const tools = await ReadingTools.open(page, SHABAD);
    await tools.openToolbar();
    await tools.toolbar.getByRole('button', { name: 'Display' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tools.toolbar.getByRole('link', { name: 'Random' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(tools.toolbar.locator(':scope > a, :scope > button').last()).toBeFocused();
    await tools.toolbar.getByRole('button', { name: 'Copy as' }).focus();
    await expect(tools.toolbar.locator(':scope > [tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Text', exact: true })).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
  });
});

test.describe('related shabads', () => {
  test('are the best four, then four more each time, with their reasons [B69, P36]', async ({
    page,
    request,
  }) => {
    const { rows } = (await (await request.get('/api/related/shabad/3590')).json()) as {
      rows: { ShabadID: number; AvgScore: number }[];
    };
    const best = rows.toSorted((one, other) => other.AvgScore - one.AvgScore).map(({ ShabadID }) => ShabadID);
    const tools = await ReadingTools.open(page, SHABAD);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    const links = tools.related.getByRole('link');
    await expect(links).toHaveCount(4);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(best.slice(0, 4).map((id) => `/shabad?id=${String(id)}`));
    await expect(tools.related.getByRole('listitem').first()).toContainText(/Same words|in common/);
    // So high that neither header nor bar covers a part of a link.
    await page.setViewportSize({ width: 412, height: 3000 });
    expect(await axeFaults(page)).toEqual([]);
    for (let count = 8; count <= 20; count += 4) {
      await tools.related.getByRole('button', { name: 'More related shabads' }).click();
      await expect(links).toHaveCount(Math.min(count, best.length));
    }
    await expect(tools.related.getByRole('button')).toHaveCount(0);
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`id=${String(best[0])}$`));
  });

  test('are requested only near the viewport, and hidden if there are none', async ({ page }) => {
    let count = 0;
    await page.route('**/related/shabad/**', (route) => {
      count++;
      return route.fulfill({ status: 503, json: {} });
    });
    const tools = await ReadingTools.open(page, '/shabad?id=1839');
    await tools.ready();
    expect(count).toBe(0);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await expect.poll(() => count).toBe(1);
    await expect(page.locator('[data-related]')).toHaveCount(0);
    await expect(tools.related).toHaveCount(0);
  });

  test('are absent on a bani, an ang and in full screen [B69]', async ({ page }) => {
    for (const path of ['/sundar-gutka/2', '/ang?ang=1']) {
      await page.goto(path);
      await new ReadingTools(page).openToolbar();
      await expect(page.locator('[data-related]')).toHaveCount(0);
    }
    await page.goto(SHABAD);
    await page.evaluate(() => document.documentElement.requestFullscreen());
    await expect(page.locator('[data-related]')).toBeHidden();
  });
});
