import type { Page, Browser } from '@playwright/test';
import { SyncPage } from './pages/SyncPage.ts';
import { expect, test as base } from './test.ts';
import { DisplaySettings } from './pages/SiteShell.ts';

/** The state that a display reports; omitted fields are empty. */
interface ShownState {
  readonly kind?: 'shabad' | 'bani' | 'ceremony';
  readonly id?: number;
  readonly highlight?: number;
  readonly lineCount?: number;
  readonly baniLength?: 'short' | 'medium' | 'long' | 'extralong';
  readonly text?: string;
  readonly isGurmukhi?: boolean;
  readonly hidden?: boolean;
}

/** A host in its own browser context that speaks the protocol with the server's own Socket.IO script. */
interface SyncHost {
  readonly code: string;
  show(state: ShownState): Promise<void>;
  end(): Promise<void>;
}

interface HostSocket {
  connected: boolean;
  once(event: string, listener: () => void): void;
  emit(event: string, message: unknown, acknowledge?: () => void): void;
}
interface HostWindow {
  io(url: string, options: object): HostSocket;
  socket: HostSocket;
  revision: number;
}

const PIN = '424242';
const NOTHING = {
  ...{ kind: 'none', id: null, highlight: null, homeId: null, baniLength: null, lineCount: null },
  ...{ text: null, isGurmukhi: false, hidden: false },
};
const FONT_SIZES = { gurbani: 9, translation: 5, teeka: 4, transliteration: 4 };

async function begin(page: Page): Promise<{ code: string; token: string }> {
  const answer = await page.request.get('/api/sync/begin/display-of-a-test?v=2');
  const { data } = (await answer.json()) as { data: { namespaceString: string; token: string } };
  return { code: data.namespaceString, token: data.token };
}

/** Starts a host that lives until its context or browser closes. */
async function startSyncHost(browser: Browser, baseURL: string): Promise<SyncHost> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const { code, token } = await begin(page);
  await page.goto('/help');
  await page.addScriptTag({ url: '/socket.io/socket.io.js' });
  await page.evaluate(
    ({ code, auth }) => {
      const host = window as unknown as HostWindow;
      host.revision = 0;
      host.socket = host.io(`/${code}`, { transports: ['websocket'], auth });
      return new Promise<void>((resolve) => host.socket.once('connect', resolve));
    },
    { code, auth: { v: 2, role: 'host', token, pin: PIN, takesSettings: false } },
  );
  return {
    code,
    show: (state) =>
      page.evaluate(
        (message) => {
          const host = window as unknown as HostWindow;
          host.revision += 1;
          return new Promise<void>((resolve) =>
            host.socket.emit('show', { ...message, rev: host.revision }, resolve),
          );
        },
        { state: { ...NOTHING, ...state }, fontSizes: FONT_SIZES, answers: [] },
      ),
    async end() {
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => (window as unknown as HostWindow).socket.emit('end', {}, resolve)),
      );
      await context.close();
    },
  };
}

const test = base.extend<{ host: SyncHost }>({
  host: async ({ browser, baseURL }, use) => {
    const host = await startSyncHost(browser, baseURL ?? '');
    await use(host);
    await host.end().catch(() => undefined);
  },
});

/** Verse ids of a shabad, by the API. */
async function linesOf(page: Page, shabadId: number): Promise<number[]> {
  const answer = await page.request.get(`/api/v2/shabads/${String(shabadId)}`);
  const { verses } = (await answer.json()) as { verses: { verseId: number }[] };
  return verses.map(({ verseId }) => verseId);
}

test('a code is formatted while typing [B94]', async ({ page }) => {
  const sync = await SyncPage.open(page);
  await sync.code.pressSequentially('abc');
  await expect(sync.code).toHaveValue('ABC-');
  await sync.code.pressSequentially('de');
  await sync.code.press('Backspace');
  await sync.code.press('Backspace');
  await sync.code.press('Backspace');
  await expect(sync.code).toHaveValue('AB');
});

