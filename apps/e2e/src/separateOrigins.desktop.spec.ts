import { controllerLink } from '@naad/api-contract';
import { type Browser, type BrowserContextOptions, devices, type Page } from '@playwright/test';
import { ControllerPage } from './pages/ControllerPage.ts';
import { DisplayDesk, DisplayScreen } from './pages/DisplayDesk.ts';
import { startDisplay } from './startDisplay.ts';
import { openStaticHost, type StaticHost, type StaticHostOptions } from './static-host/openStaticHost.ts';
import { expect, test as base } from './test.ts';

const PHONES = '/phones/';
const HALL = '/gurdwara/hall/';
const FOLDERS = { [PHONES]: 'controller', [HALL]: 'display' };
const PHONE: BrowserContextOptions = devices['Pixel 7'];

/** Shabad 628 (ang 201), by the first letters of one of its lines. */
const LETTERS = 'ਸਤਕਸ';
const HOME_LINE = 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥';
const NEXT_LINE = 'ਦੁਸਟ ਦੂਤ ਪਰਮੇਸਰਿ ਮਾਰੇ ॥';

interface Fixtures {
  /** Opens static hosts, which are closed with the test. */
  openHost: (options?: StaticHostOptions) => Promise<StaticHost>;
  /** Opens a page on another device, which is closed with the test. */
  openDevice: (options: BrowserContextOptions) => Promise<Page>;
}

