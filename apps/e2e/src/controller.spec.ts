import type { Page, WebSocketRoute } from '@playwright/test';
import { axeFaults } from './checks/axeFaults.ts';
import { ControllerPage } from './pages/ControllerPage.ts';
import { startDisplay, type TestDisplay } from './startDisplay.ts';
import { expect, test as base } from './test.ts';

const test = base.extend<{ display: TestDisplay }>({
  display: async ({ baseURL }, use) => {
    const display = await startDisplay(baseURL ?? '');
    await use(display);
    display.stop();
  },
});

test.beforeEach(({ page }) => {
  // The page warns before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
});

const stateOf = (display: TestDisplay) => () => display.report().picture.state;

/** The connections of a page, which can be cut like a cable and kept from reconnecting. */
async function cable(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  let isCut = false;
  let routes: WebSocketRoute[] = [];
  await page.routeWebSocket(/socket\.io/, (route) => {
    if (isCut) void route.close();
    else {
      route.connectToServer();
      routes.push(route);
    }
  });
  await page.route(/socket\.io\/.*polling/, (route) => (isCut ? route.abort() : route.continue()));
  return {
    async cut() {
      isCut = true;
      await Promise.all(routes.map((route) => route.close()));
      routes = [];
    },
    mend() {
      isCut = false;
    },
  };
}

test('a valid code is filled in from the address, with its dash and capitals [B94, S2.34, S5.15, B8]', async ({
  page,
}) => {
  const named = await ControllerPage.open(page, '/bcd-fgh');
  await expect(named.code).toHaveValue('BCD-FGH');
  for (const path of ['/BCDFGH', '/xBCD-FGH', '']) {
    await expect((await ControllerPage.open(page, path)).code).toHaveValue('');
  }
  const { code, status } = new ControllerPage(page);
  await code.pressSequentially('bcdfgh');
  await expect(code).toHaveValue('BCD-FGH');
  for (let i = 0; i < 7; i += 1) await code.press('Backspace');
  await expect(code).toHaveValue('');
  await expect(status).toHaveText('Disconnected');
});

test('what a visitor types and presses before hydration connects [R10]', async ({ page, display }) => {
  // Holds the inline script back, like a slow connection.
  await page.route('**/control', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<script type="module">', '<script type="held">') });
  });
  await page.goto('/control', { waitUntil: 'domcontentloaded' });
  const controller = new ControllerPage(page);
  await controller.code.pressSequentially(display.code.replace('-', '').toLowerCase());
  await controller.pin.fill(display.pin);
  await controller.connect.click();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.querySelector('script[type="held"]')?.textContent ?? '';
    document.body.append(script);
  });
  await controller.next.waitFor();
});

test('a wrong PIN marks the PIN, a wrong code marks the code, and the right ones connect [B102, S2.33, S4.47, S4.48, S6.1, S6.4]', async ({
  page,
  display,
}) => {
  const controller = await ControllerPage.open(page, `/${display.code}`);
  await controller.pin.fill(display.pin === '111111' ? '222222' : '111111');
  await controller.connect.click();
  await expect(controller.problem).toContainText('this PIN');
  await expect(controller.pin).toHaveAttribute('aria-invalid', 'true');
  await expect(controller.code).not.toHaveAttribute('aria-invalid', 'true');
  await controller.code.fill('BBB-BBB');
  await controller.connect.click();
  await expect(controller.problem).toContainText('this code');
  await expect(controller.code).toHaveAttribute('aria-invalid', 'true');
  await controller.code.fill(display.code);
  await controller.pin.fill(display.pin);
  await controller.connect.click();
  await expect(controller.status).toHaveText('Connected');
});

