import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, devices, type Locator, type Page } from '@playwright/test';
import { ShabadResponse } from '@naad/api-contract';
import { decodePreferences, PREFERENCES_COOKIE } from '@naad/settings-schema';
import { axeFaults } from './checks/axeFaults.ts';
import { ControllerPage } from './pages/ControllerPage.ts';
import { DisplayDesk, type DisplayScreen } from './pages/DisplayDesk.ts';
import { DisplaySettings } from './pages/SiteShell.ts';
import { type BuiltServer, startBuiltServer } from './startBuiltServer.ts';
import { expect, prepareVisitor, test } from './test.ts';

const UNAVAILABLE = 'Not available on this site';
/** Shabad 628 (ang 201), by the first letters of one of its lines. */
const SHABAD = 628;
const LETTERS = 'ਸਤਕਸ';
const LINE = 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥';

interface Hall {
  readonly desk: DisplayDesk;
  readonly screen: DisplayScreen;
  /** A connected phone with its settings open. */
  readonly phone: ControllerPage;
}

/** A desk, its screen with a line, and a phone, of a site of its own origin. */
async function enterHall(
  browser: Browser,
  origin: string | undefined,
  prepare?: (phone: Page) => Promise<unknown>,
) {
  const baseURL = origin ?? '';
  const operator = await browser.newContext({ baseURL });
  const desk = await DisplayDesk.open(await operator.newPage());
  const screen = await desk.openScreen();
  await desk.openByLetters(LETTERS, LINE);
  const session = await desk.startSession();
  const visitor = await browser.newContext({ ...devices['Pixel 7'], baseURL });
  const page = await visitor.newPage();
  await prepare?.(page);
  const phone = await ControllerPage.enter(page, session);
  await phone.open('Settings');
  return { desk, screen, phone } satisfies Hall;
}

/** Choices of a phone's list, such as `Translations`. */
const choice = ({ page }: ControllerPage, list: string, name: string): Locator =>
  page.getByRole('group', { name: list, exact: true }).getByRole('checkbox', { name });
const sources = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Visraam source' }).getByRole('option');

test.describe('on a site with nothing beside the scripture', () => {
  test('the phone and the desk show what it lacks as unavailable, and offer the rest [R11]', async ({
    browser,
    baseURL,
  }) => {
    const { desk, screen, phone } = await enterHall(browser, baseURL);
    for (const [list, name] of [
      ['Translations', 'Hindi'],
      ['Steek', 'BaniDB'],
    ] as const) {
      await expect(choice(phone, list, name)).toBeDisabled();
      await expect(choice(phone, list, name)).toHaveAccessibleName(`${name} ${UNAVAILABLE}`);
    }
    const offered = ['Default', `iGurbani – ${UNAVAILABLE}`, `Legacy – ${UNAVAILABLE}`];
    await expect(sources(phone.page)).toHaveText(offered);
    await expect(sources(phone.page).nth(1)).toBeDisabled();
    await expect(phone.page.getByText(UNAVAILABLE, { exact: true })).toHaveCount(2);
    expect(await axeFaults(phone.page)).toEqual([]);
    await choice(phone, 'Translations', 'Spanish').click();
    await expect(screen.slide.locator('[lang=es]')).toBeVisible();

    await desk.tool('Look');
    const hindi = desk.page.getByRole('switch', { name: 'Hindi', exact: true });
    await expect(hindi).toBeDisabled();
    await expect(hindi).toHaveAccessibleDescription(UNAVAILABLE);
    await expect(sources(desk.page)).toHaveText(offered);
  });

  test('a phone that cannot learn what the site has offers everything, without an error [R11]', async ({
    browser,
    baseURL,
  }) => {
    const { phone } = await enterHall(browser, baseURL, (page) =>
      page.route('**/api/capabilities', (route) => route.abort()),
    );
    await expect(choice(phone, 'Translations', 'Hindi')).toBeEnabled();
    await expect(phone.page.getByText(UNAVAILABLE)).toHaveCount(0);
    await expect(phone.page.getByRole('alert')).toHaveCount(0);
  });

  test('the reader hides what it lacks, names it at the end, and keeps stored choices [R11]', async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareVisitor(context, baseURL ?? '', {
      hasVisraams: true,
      visraamSource: 'igurbani',
      translations: { english: ['ssk', 'bdb'], punjabi: [], spanish: [], hindi: ['ss'] },
    });
    const settings = await DisplaySettings.open(page, `/shabad?id=${String(SHABAD)}`);
    for (const name of ['Hindi translation', 'Audio player']) {
      await expect(settings.toggle(name)).toHaveCount(0);
      await expect(settings.panel.getByText(new RegExp(`^${UNAVAILABLE}: .*${name}`))).toBeVisible();
    }
    await expect(settings.list('Visraam source')).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    await settings.toggle('Punjabi translation').check();
    await settings.reload();
    await expect(settings.toggle('Punjabi translation')).toBeChecked();
    const cookies = await context.cookies();
    const stored = decodePreferences(cookies.find(({ name }) => name === PREFERENCES_COOKIE)?.value);
    expect(stored).toMatchObject({
      visraamSource: 'igurbani',
      translations: { english: ['ssk', 'bdb'], hindi: ['ss'] },
    });
  });
});

