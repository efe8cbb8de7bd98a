import type { Page } from '@playwright/test';
import { DisplaySettings } from './pages/DisplaySettings.ts';
import { SyncPage } from './pages/SyncPage.ts';
import { startSyncHost, type SyncHost } from './syncHost.ts';
import { expect, test as base } from './test.ts';

const test = base.extend<{ host: SyncHost }>({
  host: async ({ browser, baseURL }, use) => {
    const host = await startSyncHost(browser, baseURL ?? '');
    await use(host);
    await host.end().catch(() => undefined);
  },
});

/** Ids of the lines of a shabad, as the API has them. */
async function linesOf(page: Page, shabadId: number): Promise<number[]> {
  const answer = await page.request.get(`/api/v2/shabads/${String(shabadId)}`);
  const { verses } = (await answer.json()) as { verses: { verseId: number }[] };
  return verses.map(({ verseId }) => verseId);
}

test('a code takes its shape while one types (behaviour 94)', async ({ page }) => {
  const sync = await SyncPage.open(page);
  await sync.code.pressSequentially('abc');
  await expect(sync.code).toHaveValue('ABC-');
  await sync.code.pressSequentially('de');
  await sync.code.press('Backspace');
  await sync.code.press('Backspace');
  await sync.code.press('Backspace');
  await expect(sync.code).toHaveValue('AB');
});

test('a bad code is said to be so, and the form stays (behaviour 97)', async ({ page }) => {
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

test('what a display shows is followed line by line (behaviour 95)', async ({ page, host }) => {
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
  // Whoever listens hears the line that came.
  const words = await sync.current.locator('[data-word]').allTextContents();
  await expect(sync.announced).toContainText(words[0]?.trim() ?? '');
});

test('who comes late sees the line at once', async ({ page, host }) => {
  const [, second = 0] = await linesOf(page, 3590);
  await host.show({ kind: 'shabad', id: 3590, highlight: second });
  await page.goto(`/sync/${host.code}`);
  await expect(new SyncPage(page).current).toHaveAttribute('data-verse-id', String(second));
});

test('a bani has the lines of the length that the display shows (behaviour 96)', async ({ page, host }) => {
  const sync = await SyncPage.follow(page, host.code);
  await host.show({ kind: 'bani', id: 21, baniLength: 'short', lineCount: 5 });
  const rows = () => page.locator('[data-verse-area]').first();
  await expect(rows()).toBeVisible();
  const short = await heightOf(page);
  await host.show({ kind: 'bani', id: 21, baniLength: 'extralong', lineCount: 5 });
  await expect.poll(() => heightOf(page)).toBeGreaterThan(short);
  await expect(sync.current).toHaveCount(1);
  // Far down, through lines that were not drawn yet, and back.
  for (const lineCount of [300, 7, 180]) {
    await host.show({ kind: 'bani', id: 21, baniLength: 'extralong', lineCount });
    await expect(sync.current).toBeInViewport({ ratio: 0.9 });
  }
});

/** Of the text, in lines. */
const heightOf = (page: Page) => page.locator('[data-verse-area] [data-verse-id]').count();

test('a ceremony is followed, and words in place of lines', async ({ page, host }) => {
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

test('on the full screen there is the line alone (behaviour 99)', async ({ page, host }) => {
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

test('the end leads back to the form (behaviour 100), which has the last code (behaviour 98)', async ({
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

test('an exit disconnects, and the code leads back', async ({ page, host }) => {
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

test('nobody leaves without being asked (behaviour 101)', async ({ page, host }) => {
  const sync = await SyncPage.follow(page, host.code);
  await host.show({ kind: 'ceremony', id: 3, lineCount: 4 });
  await sync.current.waitFor();
  const home = page.getByRole('banner').getByRole('link').first();
  // By a key: the header folds away while the page moves to the line, and may move from under a press.
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

test("a reader's own choices are those of the followed text", async ({ page, host }) => {
  const [first = 0] = await linesOf(page, 3590);
  const sync = await SyncPage.follow(page, host.code);
  const settings = await DisplaySettings.open(page);
  await settings.toggle('Spanish translation').click();
  await settings.button('Close').click();
  await host.show({ kind: 'shabad', id: 3590, highlight: first });
  const spanish = sync.current.locator('p[lang="es"]');
  await expect(spanish).toHaveCount(1);
  // Chosen while one follows, they come beside the lines that are there.
  await page.keyboard.press('s');
  await expect(spanish).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(spanish).toHaveCount(1);
  await expect(sync.current).toHaveAttribute('data-verse-id', String(first));
});

test('the parts of following are loaded by who follows', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/sync', { waitUntil: 'networkidle' });
  expect(scripts.join()).not.toContain('syncParts');
  await new SyncPage(page).code.focus();
  await expect.poll(() => scripts.join()).toContain('syncParts');
});