test('an invalid code is reported, and the form stays [B97, S8.17]', async ({ page }) => {
  const sync = await SyncPage.open(page);
  await sync.code.fill('zzz');
  await sync.connect.click();
  await expect(sync.problem).toContainText('three letters, a dash and three letters');
  await expect(sync.code).toHaveAttribute('aria-invalid', 'true');
  await sync.code.fill('zzzzzz');
  await sync.connect.click();
  await expect(sync.problem).toContainText('No display has this code');
  await expect(sync.code).toHaveValue('ZZZ-ZZZ');
});

test('a display is followed line by line [B95, S1.12, S2.32, S3.8]', async ({ page, host }) => {
  const sync = await SyncPage.follow(page, host.code.toLowerCase());
  await expect(sync.following).toContainText(`Connected to display ${host.code}`);
  await expect(sync.status).toHaveText('Live');
  await expect(page).toHaveURL(new RegExp(`/sync/${host.code}$`));
  const ids = await linesOf(page, 3590);
  const [first = 0, later = 0] = [ids[0], ids.at(-3)];
  await host.show({ kind: 'shabad', id: 3590, highlight: first });
  await expect(sync.lines).toHaveCount(ids.length);
  await expect(sync.current).toHaveAttribute('data-verse-id', String(first));
  await host.show({ kind: 'shabad', id: 3590, highlight: later });
  await expect(sync.current).toHaveAttribute('data-verse-id', String(later));
  await expect(sync.current).toHaveCount(1);
  await expect(sync.current).toBeInViewport();
  // The new line is announced to screen readers.
  const words = await sync.current.locator('[data-word]').allTextContents();
  await expect(sync.announced).toContainText(words[0]?.trim() ?? '');
});

test('a visitor who joins late sees the current line at once', async ({ page, host }) => {
  const [, second = 0] = await linesOf(page, 3590);
  await host.show({ kind: 'shabad', id: 3590, highlight: second });
  await page.goto(`/sync/${host.code}`);
  await expect(new SyncPage(page).current).toHaveAttribute('data-verse-id', String(second));
});

test("a bani has the lines of the display's length [B96, S3.8]", async ({ page, host }) => {
  const sync = await SyncPage.follow(page, host.code);
  await host.show({ kind: 'bani', id: 21, baniLength: 'short', lineCount: 5 });
  const rows = () => page.locator('[data-verse-area]').first();
  await expect(rows()).toBeVisible();
  const short = await heightOf(page);
  await host.show({ kind: 'bani', id: 21, baniLength: 'extralong', lineCount: 5 });
  await expect.poll(() => heightOf(page)).toBeGreaterThan(short);
  await expect(sync.current).toHaveCount(1);
  // Far down, past lines that weren't rendered yet, and back.
  for (const lineCount of [300, 7, 180]) {
    await host.show({ kind: 'bani', id: 21, baniLength: 'extralong', lineCount });
    await expect(sync.current).toBeInViewport({ ratio: 0.9 });
  }
});

/** Number of lines of the text. */
const heightOf = (page: Page) => page.locator('[data-verse-area] [data-verse-id]').count();

test('a ceremony is followed, and texts without lines [S3.8, S3.51, S4.52]', async ({ page, host }) => {
  const sync = await SyncPage.follow(page, host.code);
  await host.show({ kind: 'ceremony', id: 3, lineCount: 4 });
  await expect(sync.current).toBeInViewport();
  await host.show({ kind: 'ceremony', id: 3, lineCount: 4, text: 'vwihgurU', isGurmukhi: true });
  await expect(sync.following.locator('p[lang="pa-Guru"]').first()).toHaveText('ਵਾਹਿਗੁਰੂ');
  await expect(sync.lines).toHaveCount(0);
  await host.show({ kind: 'ceremony', id: 3, text: '' });
  await expect(sync.following).toContainText('The screen is blank now.');
  await host.show({ kind: 'ceremony', id: 3, hidden: true });
  await expect(sync.following).toContainText('The screen is hidden now.');
  await host.show({ kind: 'ceremony', id: 3, lineCount: 5 });
  await expect(sync.current).toBeInViewport();
});