test('a tapped line is sent once, shown on the screen and marked [B103, B107, S1.13, S2.109, S4.53]', async ({
  page,
  display,
}) => {
  const controller = await ControllerPage.enter(page, display);
  await controller.openFirstResult('DDrgj');
  await expect(controller.delivery).toHaveText('On screen');
  const before = display.report().commands;
  await controller.lines.nth(2).click();
  await expect(controller.lines.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(controller.lines.first()).toContainText('Shown before');
  await expect(controller.delivery).toHaveText('On screen');
  expect(display.report().commands).toBe(before + 1);
  expect(stateOf(display)()).toMatchObject({ kind: 'shabad', id: 3590, lineCount: 3 });
  const verse = await controller.lines.nth(2).getAttribute('data-verse-id');
  expect(String(stateOf(display)()['highlight'])).toBe(verse);
});

test("a tap that is accepted but not shown doesn't count as on screen [Y8]", async ({ page, display }) => {
  const controller = await ControllerPage.enter(page, display);
  await controller.openFirstResult('DDrgj');
  display.mute();
  await controller.lines.nth(2).click();
  await expect(controller.delivery).toHaveText('Accepted…');
  await expect(controller.lines.nth(2)).toHaveAttribute('data-phase', 'accepted');
  await expect(controller.activeLine).toHaveAttribute('data-row', '1');
});

test('steps go forward, back and home at any tapping speed, and to the neighbouring shabads and angs', async ({
  page,
  display,
}) => {
  const controller = await ControllerPage.enter(page, display);
  await controller.openFirstResult('DDrgj');
  for (let i = 0; i < 4; i += 1) await controller.next.click();
  await expect.poll(stateOf(display)).toMatchObject({ lineCount: 5 });
  await controller.previous.click();
  await expect.poll(stateOf(display)).toMatchObject({ lineCount: 4 });
  await controller.home.click();
  await expect.poll(stateOf(display)).toMatchObject({ lineCount: 1, id: 3590 });
  await page.getByRole('button', { name: 'Next shabad' }).click();
  await expect.poll(stateOf(display)).toMatchObject({ kind: 'shabad', id: 3591 });
  await expect(controller.activeLine).toBeVisible();
  await page.getByRole('button', { name: 'Previous shabad' }).click();
  await expect.poll(stateOf(display)).toMatchObject({ id: 3590 });
  await expect(controller.activeLine).toBeVisible();
  await page.getByRole('button', { name: 'Next ang' }).click();
  await expect(page.getByText('ang 96')).toContainText('969');
  // The history opens earlier shabads again.
  await controller.open('Search');
  await controller.query.fill('');
  await page.getByRole('region', { name: 'History' }).getByRole('button').nth(1).click();
  await expect.poll(stateOf(display)).toMatchObject({ id: 3590 });
});

test('banis, ceremonies and slides are a tap away, and lists close once the lines show [B104, B106, S1.13, S2.108, S4.54, S4.55]', async ({
  page,
  display,
}) => {
  const controller = await ControllerPage.enter(page, display);
  await controller.open('All Banis');
  for (const group of ['Nitnem', 'Popular Bani', 'Other', 'Ceremonies']) {
    await expect(page.getByRole('heading', { name: group })).toBeVisible();
  }
  await page.getByLabel('Find a bani').fill('jap jee');
  await page.getByRole('button', { name: 'jap jee saahib' }).click();
  await expect.poll(stateOf(display)).toMatchObject({ kind: 'bani', id: 2 });
  await expect(controller.lines.first()).toBeVisible();
  await controller.next.click();
  await expect.poll(stateOf(display)).toMatchObject({ kind: 'bani', id: 2, lineCount: 2 });
  await controller.open('All Banis');
  const banis = page.getByRole('button', { name: 'All Banis' });
  await expect(banis).toHaveAttribute('aria-pressed', 'true');
  // A wide screen keeps the lines beside the list, and a tap on them closes it; on a phone its own button does.
  if (await controller.lines.first().isVisible())
    await page.getByRole('main').click({ position: { x: 4, y: 4 } });
  else await banis.click();
  await expect(banis).toHaveAttribute('aria-pressed', 'false');
  await controller.open('Shortcuts');
  await page.getByRole('button', { name: 'Waheguru' }).click();
  await expect.poll(stateOf(display)).toMatchObject({ text: 'vwihgurU', isGurmukhi: true });
  await expect(page.getByRole('button', { name: 'Waheguru' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Blank' }).click();
  await expect.poll(stateOf(display)).toMatchObject({ text: '' });
  await page.getByLabel('Announcement').fill('Langar is served');
  await page.getByRole('button', { name: 'Show the announcement' }).click();
  await expect.poll(stateOf(display)).toMatchObject({ text: 'Langar is served', isGurmukhi: false });
  await page.getByRole('button', { name: 'Anand Sahib' }).click();
  await expect.poll(stateOf(display)).toMatchObject({ kind: 'ceremony', id: 3, text: null });
  await expect(controller.lines.first()).toBeVisible();
  await controller.open('Shortcuts');
  await expect(page.getByRole('button', { name: 'Anand Sahib' })).toHaveAttribute('aria-pressed', 'true');
});

test('a bani is found by each common spelling, before any other [U54]', async ({ page, display }) => {
  const controller = await ControllerPage.enter(page, display);
  await controller.open('All Banis');
  const found = page.getByRole('region', { name: 'Banis with this name' }).getByRole('button');
  for (const [spelling, name] of [
    ['japji', 'ਜਪੁ ਜੀ ਸਾਹਿਬ'],
    ['jap ji', 'ਜਪੁ ਜੀ ਸਾਹਿਬ'],
    ['rehras', 'ਰਹਰਾਸਿ ਸਾਹਿਬ'],
    ['rehraas', 'ਰਹਰਾਸਿ ਸਾਹਿਬ'],
    ['chaupai', 'ਬੇਨਤੀ ਚੌਪਈ ਸਾਹਿਬ'],
    ['sukhmani', 'ਸੁਖਮਨੀ ਸਾਹਿਬ'],
    ['anand', 'ਅਨੰਦੁ ਸਾਹਿਬ'],
    ['asa di var', 'ਆਸਾ ਕੀ ਵਾਰ'],
    ['kirtan sohila', 'ਸੋਹਿਲਾ ਸਾਹਿਬ'],
    ['tav prasad', 'ਤ੍ਵ ਪ੍ਰਸਾਦਿ ਸਵਯੇ (ਸ੍ਰਾਵਗ ਸੁਧ)'],
  ] as const) {
    await page.getByLabel('Find a bani').fill(spelling);
    await expect(found.first()).toContainText(name);
  }
  await page.getByLabel('Find a bani').fill('japji');
  await found.first().click();
  await expect.poll(stateOf(display)).toMatchObject({ kind: 'bani', id: 2 });
});

test('the search of the phone reads first letters, names of texts and pages without a choice of type [U55]', async ({
  page,
  display,
}) => {
  const controller = await ControllerPage.enter(page, display);
  await controller.search('DDrgj');
  await expect(controller.results.first()).toContainText('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ');
  const named = page.getByRole('list', { name: 'Texts with this name' }).getByRole('button');
  await controller.search('sukhmani');
  await expect(named.first()).toContainText('ਸੁਖਮਨੀ ਸਾਹਿਬ');
  await controller.search('ang 968');
  await named.filter({ hasText: 'Sri Guru Granth Sahib Ji, ang 968' }).click();
  await expect.poll(stateOf(display)).toMatchObject({ kind: 'shabad', text: null });
  await expect(controller.activeLine).toBeVisible();
});

test('a connected phone stays awake, until it disconnects [U59]', async ({ page, display }) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    const request = (type: string) => {
      locks.push(type);
      return Promise.resolve({
        released: false,
        release: () => Promise.resolve(locks.push('released')),
        addEventListener: () => undefined,
      });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(globalThis, { locks });
  });
  const locks = () => page.evaluate(() => (globalThis as unknown as { locks: string[] }).locks);
  const controller = await ControllerPage.open(page, `/${display.code}`);
  expect(await locks()).toEqual([]);
  await controller.pin.fill(display.pin);
  await controller.connect.click();
  await expect.poll(locks).toEqual(['screen']);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect.poll(locks).toEqual(['screen', 'released']);
});

test('a search is typed on the Gurmukhi keyboard of the phone [U60]', async ({ page, display }) => {
  const controller = await ControllerPage.enter(page, display);
  await controller.open('Search');
  await page.getByRole('button', { name: 'Gurmukhi keyboard' }).click();
  const keyboard = page.getByRole('group', { name: 'Gurmukhi keyboard' });
  for (const letter of ['ਧ', 'ਧ', 'ਰ', 'ਗ', 'ਜ'])
    await keyboard.getByRole('button', { name: letter, exact: true }).click();
  await expect(controller.query).toHaveValue('ਧਧਰਗਜ');
  await expect(controller.query).toHaveAttribute('inputmode', 'none');
  await controller.query.press('Enter');
  await expect(keyboard).toBeHidden();
  await expect(controller.results.first()).toContainText('ਧੰਨੁ ਧੰਨੁ ਰਾਮਦਾਸ ਗੁਰੁ');
});

test("sizes and settings are the display's, and follow its changes [B105, S1.13, S2.107, S3.31, S4.50]", async ({
  page,
  display,
  context,
}) => {
  const controller = await ControllerPage.enter(page, display);
  const other = await ControllerPage.enter(await context.newPage(), display);
  await controller.open('Settings');
  await other.open('Settings');
  const { gurbani = 0 } = display.report().picture.fontSizes;
  const increase = page.getByRole('button', { name: 'Increase: Gurbani', exact: true });
  for (let i = 0; i < 3; i += 1) {
    await increase.click();
    await expect.poll(() => display.report().picture.fontSizes['gurbani']).toBe(gurbani + i + 1);
  }
  await expect(other.page.getByRole('group', { name: 'Gurbani', exact: true })).toContainText(
    String(gurbani + 3),
  );
  await page.getByRole('switch', { name: 'Larivaar', exact: true }).click();
  await expect.poll(() => display.report().picture.settings['larivaar']).toBe(true);
  await expect(other.page.getByRole('switch', { name: 'Larivaar', exact: true })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Punjabi' }).click();
  await expect.poll(() => display.report().picture.settings['translations']).toEqual(['english', 'punjabi']);
  await page.getByLabel('Sundar Gutka bani length').selectOption('s');
  await expect.poll(() => display.report().picture.settings['baniLength']).toBe('s');
});

test('a search has a type, a source and pages [S1.13, S2.106, S2.109]', async ({ page, display }) => {
  const controller = await ControllerPage.enter(page, display);
  await controller.search('hj');
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  const first = await controller.results.first().textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.locator('[aria-current="page"]')).toHaveText('2');
  expect(await controller.results.first().textContent()).not.toBe(first);
  await page.getByLabel('Source', { exact: true }).selectOption('B');
  await expect(controller.results.first()).toContainText('Bhai Gurdas');
  await page.getByLabel('Search Type').selectOption('4');
  await expect(page.getByText('Enter 4 words minimum.')).toBeVisible();
});

test('the end of the session leads back to the form, and leaving the page warns [B100, B101, S4.49, S8.19]', async ({
  page,
  display,
}) => {
  const controller = await ControllerPage.enter(page, display);
  await controller.open('Search');
  await controller.query.fill('x');
  const warned = page.waitForEvent('dialog');
  await page.evaluate(() => location.reload());
  expect((await warned).type()).toBe('beforeunload');
  await controller.next.waitFor();
  display.end();
  await expect(controller.problem).toContainText('ended this session');
  await expect(controller.status).toHaveText('Disconnected');
});

test('a locked phone whose page was discarded resumes its session, unless the visitor disconnected [Y9]', async ({
  page,
  display,
}) => {
  const controller = await ControllerPage.enter(page, display);
  await controller.openFirstResult('DDrgj');
  await page.reload();
  await expect(controller.activeLine).toBeVisible();
  await expect(controller.status).toHaveText('Connected');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(controller.status).toHaveText('Disconnected');
  await page.reload();
  await expect(controller.connect).toBeVisible();
});

test('a phone whose page slept and lost its connection has the current line when unlocked', async ({
  page,
  context,
  display,
}) => {
  const line = await cable(page);
  const controller = await ControllerPage.enter(page, display);
  await controller.openFirstResult('DDrgj');
  const other = await ControllerPage.enter(await context.newPage(), display);
  const phone = await context.newCDPSession(page);
  await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
  await line.cut();
  // Another phone goes on; the sleeping page must catch up on the commands that it missed.
  await other.next.click();
  await expect(other.activeLine).toHaveAttribute('data-row', '2');
  line.mend();
  await phone.send('Page.setWebLifecycleState', { state: 'active' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(controller.activeLine).toHaveAttribute('data-row', '2');
  await expect(controller.status).toHaveText('Connected');
  const { commands } = display.report();
  await controller.next.click();
  await expect(controller.delivery).toHaveText('On screen');
  await expect(other.activeLine).toHaveAttribute('data-row', '3');
  expect(display.report().commands).toBe(commands + 1);
});

test('a cut connection is reported, an unsent tap vibrates the phone, and the connection recovers by itself [Y8]', async ({
  page,
  display,
}) => {
  const shakes: unknown[] = [];
  await page.exposeFunction('shaken', (pattern: unknown) => shakes.push(pattern));
  await page.addInitScript(() => {
    navigator.vibrate = (pattern) => {
      void (window as unknown as { shaken: (pattern: unknown) => void }).shaken(pattern);
      return true;
    };
  });
  const line = await cable(page);
  const controller = await ControllerPage.enter(page, display);
  await controller.openFirstResult('DDrgj');
  await line.cut();
  await expect(controller.status).toHaveText('Reconnecting');
  const { commands } = display.report();
  await controller.next.click();
  await expect(controller.delivery).toHaveText('Waiting for the connection…');
  await expect(controller.delivery).toContainText('Not shown: no connection in time.');
  await expect.poll(() => shakes).toHaveLength(1);
  line.mend();
  await expect(controller.status).toHaveText('Connected', { timeout: 15_000 });
  await expect(controller.activeLine).toHaveAttribute('data-row', '1');
  expect(display.report().commands).toBe(commands);
  await controller.next.click();
  await expect(controller.activeLine).toHaveAttribute('data-row', '2');
  await expect(controller.delivery).toHaveText('On screen');
});

test("a display that doesn't answer is reported after a while", async ({ page, display }) => {
  const line = await cable(page);
  const controller = await ControllerPage.open(page, `/${display.code}`);
  await page.clock.install();
  await line.cut();
  await controller.pin.fill(display.pin);
  await controller.connect.click();
  await expect(controller.status).toHaveText('Connecting');
  // The clock starts once the connection code has loaded, which takes real time.
  await expect(async () => {
    await page.clock.fastForward(1_000);
    expect(await page.getByText('No answer yet.').isVisible()).toBe(true);
  }).toPass();
  await page.clock.fastForward(15_000);
  await expect(controller.problem).toContainText("isn't responding");
  await expect(controller.connect).toBeEnabled();
});

test('two controllers see one screen [S4.50, S4.51, B107]', async ({ page, context, display }) => {
  const one = await ControllerPage.enter(page, display);
  await one.openFirstResult('DDrgj');
  const other = await ControllerPage.enter(await context.newPage(), display);
  await expect(other.activeLine).toHaveAttribute('data-row', '1');
  await other.next.click();
  await expect(one.activeLine).toHaveAttribute('data-row', '2');
  await one.next.click();
  await expect(other.activeLine).toHaveAttribute('data-row', '3');
});

test('everything can be done by keyboard, and typed text triggers no shortcut [S2.110, Y9]', async ({
  page,
  display,
}) => {
  const controller = await ControllerPage.open(page, `/${display.code}`);
  await controller.pin.focus();
  await page.keyboard.type(display.pin);
  await page.keyboard.press('Enter');
  await controller.next.waitFor();
  await page.keyboard.press('Control+/');
  await expect(controller.query).toBeFocused();
  await page.keyboard.type('DDrgl');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('j');
  await page.keyboard.press('Enter');
  await controller.results.first().focus();
  await page.keyboard.press('Enter');
  await expect(controller.activeLine).toHaveAttribute('data-row', '1');
  expect(display.report().picture.settings['larivaar']).toBe(false);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(controller.activeLine).toHaveAttribute('data-row', '3');
  await page.keyboard.press('ArrowUp');
  await expect(controller.activeLine).toHaveAttribute('data-row', '2');
  await page.keyboard.press('Home');
  await expect(controller.activeLine).toHaveAttribute('data-row', '1');
  await page.keyboard.press('l');
  await expect.poll(() => display.report().picture.settings['larivaar']).toBe(true);
  await page.keyboard.press('+');
  await expect.poll(() => display.report().picture.fontSizes['gurbani']).toBe(10);
  await controller.open('Settings');
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).blur();
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowDown');
  await expect.poll(stateOf(display)).toMatchObject({ lineCount: 2 });
  expect(display.report().picture.settings['larivaar']).toBe(true);
});

test('everything is reachable, visible and named at 360 pixels [Y9]', async ({ page, display }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const form = await ControllerPage.open(page, `/${display.code}`);
  expect(await axeFaults(page)).toEqual([]);
  await form.pin.fill(display.pin);
  await form.connect.click();
  await form.next.waitFor();
  await form.openFirstResult('DDrgj');
  for (const view of ['Lines', 'Search', 'All Banis', 'Shortcuts', 'Settings'] as const) {
    await form.open(view);
    expect(await axeFaults(page), view).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(360);
    // The next-line button stays in thumb reach in every view.
    const box = await form.next.boundingBox();
    expect(box?.height ?? 0, view).toBeGreaterThanOrEqual(48);
    expect(box?.y ?? 0, view).toBeGreaterThan(640 * 0.6);
  }
});
