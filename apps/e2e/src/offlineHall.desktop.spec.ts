import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM } from '../../../chromium.shared.ts';
import { DisplayDesk, DisplayScreen } from './pages/DisplayDesk.ts';
import { openStaticHost } from './static-host/openStaticHost.ts';
import { startBuiltServer } from './startBuiltServer.ts';
import { expectOfWorker as expect, test } from './test.ts';

/** A server, and a browser that is closed and started again. */
const HALL_TIMEOUT_MS = 180_000;
/** A hall waits no longer for its line after the laptop was restarted. */
const MAX_WAIT_MS = 5000;

test.describe.configure({ timeout: HALL_TIMEOUT_MS });

/** Starts a browser whose profile outlives it. */
const startBrowser = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...CHROMIUM, serviceWorkers: 'allow' });

/** Waits until a front end is complete on this device: its list is stored last. */
async function untilFrontEndKept(page: Page, base: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async (list) => (await (await caches.open('naad-front-ends-1')).match(list)) !== undefined,
      `${base}/files.json`,
    );
  await expect.poll(isKept).toBe(true);
}

/** Opens a line on the desk, and the controller, until both are kept; returns the line. */
async function useHallOnce(profile: string, origin: string): Promise<string> {
  const context = await startBrowser(profile);
  const page = await context.newPage();
  await page.goto(`${origin}/display`);
  const desk = new DisplayDesk(page);
  await desk.openByLetters('ਸਤਕਸ', 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥');
  await page.keyboard.press('ArrowDown');
  const line = await desk.currentText();
  await untilFrontEndKept(page, '/display');
  const phone = await context.newPage();
  await phone.goto(`${origin}/control`);
  await untilFrontEndKept(phone, '/control');
  // The desk writes its memory when it is closed.
  await page.close();
  await context.close();
  return line;
}

test('a laptop that is restarted without internet and server shows the last line within five seconds [O60, O61]', async () => {
  const profile = await mkdtemp(path.join(tmpdir(), 'naad-profile-'));
  const server = await startBuiltServer();
  const line = await useHallOnce(profile, server.origin);
  await server.kill();

  const context = await startBrowser(profile);
  const page = await context.newPage();
  const screenPage = await context.newPage();
  const started = Date.now();
  await page.goto(`${server.origin}/display`);
  const desk = new DisplayDesk(page);
  await expect(desk.current).toContainText(line, { timeout: MAX_WAIT_MS });
  await screenPage.goto(`${server.origin}/display/screen`);
  const screen = new DisplayScreen(screenPage);
  await expect(screen.line).toContainText(line, { timeout: MAX_WAIT_MS });
  test.info().annotations.push({ type: 'ms', description: String(Date.now() - started) });

  // The desk goes on with its lines.
  await page.bringToFront();
  await page.keyboard.press('ArrowDown');
  await expect(desk.current).not.toContainText(line);
  await expect(screen.line).toContainText(await desk.currentText());

  const phone = await context.newPage();
  await phone.goto(`${server.origin}/control`);
  await expect(phone.locator('#root[data-alive]')).toBeAttached();
  await expect(phone.getByRole('button', { name: 'Connect' })).toBeVisible();
  await context.close();
  await rm(profile, { recursive: true });
});

test('on a static host, display and controller ask for no worker [O62]', async ({ browser }) => {
  const host = await openStaticHost({ folders: { '/screens/': 'display', '/phones/': 'controller' } });
  host.put('/screens/config.json', JSON.stringify({ siteName: 'Hall', apiUrl: 'http://localhost:9/api' }));
  host.put('/phones/config.json', JSON.stringify({ siteName: 'Hall', apiUrl: 'http://localhost:9/api' }));
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  for (const folder of ['/screens/', '/phones/']) {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(host.origin + folder);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((each) => each.includes('worker'))).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  }
  await context.close();
  await host.close();
});