test.describe('on a site with data packs and recordings', () => {
  // On one server, instead of one in each worker.
  test.describe.configure({ mode: 'default' });

  const HINDI = 'इस पंक्ति का हिन्दी अनुवाद';
  let folder = '';
  let site: BuiltServer;
  test.beforeAll(async ({ baseURL }) => {
    const response = await fetch(`${baseURL ?? ''}/api/v2/shabads/${String(SHABAD)}`);
    const { verses } = ShabadResponse.parse(await response.json());
    const verse = verses.find(({ verse: { unicode } }) => unicode === LINE);
    if (!verse) throw new Error('The shabad has another line.');
    const about = {
      format: 'naad-data-pack',
      version: 1,
      name: 'Packs of tests',
      licence: 'CC0-1.0',
      url: 'https://packs.example/',
    };
    const packs = {
      hindi: {
        kind: 'hindi-translation',
        field: 'ss',
        translator: 'A translator',
        lines: { [verse.verseId]: HINDI },
      },
      pauses: {
        kind: 'visraams',
        set: 'igurbani',
        lines: { [verse.verseId]: [{ word: 0, type: 'main' }] },
      },
    };
    folder = await mkdtemp(path.join(tmpdir(), 'naad-packs-'));
    for (const [name, pack] of Object.entries(packs))
      await writeFile(path.join(folder, `${name}.pack.json`), JSON.stringify({ ...about, ...pack }));
    site = await startBuiltServer({
      DATA_PACKS_DIR: folder,
      AUDIO_DIR: fileURLToPath(new URL('../../../docs/samples/audio', import.meta.url)),
    });
  });
  test.afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true });
  });

  test('the phone offers its Hindi and its visraams, and the screen shows them [R11, S2.71, S3.45]', async ({
    browser,
  }) => {
    const { screen, phone } = await enterHall(browser, site.origin);
    await expect(sources(phone.page)).toHaveText(['Default', 'iGurbani', `Legacy – ${UNAVAILABLE}`]);
    // Its check mark follows the display.
    await choice(phone, 'Translations', 'Hindi').click();
    await expect(screen.slide.getByText(HINDI)).toBeVisible();
    await phone.page.getByRole('combobox', { name: 'Visraam source' }).selectOption('iGurbani');
    await expect(screen.slide.locator('[data-visraam]')).toHaveText(['ਸਤਿਗੁਰਿ']);
  });

  test('the reader offers its Hindi and the audio player [R11, S2.71]', async ({ page }) => {
    const settings = await DisplaySettings.open(page, `${site.origin}/shabad?id=${String(SHABAD)}`);
    await settings.toggle('Hindi translation').check();
    await expect(page.getByText(HINDI)).toBeVisible();
    await settings.openTranslators();
    await expect(settings.translator('A translator')).toBeChecked();
    await settings.toggle('Audio player').uncheck();
    await expect(settings.toggle('Audio player')).not.toBeChecked();
  });
});
