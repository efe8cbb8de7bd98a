import { readFile } from 'node:fs/promises';
import { axeFaults } from './checks/axeFaults.ts';
import { ControllerPage } from './pages/ControllerPage.ts';
import { DisplayDesk, DisplayScreen } from './pages/DisplayDesk.ts';
import { expect, test } from './test.ts';

/** Shabad 628 (ang 201), by the first letters of one of its lines. */
const LETTERS = 'ਸਤਕਸ';
const HOME_LINE = 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥';
const NEXT_LINE = 'ਦੁਸਟ ਦੂਤ ਪਰਮੇਸਰਿ ਮਾਰੇ ॥';
const FIRST_UNSEEN = 'ਥਿਰੁ ਘਰਿ ਬੈਸਹੁ ਹਰਿ ਜਨ ਪਿਆਰੇ ॥';

test.describe('the display', () => {
  test('controls a second window by keys: next, home, and the next unseen line', async ({ page }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    await expect(screen.line).toHaveText(HOME_LINE);
    await expect(desk.screenStatus).toContainText('1 screen is on.');
    await page.keyboard.press('ArrowDown');
    await expect(screen.line).toHaveText(NEXT_LINE);
    await page.keyboard.press('Space');
    await expect(screen.line).toHaveText(HOME_LINE);
    await page.keyboard.press('Space');
    await expect(screen.line).toHaveText(FIRST_UNSEEN);
    // The projector window accepts the same keys.
    await screen.page.keyboard.press('Space');
    await expect(screen.line).toHaveText(HOME_LINE);
    await expect(desk.current).toContainText(HOME_LINE);
  });

  test('covers the line with slides and returns to it; neither typing nor Escape changes the screen', async ({
    page,
  }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    for (const [name, shown] of [
      ['Waheguru', 'waheguru'],
      ['Mool Mantra', 'moolMantra'],
      ['Dhan Guru', 'dhanGuru'],
      ['Blank', 'blank'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(screen.slide).toHaveAttribute('data-slide', shown);
    }
    await page.getByRole('textbox', { name: 'Announcement' }).fill('Langar is ready, brothers and sisters');
    await page.getByRole('textbox', { name: 'Announcement' }).press('Escape');
    await expect(screen.slide).toHaveAttribute('data-slide', 'blank');
    await page.getByRole('button', { name: 'Show the announcement' }).click();
    await expect(screen.slide).toContainText('Langar is ready, brothers and sisters');
    await page.getByRole('button', { name: 'Back to the line' }).click();
    await expect(screen.line).toHaveText(HOME_LINE);
  });

  test('takes back a jump within ten seconds, from the desk [U31]', async ({ page }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('tab', { name: 'Banis' }).click();
    await page.getByRole('region', { name: 'Ceremonies' }).getByRole('button').first().click();
    await expect(page.getByText('Line 1 is on the screen.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(screen.line).toHaveText(NEXT_LINE);
    await expect(desk.current).toContainText(NEXT_LINE);
    await page.keyboard.press('w');
    await expect(screen.slide).toHaveAttribute('data-slide', 'waheguru');
    await page.keyboard.press('Control+z');
    await expect(screen.line).toHaveText(NEXT_LINE);
    await page.keyboard.press('ArrowDown');
    await expect(screen.line).not.toHaveText(NEXT_LINE);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  });

  test('takes back a jump of a phone, from that phone [U56]', async ({ page, context }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    const session = await desk.startSession();
    const phone = await ControllerPage.enter(await context.newPage(), session);
    await phone.activeLine.waitFor();
    const undo = phone.page.getByRole('button', { name: 'Undo' });
    await phone.next.click();
    await expect(screen.line).toHaveText(NEXT_LINE);
    await expect(undo).toBeHidden();
    await phone.openFirstResult('DDrgj');
    await expect(screen.line).toContainText('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ');
    await undo.click();
    await expect(screen.line).toHaveText(NEXT_LINE);
    await expect(phone.activeLine).toContainText(NEXT_LINE);
    await expect(undo).toBeHidden();
  });

  test('keeps the buttons of the phone and the preview of the desk in place when many phones ask to drive [U52]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const desk = await DisplayDesk.open(page);
    await desk.openByLetters(LETTERS, HOME_LINE);
    const session = await desk.startSession();
    const visitor = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport: { width: 360, height: 560 },
    });
    const addPhone = async () => ControllerPage.enter(await visitor.newPage(), session);
    const driver = await addPhone();
    await desk.session.getByRole('button', { name: /^Only this phone drives/ }).click();
    for (const phone of [await addPhone(), await addPhone(), await addPhone(), await addPhone()])
      await phone.page.getByRole('button', { name: 'Ask to drive' }).click();
    await expect(driver.page.getByRole('button', { name: 'Hand over', exact: true })).toHaveCount(4);
    await driver.page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expect(driver.next).toBeInViewport({ ratio: 1 });

    await expect(page.getByText('wants to drive')).toHaveCount(4);
    for (const width of [800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const preview = page.getByRole('region', { name: 'Screen', exact: true });
      await expect.poll(async () => (await preview.boundingBox())?.width).toBeLessThan(width * 0.45);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('lets one named phone alone drive, which hands over to another that asks [U50, U51, U52, U53]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    const session = await desk.startSession();
    const addPhone = async (name: string) => {
      const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const phone = await ControllerPage.enter(await visitor.newPage(), session);
      // The page warns before it is left.
      phone.page.on('dialog', (dialog) => void dialog.accept());
      await phone.activeLine.waitFor();
      await phone.open('Settings');
      const field = phone.page.getByRole('textbox', { name: 'Name of this phone' });
      await field.fill(name);
      await field.press('Enter');
      await expect(desk.phones.filter({ hasText: name })).toHaveCount(1);
      return phone;
    };
    const button = (phone: ControllerPage, name: string) =>
      phone.page.getByRole('button', { name, exact: true });
    const asa = await addPhone('Asa');
    const bir = await addPhone('Bir');
    await desk.session.getByRole('button', { name: 'Only this phone drives: Asa' }).click();
    await expect(desk.session.getByText('Only Asa drives the screen.')).toBeVisible();
    await expect(asa.page.getByText('Only this phone drives the screen.')).toBeVisible();
    await expect(bir.page.getByText('Asa drives the screen.')).toBeVisible();
    await bir.next.click();
    await expect(bir.delivery).toHaveText('Not shown: this phone may not control the display now.');
    await asa.next.click();
    await expect(screen.line).toHaveText(NEXT_LINE);

    await button(bir, 'Ask to drive').click();
    await expect(page.getByText('Bir wants to drive')).toBeVisible();
    // At once, since the request ends after half a minute.
    expect(await Promise.all([axeFaults(page), axeFaults(asa.page)])).toEqual([[], []]);
    await button(asa, 'Hand over').click();
    await expect(bir.page.getByText('Only this phone drives the screen.')).toBeVisible();
    await expect(page.getByText('Bir wants to drive')).toBeHidden();
    await bir.previous.click();
    await expect(screen.line).toHaveText(HOME_LINE);
    // A reloaded phone has its name and the wheel.
    await bir.page.reload();
    await expect(bir.page.getByText('Only this phone drives the screen.')).toBeVisible();
    await expect(asa.page.getByText('Bir drives the screen.')).toBeVisible();

    await button(bir, 'Disconnect').click();
    await expect(asa.page.getByText('All phones drive the screen now.')).toBeVisible();
    await expect(desk.session.getByText('drives the screen.')).toBeHidden();
    await asa.next.click();
    await expect(screen.line).toHaveText(NEXT_LINE);
  });

  test('opens a random shabad and the hukamnama, and shows the sangat how to follow [U32, U33]', async ({
    page,
  }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await page.getByRole('button', { name: 'Random shabad' }).click();
    await desk.current.waitFor();
    await expect(screen.line).toHaveText(await desk.currentText());
    await page.getByRole('button', { name: 'Hukamnama' }).click();
    const answer = await page.request.get('/api/v2/hukamnamas/today');
    const { shabads } = (await answer.json()) as { shabads: { verses: { verseId: number }[] }[] };
    const verses = shabads[0]?.verses.map(({ verseId }) => String(verseId)) ?? [];
    await expect
      .poll(() =>
        desk.lines.evaluateAll((lines: HTMLElement[]) => lines.map(({ dataset }) => dataset['verseId'])),
      )
      .toEqual(verses);
    const line = await screen.line.innerText();
    const { code, pin } = await desk.startSession();
    await desk.tool('Slides');
    await page.getByRole('button', { name: 'Follow code' }).click();
    const { host } = new URL(page.url());
    await expect(screen.slide).toContainText(`${host}/sync`);
    await expect(screen.slide).toContainText(code);
    const qr = screen.slide.getByRole('img', { name: `http://${host}/sync/${code}` });
    await expect(qr).toBeInViewport({ ratio: 1 });
    await expect(screen.slide.getByText('Follow on your phone')).toBeInViewport({ ratio: 1 });
    await expect(screen.slide).not.toContainText(pin);
    await page.getByRole('button', { name: 'Follow code' }).click();
    await expect(screen.line).toHaveText(line);
  });

  test('opens a random shabad, the hukamnama and the follow code from a phone [U57, U58]', async ({
    page,
    context,
  }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    const session = await desk.startSession();
    const phone = await ControllerPage.enter(await context.newPage(), session);
    await phone.open('Shortcuts');
    await phone.page.getByRole('button', { name: 'Dhan Guru' }).click();
    await expect(screen.slide).toHaveAttribute('data-slide', 'dhanGuru');
    await phone.page.getByRole('button', { name: 'Random shabad' }).click();
    await phone.activeLine.waitFor();
    await expect(screen.line).toBeVisible();
    await phone.open('Shortcuts');
    await phone.page.getByRole('button', { name: 'Hukamnama' }).click();
    const answer = await page.request.get('/api/v2/hukamnamas/today');
    const { shabads } = (await answer.json()) as { shabads: { shabadInfo: { shabadId: number } }[] };
    await expect
      .poll(() =>
        desk.page.evaluate(
          () =>
            (JSON.parse(localStorage.getItem('naad-display') ?? '{}') as { open?: { id: number } }).open?.id,
        ),
      )
      .toBe(shabads[0]?.shabadInfo.shabadId);
    await phone.open('Shortcuts');
    await phone.page.getByRole('button', { name: 'Follow code' }).click();
    await expect(screen.slide.getByRole('img')).toBeVisible();
    await expect(screen.slide).toContainText(session.code);
  });

  test('locked, takes neither keys nor clicks until a long press unlocks it [U34]', async ({ page }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    await page.getByRole('button', { name: 'Lock the desk' }).click();
    await expect(page.getByText('The desk is locked.')).toBeVisible();
    for (const key of ['ArrowDown', 'w', 'Backspace', 'Tab', 'ArrowDown']) await page.keyboard.press(key);
    await screen.page.keyboard.press('ArrowDown');
    const row = await desk.lines.nth(5).boundingBox();
    await page.mouse.click((row?.x ?? 0) + 40, (row?.y ?? 0) + 10);
    await page.reload();
    const unlock = page.getByRole('button', { name: 'Hold to unlock' });
    await unlock.waitFor();
    await expect(screen.line).toHaveText(HOME_LINE);
    await unlock.hover();
    await page.mouse.down();
    await expect(unlock).toBeHidden();
    await page.mouse.up();
    await desk.current.focus();
    await page.keyboard.press('ArrowDown');
    await expect(screen.line).toHaveText(NEXT_LINE);
  });

  test('downloads its history as a table and as chapters of the recording [U35, U36]', async ({ page }) => {
    const desk = await DisplayDesk.open(page);
    await desk.openByLetters(LETTERS, HOME_LINE);
    await page.getByRole('tab', { name: 'History' }).click();
    const files = page.getByRole('region', { name: 'Files of the programme' });
    const textOf = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        files.getByRole('button', { name }).click(),
      ]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    };
    const table = await textOf('History (CSV)');
    expect(table.name).toMatch(/^\d{4}-\d\d-\d\d-history\.csv$/);
    expect(table.text).toContain(`shabad,628,201,${FIRST_UNSEEN}`);
    await files.getByLabel('The recording began').fill('2026-01-01T00:00:00');
    const chapters = await textOf('Chapters (WebVTT)');
    expect(chapters.name).toMatch(/-chapters\.vtt$/);
    expect(chapters.text).toMatch(/^WEBVTT\n\n00:00:00\.000 --> \d+:\d\d:\d\d\.\d{3}\nStart\n/);
    expect(chapters.text).toContain(`\n${FIRST_UNSEEN} (ਅੰਗ 201)\n`);
  });

  test('has two searches side by side, each with a Gurmukhi keyboard [U37, U38]', async ({ page }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.search.fill(LETTERS);
    await desk.results.first().waitFor();
    await page.getByRole('button', { name: 'Second search' }).click();
    const second = page.getByRole('region', { name: 'Second search' });
    await second.getByRole('button', { name: 'Gurmukhi keyboard' }).click();
    const keyboard = second.getByRole('group', { name: 'Gurmukhi keyboard' });
    for (const letter of ['ਧ', 'ਧ', 'ਰ', 'ਗ', 'ਜ'])
      await keyboard.getByRole('button', { name: letter, exact: true }).click();
    await second.getByRole('button', { name: /ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ/ }).click();
    await expect(screen.line).toContainText('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ');
    // The first search still has its results, beside the second one.
    const first = page.getByRole('tabpanel', { name: 'Search' });
    await first.getByRole('button', { name: HOME_LINE }).first().click();
    await expect(screen.line).toHaveText(HOME_LINE);
    const [one, other] = await Promise.all([first.boundingBox(), second.boundingBox()]);
    expect(other?.x).toBeGreaterThanOrEqual((one?.x ?? 0) + (one?.width ?? 0));
    await page.getByRole('button', { name: 'Close the second search' }).click();
    await expect(second).toBeHidden();
  });

  test('plays a list that a link opens, line by line and entry by entry [U39]', async ({ page }) => {
    const inLink = (id: number) => id.toString(36);
    const items = [`${inLink(628)}.${inLink(576863)}`, '!Langar', `.${inLink(23)}`];
    await page.goto(`/display#list=1~Sunday~${items.join('~')}`);
    const desk = new DisplayDesk(page);
    const screen = await desk.openScreen();
    const entries = page.getByRole('region', { name: 'Sunday' }).getByRole('button');
    await expect(entries).toHaveText([HOME_LINE, 'Langar', 'ਸੋਹਿਲਾ ਸਾਹਿਬ']);
    await entries.first().click();
    await expect(screen.line).toHaveText(HOME_LINE);
    const lineCount = await desk.lines.count();
    for (let row = 3; row < lineCount; row += 1) await page.keyboard.press('ArrowDown');
    const last = await desk.lines.last().locator('[lang]').first().innerText();
    await expect(screen.line).toHaveText(last);
    await page.keyboard.press('PageDown');
    await expect(screen.slide).toContainText('Langar');
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('heading', { name: 'ਸੋਹਿਲਾ ਸਾਹਿਬ' })).toBeVisible();
    await expect(entries.nth(2)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('PageUp');
    await expect(screen.slide).toContainText('Langar');
    await page.reload();
    await expect(page).toHaveURL(/\/display$/);
    await expect(entries.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('PageUp');
    await expect(screen.line).toHaveText(last);
  });

  test('plays a list of a file that the site exported [U40]', async ({ page }) => {
    await DisplayDesk.open(page);
    await page.getByRole('tab', { name: 'List' }).click();
    const lists = [
      { id: 'multi-view', name: '', items: [{ id: 576863, shabadId: 628, verse: 'x' }] },
      { id: 'a', name: 'Evening', items: [{ id: 'bani:21', shabadId: null, verse: 'x' }] },
    ];
    const file = { format: 'naad.saved', version: 1, exportedAt: '2026-11-22T10:00:00Z', lists, notes: [] };
    const upload = (text: string) =>
      page.getByLabel('File of a list').setInputFiles({
        name: 'saved.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await upload('{}');
    await expect(page.getByRole('alert').filter({ hasText: 'There is no list in this.' })).toBeVisible();
    await upload(JSON.stringify(file));
    await page
      .getByRole('region', { name: 'Lists in this file' })
      .getByRole('button', { name: 'Saved' })
      .click();
    // The words are the scripture's, not the file's.
    const entries = page.getByRole('region', { name: 'Saved' }).getByRole('button');
    await expect(entries).toHaveText([HOME_LINE]);
    await page.getByRole('button', { name: 'Close the list' }).click();
    await page.getByLabel('Link to a list').fill('https://naad.example/pothi#1~Morning~.2');
    await expect(page.getByRole('region', { name: 'Morning' }).getByRole('button')).toHaveText([
      'ਜਪੁ ਜੀ ਸਾਹਿਬ',
    ]);
  });

  test('gives each line directly to the window that it opened, also after it was reloaded [U95]', async ({
    page,
  }) => {
    // The channel to all windows loses the pictures.
    await page.addInitScript(() => {
      const post = BroadcastChannel.prototype.postMessage;
      BroadcastChannel.prototype.postMessage = function (message: { type?: string }) {
        if (message.type !== 'picture') post.call(this, message);
      };
    });
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    await expect(screen.line).toHaveText(HOME_LINE);
    await page.keyboard.press('ArrowDown');
    await expect(screen.line).toHaveText(NEXT_LINE);
    await page.reload();
    await expect(desk.current).toContainText(NEXT_LINE);
    await expect(desk.screenStatus).toContainText('1 screen is on.');
    await page.keyboard.press('ArrowUp');
    await expect(screen.line).toHaveText(HOME_LINE);
  });

  test('shows the next line without measuring it, in the same place as when measured [U96]', async ({
    page,
  }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await screen.page.evaluate(() => {
      const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight') ?? {};
      const counted = Object.assign(window, { measured: { shown: 0, ahead: 0 } });
      Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
        get(this: HTMLElement): unknown {
          counted.measured[this.closest('[aria-hidden]') ? 'ahead' : 'shown'] += 1;
          return get?.call(this);
        },
      });
    });
    const measured = () =>
      screen.page.evaluate(
        () => (window as unknown as { measured: { shown: number; ahead: number } }).measured,
      );
    const boxes = () =>
      screen.slide
        .locator('[data-word], [data-row]')
        .evaluateAll((parts) =>
          parts.map((part) => [part.textContent, part.getBoundingClientRect().toJSON()]),
        );
    await desk.openByLetters(LETTERS, HOME_LINE);
    await expect(screen.line).toHaveText(HOME_LINE);
    // Until the lines ahead have all been laid out.
    let last = 0;
    const isAtRest = async () => {
      const { ahead } = await measured();
      const isSame = ahead > 0 && ahead === last;
      last = ahead;
      return isSame;
    };
    await expect.poll(isAtRest, { intervals: [1000] }).toBe(true);
    const { shown } = await measured();
    await page.keyboard.press('ArrowDown');
    await expect(screen.line).toHaveText(NEXT_LINE);
    await expect(screen.slide).toHaveCount(1);
    const repeated = await boxes();
    await page.keyboard.press('ArrowUp');
    await expect(screen.line).toHaveText(HOME_LINE);
    expect((await measured()).shown).toBe(shown);
    await page.keyboard.press('ArrowDown');
    await expect(screen.line).toHaveText(NEXT_LINE);
    // A font that has arrived has the slide measured again.
    await screen.page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')));
    expect((await measured()).shown).toBeGreaterThan(shown);
    expect(await boxes()).toEqual(repeated);
  });

  test('restores its content in a reopened window and on a reloaded desk [Y13]', async ({ page }) => {
    const desk = await DisplayDesk.open(page);
    await desk.openByLetters(LETTERS, HOME_LINE);
    const first = await desk.openScreen();
    await expect(first.line).toHaveText(HOME_LINE);
    await first.page.close();
    // A crashed window sends no goodbye, and is missed after a few seconds.
    await expect(desk.screenStatus).toContainText(/No screen is open|A screen stopped responding/, {
      timeout: 10_000,
    });
    const second = await desk.openScreen();
    await expect(second.line).toHaveText(HOME_LINE);
    await page.keyboard.press('ArrowDown');
    await page.reload();
    await expect(desk.current).toContainText(NEXT_LINE);
    await expect(second.line).toHaveText(NEXT_LINE);
    await expect(desk.screenStatus).toContainText('1 screen is on.');
  });

  test('shows the chosen languages, larivaar and the next line', async ({ page }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    await desk.tool('Look');
    for (const name of [
      'Punjabi',
      'Spanish',
      'English letters',
      'Hindi letters',
      'Shahmukhi',
      'Next line below',
    ]) {
      await page.getByRole('switch', { name, exact: true }).check();
    }
    for (const lang of ['es', 'pa-Latn', 'hi', 'pa-Arab']) {
      await expect(screen.slide.locator(`[lang="${lang}"]`)).toBeVisible();
    }
    await expect(screen.slide).toContainText(NEXT_LINE);
    await page.getByRole('switch', { name: 'Larivaar', exact: true }).check();
    await expect(screen.line).toHaveText(HOME_LINE.replaceAll(' ', ''));
    await page.getByRole('combobox', { name: 'Screen theme' }).selectOption('High contrast');
    await expect(screen.slide).toHaveAttribute('data-theme', 'contrast');
  });

  test('opens banis and ceremonies, and lists them in the history', async ({ page }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    await page.getByRole('tab', { name: 'Banis' }).click();
    await page.getByRole('region', { name: 'Nitnem' }).getByRole('button', { name: 'ਸੋਹਿਲਾ ਸਾਹਿਬ' }).click();
    await expect(page.getByRole('heading', { name: 'ਸੋਹਿਲਾ ਸਾਹਿਬ' })).toBeVisible();
    const first = await screen.line.innerText();
    await page.keyboard.press('Space');
    await expect(screen.line).not.toHaveText(first);
    await page.getByRole('region', { name: 'Ceremonies' }).getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: 'ਸੋਹਿਲਾ ਸਾਹਿਬ' })).toBeHidden();
    await page.getByRole('tab', { name: 'History' }).click();
    const history = page.getByRole('region', { name: 'History' }).getByRole('button');
    await expect(history).toHaveCount(3);
    await history.filter({ hasText: FIRST_UNSEEN }).click();
    await expect(screen.line).toHaveText(HOME_LINE);
  });

  test("shows the session's code and PIN on the desk and never on the screen; feed and overlay agree [Y13]", async ({
    page,
    request,
    context,
  }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    const { code, pin } = await desk.startSession();
    expect(code).toMatch(/^[A-Z]{3}-[A-Z]{3}$/);
    expect(pin).toMatch(/^[1-9]\d{5}$/);
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const overlay = await DisplayScreen.openOverlay(await context.newPage(), code);
    await expect(overlay.line).toHaveText(HOME_LINE);
    for (const shown of [screen, overlay]) {
      const text = await shown.page.locator('html').innerText();
      expect(text).not.toContain(pin);
      expect(text).not.toContain(code);
    }
    await Promise.all([screen.recordChanges(), overlay.recordChanges()]);
    await page.bringToFront();
    await desk.current.focus();
    await page.keyboard.press('ArrowDown');
    await expect(screen.line).toHaveText(NEXT_LINE);
    await expect(overlay.line).toHaveText(NEXT_LINE);
    const [onScreen, onOverlay] = await Promise.all([
      screen.changedAt(NEXT_LINE),
      overlay.changedAt(NEXT_LINE),
    ]);
    expect(Math.abs((onOverlay ?? Infinity) - (onScreen ?? 0))).toBeLessThanOrEqual(200);
    const feed = (await (await request.get(`/api/slides/${code}`)).json()) as { slide: { unicode: string } };
    expect(feed.slide.unicode).toBe(NEXT_LINE);
    await page.keyboard.press('w');
    await expect(screen.slide).toHaveAttribute('data-slide', 'waheguru');
    await expect(overlay.slide).toHaveAttribute('data-slide', 'waheguru');
    // The session survives a reload.
    await page.reload();
    await desk.tool('Phones');
    await expect(page.locator('[data-code]')).toHaveText(code);
    await expect(page.locator('[data-connection=connected]')).toBeVisible();
    await page.getByRole('button', { name: 'End the session' }).click();
    await expect(page.getByRole('button', { name: 'Start a session' })).toBeVisible();
    await expect.poll(async () => (await request.get(`/api/slides/${code}`)).status()).toBe(404);
  });

  test('is controlled by a phone: a line, a slide, a size and settings reach the screen [B103, B104, B105]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    const session = await desk.startSession();
    const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const phone = await ControllerPage.enter(await visitor.newPage(), session);
    await phone.page.getByRole('button', { name: new RegExp(NEXT_LINE) }).click();
    await expect(screen.line).toHaveText(NEXT_LINE);
    await expect(desk.current).toContainText(NEXT_LINE);
    await expect(page.getByText('1 controller')).toBeVisible();
    await phone.open('Shortcuts');
    await phone.page.getByRole('button', { name: 'Waheguru' }).click();
    await expect(screen.slide).toHaveAttribute('data-slide', 'waheguru');
    // A wide screen shows the lines beside the open part.
    const lines = phone.page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Lines' });
    if (await lines.isVisible()) await lines.click();
    await phone.page.getByRole('button', { name: new RegExp(HOME_LINE) }).click();
    await expect(screen.line).toHaveText(HOME_LINE);
    await phone.open('Settings');
    await phone.page.getByRole('button', { name: 'Increase: Gurbani' }).click();
    await expect(screen.slide).toHaveCSS('--line', '10');
    await phone.page.getByRole('switch', { name: 'Split view' }).click();
    await expect(screen.slide).toHaveAttribute('data-mode', 'split');
    await phone.page.getByLabel('Font', { exact: true }).selectOption('Prabhki');
    await expect(screen.slide.locator('[data-font]')).toHaveAttribute('data-font', 'prabhki');
    await phone.page.getByRole('button', { name: 'Increase: Line height' }).click();
    await expect(screen.slide.locator('[data-leading]')).toHaveAttribute('data-leading', '1.4');
    await phone.page.getByRole('checkbox', { name: 'Prof. Sahib Singh' }).click();
    await expect(screen.slide.locator('p[lang="pa-Guru"]')).toBeVisible();
    await phone.page.getByLabel('Visraam style').selectOption('Gradient background');
    await expect(screen.slide.locator('[data-visraams]')).toHaveAttribute('data-visraams', 'gradient-bg');
    // The desk has the phone's choices.
    await desk.tool('Look');
    await expect(page.getByRole('switch', { name: 'Split view' })).toBeChecked();
    await expect(page.getByLabel('Font', { exact: true })).toHaveValue('prabhki');
    await visitor.close();
  });

  test('says in a corner of the projector that the session is not confirmed, without covering the line; the phone sees what was painted [U7, U8]', async ({
    page,
    browser,
    baseURL,
    context,
  }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    const session = await desk.startSession();
    const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const phone = await ControllerPage.enter(await visitor.newPage(), session);
    await phone.page.getByRole('button', { name: new RegExp(NEXT_LINE) }).click();
    await expect(screen.line).toHaveText(NEXT_LINE);
    await phone.open('Settings');
    await expect(phone.page.getByTestId('painted')).toHaveText(
      /^Painted the latest picture \d+ · [\da-f]{8}$/,
    );
    await visitor.close();

    await context.setOffline(true);
    const notice = screen.page.getByTestId('unconfirmed');
    await expect(notice).toHaveText('Not connected to phones', { timeout: 25_000 });
    const [mark, line] = await Promise.all([notice.boundingBox(), screen.line.boundingBox()]);
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(mark?.y ?? 0);
    // Keys still work.
    await page.keyboard.press('Space');
    await expect(screen.line).toHaveText(HOME_LINE);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });

  test('has every setting that a controller can change on its desk, and each reaches the screen', async ({
    page,
  }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    await desk.tool('Look');
    const stage = screen.slide.locator('[data-font]');
    await page.getByLabel('Font', { exact: true }).selectOption('Noto Sans Bold');
    await expect(stage).toHaveAttribute('data-font', 'notosans_bold');
    await page.getByRole('button', { name: 'Increase: Line height' }).click();
    await expect(stage).toHaveAttribute('data-leading', '1.4');
    await page.getByLabel('Visraam style').selectOption('Gradient background');
    await expect(stage).toHaveAttribute('data-visraams', 'gradient-bg');
    await expect(page.getByLabel('Visraam source')).toHaveValue('sttm');
    await page.getByRole('switch', { name: 'Prof. Sahib Singh' }).check();
    await expect(page.getByRole('switch', { name: 'Punjabi', exact: true })).toBeChecked();
    await expect(screen.slide.locator('p[lang="pa-Guru"]')).toBeVisible();
    await page.getByRole('switch', { name: 'Reading mode' }).check();
    await expect(screen.slide).toContainText(FIRST_UNSEEN);
    await page.getByRole('switch', { name: 'Split view' }).check();
    await expect(page.getByRole('switch', { name: 'Reading mode' })).not.toBeChecked();
    await expect(screen.slide).not.toContainText(FIRST_UNSEEN);
    await page.getByRole('switch', { name: 'Paragraph mode' }).check();
    await expect(screen.slide).toContainText(FIRST_UNSEEN);
    for (const name of [
      'Auto scroll',
      'Sehaj paath mode (beta)',
      'Centre align',
      'Visraams',
      'Hindi letters',
    ]) {
      const control = page.getByRole('switch', { name, exact: true });
      const wasOn = await control.isChecked();
      await control.click();
      await expect(control).toBeChecked({ checked: !wasOn });
    }
    expect(await axeFaults(screen.page)).toEqual([]);
  });

  test('sends each line to its feed within 200 ms of the screen', async ({ page, context }) => {
    const desk = await DisplayDesk.open(page);
    const screen = await desk.openScreen();
    await desk.openByLetters(LETTERS, HOME_LINE);
    const { code } = await desk.startSession();
    const overlay = await DisplayScreen.openOverlay(await context.newPage(), code);
    await expect(overlay.line).toHaveText(HOME_LINE);
    await expect(overlay.page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(overlay.slide).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await Promise.all([screen.recordChanges(), overlay.recordChanges()]);
    await page.bringToFront();
    await desk.current.focus();
    const late: number[] = [];
    for (let line = 0; line < 8; line++) {
      const before = await desk.currentText();
      await page.keyboard.press('ArrowDown');
      // The desk itself renders after the screen.
      await expect(desk.current).not.toContainText(before);
      const text = await desk.currentText();
      await expect(overlay.line).toHaveText(text);
      const [onScreen, onOverlay] = await Promise.all([screen.changedAt(text), overlay.changedAt(text)]);
      late.push((onOverlay ?? Infinity) - (onScreen ?? 0));
    }
    test
      .info()
      .annotations.push({ type: 'feed after screen, ms', description: late.map(Math.round).join(', ') });
    expect(Math.max(...late)).toBeLessThanOrEqual(200);
  });

  test('has no axe violation with any tool open, and none is wider than its column', async ({ page }) => {
    const desk = await DisplayDesk.open(page);
    await desk.openByLetters(LETTERS, HOME_LINE);
    for (const tool of ['Slides', 'Look', 'Phones', 'Captions', 'Ready', 'Keys'] as const) {
      await desk.tool(tool);
      expect(await axeFaults(page)).toEqual([]);
      const overflow = await page.getByRole('tab', { name: tool }).evaluate((tab) => {
        let column: Element | null = tab;
        while (column && getComputedStyle(column).overflowY === 'visible') column = column.parentElement;
        return column && column.scrollWidth - column.clientWidth;
      });
      expect(overflow).toBe(0);
    }
    for (const name of ['Banis', 'List', 'History'] as const) {
      await page.getByRole('tab', { name }).click();
      expect(await axeFaults(page)).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Second search' }).click();
    expect(await axeFaults(page)).toEqual([]);
    const screen = await desk.openScreen();
    await expect(screen.line).toBeVisible();
    expect(await axeFaults(screen.page)).toEqual([]);
    await page.getByRole('button', { name: 'Lock the desk' }).click();
    await page.getByRole('button', { name: 'Hold to unlock' }).click();
    expect(await axeFaults(page)).toEqual([]);
  });
});
