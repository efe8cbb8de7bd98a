import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../chromium.shared.ts';
import { DisplayDesk, DisplayScreen } from './pages/DisplayDesk.ts';
import { expect, test } from './test.ts';

/** Shabad 628 (ang 201), by the first letters of one of its lines. */
const LETTERS = 'ਸਤਕਸ';
const HOME_LINE = 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥';
const NEXT_LINE = 'ਦੁਸਟ ਦੂਤ ਪਰਮੇਸਰਿ ਮਾਰੇ ॥';

test.describe('a screen on another machine', () => {
  test('shows the slide of a session, each with a look that its machine keeps [U70]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const desk = await DisplayDesk.open(page);
    await desk.openByLetters(LETTERS, HOME_LINE);
    const { code } = await desk.startSession();
    // Other machines share nothing with the desk.
    const machines = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: baseURL ?? '' })));
    const [left, right] = await Promise.all(
      machines.map(async (machine) => {
        const screen = new DisplayScreen(await machine.newPage());
        await screen.page.goto(`/display/screen?code=${code}`);
        await expect(screen.line).toHaveText(HOME_LINE);
        return screen;
      }),
    );
    if (!left || !right) throw new Error('There are no screens.');
    await left.page.keyboard.press('l');
    await left.page.getByRole('combobox', { name: 'Screen theme' }).selectOption('Light');
    await left.page.getByRole('switch', { name: 'Spanish', exact: true }).check();
    await expect(left.slide).toHaveAttribute('data-theme', 'light');
    await expect(left.slide.locator('[lang=es]')).toBeVisible();
    await expect(right.slide).toHaveAttribute('data-theme', 'dark');
    await left.page.reload();
    await expect(left.slide).toHaveAttribute('data-theme', 'light');
    await desk.current.focus();
    await page.keyboard.press('ArrowDown');
    await expect(left.line).toHaveText(NEXT_LINE);
    await expect(right.line).toHaveText(NEXT_LINE);
    await expect(left.page.locator('main')).toHaveAttribute('data-liveness', 'live');
    await Promise.all(machines.map((machine) => machine.close()));
  });

  test('says that it isn’t live once it can’t confirm its line, and keeps the line [U71]', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const desk = await DisplayDesk.open(page);
    await desk.openByLetters(LETTERS, HOME_LINE);
    const { code } = await desk.startSession();
    const machine = await browser.newContext({ baseURL: baseURL ?? '' });
    const screen = new DisplayScreen(await machine.newPage());
    await screen.page.goto(`/display/screen?code=${code}`);
    await expect(screen.line).toHaveText(HOME_LINE);
    await machine.setOffline(true);
    await expect(screen.page.getByRole('status')).toContainText('Not live since', { timeout: 20_000 });
    await expect(screen.line).toHaveText(HOME_LINE);
    await machine.setOffline(false);
    await expect(screen.page.locator('main')).toHaveAttribute('data-liveness', 'live', { timeout: 30_000 });
    await machine.close();
  });

  test('asks for the code if it has none, and says that a code has no session [U71]', async ({ page }) => {
    await page.goto('/display/screen?code=');
    await page.getByRole('textbox', { name: 'Code of the session' }).fill('hello');
    await page.getByRole('button', { name: 'Open the screen' }).click();
    await expect(page.getByRole('alert')).toContainText('three letters');
    await page.getByRole('textbox', { name: 'Code of the session' }).fill('BCD-FGH');
    await page.getByRole('button', { name: 'Open the screen' }).click();
    await expect(page.getByRole('status')).toContainText('There is no session BCD-FGH');
  });
});