const test = base.extend<Fixtures>({
  openHost: async ({ browserName: _browser }, use) => {
    const hosts: StaticHost[] = [];
    await use(async (options) => {
      const host = await openStaticHost(options);
      hosts.push(host);
      return host;
    });
    await Promise.all(hosts.map((host) => host.close()));
  },
  openDevice: async ({ browser }, use) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** A host with both front ends, whose API is on another origin. */
async function openFrontEnds(
  openHost: Fixtures['openHost'],
  apiOrigin: string,
  options: StaticHostOptions = {},
): Promise<StaticHost> {
  const host = await openHost({ folders: FOLDERS, ...options });
  const config = JSON.stringify({
    siteName: 'Gurdwara',
    apiUrl: `${apiOrigin}/api`,
    controllerUrl: `${host.origin}${PHONES}`,
    displayUrl: `${host.origin}${HALL}`,
  });
  host.put(`${PHONES}config.json`, config);
  host.put(`${HALL}config.json`, config);
  return host;
}

/** Collects the errors of a page, such as refusals by its content security policy. */
function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

for (const [family, address, name] of [
  ['IPv4', '127.0.0.1', '127.0.0.1'],
  ['IPv6', '::1', '[::1]'],
] as const) {
  test(`a controller on a static host drives a display through an API on another origin (${family}) [D1]`, async ({
    baseURL: site = '',
    openHost,
    openDevice,
  }) => {
    const apiOrigin = `http://${name}:${new URL(site).port}`;
    const host = await openFrontEnds(openHost, apiOrigin, { address });
    const display = await startDisplay(site);
    const page = await openDevice(PHONE);
    const faults = collectFaults(page);
    // Without the slash, which hosts of files redirect.
    await page.goto(`${host.origin}/phones?code=${display.code.toLowerCase()}#pin=${display.pin}`);
    const controller = new ControllerPage(page);
    await expect(controller.code).toHaveValue(display.code);
    await expect(page).toHaveTitle('Bani Controller - Gurdwara');
    await expect(page.getByRole('link', { name: 'Display' })).toHaveAttribute('href', host.origin + HALL);
    await expect(page).toHaveURL(`${host.origin}${PHONES}?code=${display.code.toLowerCase()}`);
    await controller.connect.click();
    await controller.openFirstResult(LETTERS);
    await expect(controller.delivery).toHaveText('On screen');
    const highlight = () => String(display.report().picture.state['highlight']);
    const before = highlight();
    await controller.next.click();
    await expect.poll(highlight).not.toBe(before);
    await expect(controller.activeLine).toHaveAttribute('data-verse-id', highlight());
    expect(faults).toEqual([]);
    display.stop();
  });
}

test('a display on a static host has a session, a screen, an overlay, and phones by its QR code [D1]', async ({
  page,
  baseURL: site = '',
  openHost,
  openDevice,
}) => {
  const host = await openFrontEnds(openHost, site);
  const faults = collectFaults(page);
  await page.goto(host.origin + HALL);
  const desk = new DisplayDesk(page);
  await expect(page).toHaveTitle('Display - Gurdwara');
  await expect(page.getByRole('link', { name: 'Back to site' })).toHaveAttribute('href', `${site}/`);
  const screen = await desk.openScreen();
  expect(screen.page.url()).toBe(`${host.origin}${HALL}?screen`);
  await desk.openByLetters(LETTERS, HOME_LINE);
  await expect(screen.line).toHaveText(HOME_LINE);
  const { code } = await desk.startSession();

  const phone = await openDevice(PHONE);
  const { pin, invite } = await desk.sessionSecrets();
  const controllerUrl = host.origin + PHONES;
  await phone.goto(controllerLink({ readerUrl: `${site}/`, controllerUrl }, { code, pin, invite }));
  const controller = new ControllerPage(phone);
  await controller.connect.click();
  await expect(controller.status).toHaveText('Connected');
  await controller.next.click();
  await expect(screen.line).toHaveText(NEXT_LINE);

  const stream = await openDevice({});
  await stream.goto(`${host.origin}${HALL}?overlay&code=${code}`);
  await expect(new DisplayScreen(stream).line).toHaveText(NEXT_LINE);

  await page.getByRole('button', { name: 'End the session' }).click();
  await expect(phone.getByRole('alert')).toHaveText('The display has ended this session.');
  expect(faults).toEqual([]);
});

test('a host of files that sends 404.html for unknown paths has addresses such as /phones/ABC-XYZ [D1]', async ({
  baseURL: site = '',
  openHost,
  openDevice,
}) => {
  const host = await openFrontEnds(openHost, site);
  const page = await openDevice(PHONE);
  await page.goto(`${host.origin}${PHONES}BCD-FGH`);
  await expect(new ControllerPage(page).code).toHaveValue('BCD-FGH');
  await expect(page).toHaveTitle('Bani Controller - Gurdwara');
});

test('a front end without a usable config.json says so instead of trying to connect [D1]', async ({
  openHost,
  openDevice,
}) => {
  const host = await openHost({ folders: FOLDERS });
  for (const [config, problem] of [
    [null, "This page isn't set up: config.json is missing."],
    ['{ "apiUrl": ', "This page isn't set up: config.json has a mistake (JSON)."],
    ['{ "apiUrl": "api.example" }', "This page isn't set up: config.json has a mistake (apiUrl)."],
  ] as const) {
    for (const folder of [PHONES, HALL]) {
      if (config !== null) host.put(`${folder}config.json`, config);
      const page = await openDevice(PHONE);
      await page.goto(host.origin + folder);
      await expect(page.getByRole('alert')).toHaveText(problem);
      await page.context().close();
    }
  }
});

test("a static front end has the visitor's language, without showing English first [D1]", async ({
  baseURL: site = '',
  openHost,
  openDevice,
}) => {
  const host = await openFrontEnds(openHost, site);
  const page = await openDevice({ ...PHONE, locale: 'pa-IN' });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/connect-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest('**/assets/connect-*.js');
  await page.goto(host.origin + PHONES);
  await requested;
  const english = page.getByRole('heading', { name: 'Bani Controller' });
  await expect(page.locator('h1')).toHaveText('Bani Controller');
  await expect(english).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'ਬਾਣੀ ਕੰਟਰੋਲਰ' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa-Guru');
  await expect(page).toHaveTitle('ਬਾਣੀ ਕੰਟਰੋਲਰ - Gurdwara');

  await page.goto(host.origin + HALL);
  await expect(page.getByRole('heading', { name: 'ਡਿਸਪਲੇ' })).toBeVisible();

  const cut = await openDevice({ ...PHONE, locale: 'pa-IN' });
  await cut.route('**/assets/connect-*.js', (route) => route.abort());
  await cut.goto(host.origin + PHONES);
  await expect(cut.getByRole('heading', { name: 'Bani Controller' })).toBeVisible();
});

test('embed.js on a static host shows a verse of the site on a page of a third origin [D2]', async ({
  page,
  baseURL: site = '',
  openHost,
}) => {
  const cdn = await openHost({ folders: { '/': 'embed/loader' } });
  const other = await openHost();
  const pageWith = (named: string) =>
    `<!doctype html><title>Another site</title><gurbani-verse verse-id="1"><b>The line by itself</b></gurbani-verse>
    <script async src="${cdn.origin}/embed.js" data-naad-site="${named}"></script>`;
  other.put('/right.html', pageWith(site));
  other.put('/wrong.html', pageWith('javascript:alert(1)'));
  await page.goto(`${other.origin}/right.html`);
  const frame = page.locator('gurbani-verse iframe');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('src', new RegExp(`^${site}/embed/v1/verse\\?id=1&`));
  await expect(frame.contentFrame().locator('[data-verse-id="1"]')).toBeVisible();
  await expect(page.getByText('The line by itself')).toBeHidden();

  const reported = page.waitForEvent('pageerror');
  await page.goto(`${other.origin}/wrong.html`);
  expect((await reported).message).toContain('data-naad-site is not a site');
  await expect(page.getByText('The line by itself')).toBeVisible();
  await expect(frame).toHaveCount(0);
});