test('full screen shows only the line [B99]', async ({ page, host }) => {
  const [first = 0, second = 0] = await linesOf(page, 3590);
  const sync = await SyncPage.follow(page, host.code);
  await host.show({ kind: 'shabad', id: 3590, highlight: first });
  await sync.current.waitFor();
  await sync.fullScreen.click();
  const line = sync.lineAlone.locator('[data-verse-id]');
  await expect(line).toHaveAttribute('data-verse-id', String(first));
  await expect(line.locator('p')).not.toHaveCount(1);
  await host.show({ kind: 'shabad', id: 3590, highlight: second });
  await expect(line).toHaveAttribute('data-verse-id', String(second));
  await sync.lineAlone.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(sync.lineAlone).toBeHidden();
  await expect(sync.current).toHaveAttribute('data-verse-id', String(second));
});

test('the end leads back to the form [B100], which has the last code [B98, S3.41, S4.49, B100]', async ({
  page,
  host,
}) => {
  const sync = await SyncPage.follow(page, host.code);
  await host.end();
  await expect(sync.problem).toHaveText('The display has ended this session.');
  await expect(page).toHaveURL(/\/sync$/);
  await page.reload();
  await expect(sync.reconnect).toHaveText(`Reconnect to ${host.code}`);
  await sync.reconnect.click();
  await expect(sync.problem).toContainText('No display has this code');
});

test('Exit disconnects, and the code can be used again', async ({ page, host }) => {
  const closed: string[] = [];
  page.on('websocket', (socket) => {
    if (socket.url().includes('/socket.io/')) socket.on('close', () => closed.push(socket.url()));
  });
  const sync = await SyncPage.follow(page, host.code);
  await sync.exit.click();
  await expect(sync.form).toBeVisible();
  await expect.poll(() => closed.length).toBe(1);
  await sync.reconnect.click();
  await expect(sync.following).toBeVisible();
});

test('leaving asks for confirmation [B101, S8.19]', async ({ page, host }) => {
  const sync = await SyncPage.follow(page, host.code);
  await host.show({ kind: 'ceremony', id: 3, lineCount: 4 });
  await sync.current.waitFor();
  const home = page.getByRole('banner').getByRole('link').first();
  // By keyboard, since the header hides while the page scrolls to the line, and could move away from a press.
  await home.press('Enter');
  const question = page.getByRole('dialog', { name: 'Stop following?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(sync.current).toBeVisible();
  await home.press('Enter');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
  const again = await SyncPage.follow(page, host.code);
  await expect(again.status).toHaveText('Live');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test("the reader's own settings apply to the followed text", async ({ page, host }) => {
  const [first = 0] = await linesOf(page, 3590);
  const sync = await SyncPage.follow(page, host.code);
  const settings = await DisplaySettings.open(page);
  await settings.toggle('Spanish translation').click();
  await settings.button('Close').click();
  await host.show({ kind: 'shabad', id: 3590, highlight: first });
  const spanish = sync.current.locator('p[lang="es"]');
  await expect(spanish).toHaveCount(1);
  // A change while following updates the shown lines in place.
  await page.keyboard.press('s');
  await expect(spanish).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(spanish).toHaveCount(1);
  await expect(sync.current).toHaveAttribute('data-verse-id', String(first));
});

test('the code for following loads only on use', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/sync', { waitUntil: 'networkidle' });
  expect(scripts.join()).not.toContain('syncParts');
  await new SyncPage(page).code.focus();
  await expect.poll(() => scripts.join()).toContain('syncParts');
});