test('the slides of a session are subtitles while it goes on [U74]', async ({ page, baseURL }) => {
  const desk = await DisplayDesk.open(page);
  await desk.openByLetters(LETTERS, HOME_LINE);
  const { code } = await desk.startSession();
  const answer = await fetch(`${baseURL ?? ''}/api/slides/${code}/captions.vtt`);
  expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  await desk.current.focus();
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let file = '';
  // The server writes the slide of a later stream later, so the subtitles have begun with the line by then.
  const events = await fetch(`${baseURL ?? ''}/api/slides/${code}/events`);
  const first = await events.body?.getReader().read();
  expect(decoder.decode(first?.value)).toContain(HOME_LINE);
  // A line shorter than 200 ms is one that was passed.
  await page.waitForTimeout(300);
  await page.keyboard.press('ArrowDown');
  await expect(desk.current).toContainText(NEXT_LINE);
  while (reader && !file.includes(HOME_LINE)) {
    const { value, done } = await reader.read();
    if (done) break;
    file += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  expect(file).toMatch(
    /^WEBVTT\n\n00:00:\d\d\.\d{3} --> 00:00:\d\d\.\d{3}\nਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥\n.*True Guru/,
  );
});

test('the desk checks the hall before a diwan and says what to do [U76]', async ({ page }) => {
  const desk = await DisplayDesk.open(page);
  await page.getByRole('tab', { name: 'Ready' }).click();
  const check = (name: string) => page.locator(`[data-check=${name}]`);
  await expect(check('fonts')).toHaveAttribute('data-result', 'ready');
  await expect(check('scripture')).toHaveAttribute('data-result', 'ready');
  await expect(check('screens')).toContainText('No screen is open.');
  await expect(check('network')).toContainText("phones can't join");
  await desk.openScreen();
  await expect(check('screens')).toContainText('Press F in it for full screen.');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Start a session' }).click();
  await expect(check('network')).toHaveAttribute('data-result', 'ready');
});

test('desk, screen and overlay open at the plain HTTP address of a computer in the network [U72]', async ({
  baseURL,
}) => {
  // To the browser, a name like any other: only localhost and HTTPS are secure contexts.
  const rules = 'MAP hall.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
  const args = [...CHROMIUM.args, `--host-resolver-rules=${rules}`];
  const browser = await chromium.launch({ ...CHROMIUM, args });
  const page = await browser.newPage();
  const origin = `http://hall.example:${new URL(baseURL ?? '').port}`;
  await page.goto(`${origin}/display`);
  await expect(page.getByRole('button', { name: 'Open the screen' })).toBeVisible();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.goto(`${origin}/display/screen`);
  await expect(page.getByText('This window is for the projector.')).toBeVisible();
  await page.goto(`${origin}/display/overlay`);
  await expect(page.locator('[data-surface=overlay]')).toBeAttached();
  await browser.close();
});

test('an image behind slides stays in the browser and leaves every letter readable [U73]', async ({
  page,
}) => {
  const desk = await DisplayDesk.open(page);
  await desk.openByLetters(LETTERS, HOME_LINE);
  const screen = await desk.openScreen();
  await expect(screen.line).toHaveText(HOME_LINE);
  await page.bringToFront();
  await desk.tool('Look');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  // Black and white stripes, the worst for letters of any colour.
  const image = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 200;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    for (let at = 0; at < 200; at += 20) {
      context.fillStyle = at % 40 === 0 ? 'white' : 'black';
      context.fillRect(at, 0, 20, 200);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .getByLabel('Background image')
    .setInputFiles({ name: 'stripes.png', mimeType: 'image/png', buffer: Buffer.from(image, 'base64') });
  const canvas = screen.page.locator('canvas[data-scrim]');
  await expect(canvas).toBeVisible();
  const [lightest, darkest] = await canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {
      data: [],
    };
    const greens = [...data].filter((_each, at) => at % 4 === 1);
    return [greens.reduce((a, b) => Math.max(a, b), 0), greens.reduce((a, b) => Math.min(a, b), 255)];
  });
  // The image is still there, and its white no lighter than light letters allow.
  expect(lightest).toBeGreaterThan((darkest ?? 0) + 10);
  expect(lightest).toBeLessThan(90);
  expect(sent).toEqual([]);
  await page.reload();
  await expect(canvas).toBeVisible();
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('button', { name: 'Remove the image' }).click();
  await expect(canvas).toHaveCount(0);
});
