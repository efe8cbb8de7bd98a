/**
 * `npm run diwan -w @naad/e2e` (after a build): a complete diwan on the built product, with a desk, its screen and two
 * named phones. Writes a numbered picture of all of them after each step to `dist/reports/diwan`, and fails if a step
 * doesn't reach its state.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, devices, expect as playwrightExpect } from '@playwright/test';
import { CHROMIUM } from '../../../../chromium.shared.ts';
import { type Cable, createCable } from '../hall/createCable.ts';
import { ControllerPage } from '../pages/ControllerPage.ts';
import { DisplayDesk } from '../pages/DisplayDesk.ts';
import { freePort, startBuiltServer } from '../startBuiltServer.ts';
import { prepareVisitor } from '../test.ts';
import { writePicture } from './writePicture.ts';

const FOLDER = fileURLToPath(new URL('../../../../dist/reports/diwan/', import.meta.url));
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
/** Shabad 628 (ang 201), by the first letters of one of its lines. */
const LETTERS = 'ਸਤਕਸ';
const LINE = 'ਸਤਿਗੁਰਿ ਤੁਮਰੇ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥';
const NEXT_LINE = 'ਦੁਸਟ ਦੂਤ ਪਰਮੇਸਰਿ ਮਾਰੇ ॥';
const expect = playwrightExpect.configure({ timeout: 20_000 });

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const dataFolder = await mkdtemp(path.join(tmpdir(), 'naad-diwan-'));
const port = await freePort();
const server = await startBuiltServer({ PORT: String(port), DATA_DIR: dataFolder });
const browser = await chromium.launch(CHROMIUM);
const cables: Cable[] = [];
try {
  await holdDiwan();
} finally {
  await browser.close();
  await Promise.all(cables.map((cable) => cable.remove()));
  await server.stop();
  await rm(dataFolder, { recursive: true });
}

async function holdDiwan(): Promise<void> {
  const hall = await browser.newContext({
    ...devices['Desktop Chrome'],
    baseURL: server.origin,
    reducedMotion: 'reduce',
  });
  const desk = await DisplayDesk.open(await hall.newPage());
  const screen = await desk.openScreen();
  await screen.page.setViewportSize({ width: 1280, height: 720 });
  const phones: ControllerPage[] = [];
  let steps = 0;
  const show = async (caption: string) => {
    steps += 1;
    const number = String(steps).padStart(2, '0');
    const name = caption.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const pages = { phones: phones.map(({ page }) => page), screen: screen.page, desk: desk.page };
    await writePicture(browser, pages, `${number} ${caption}`, path.join(FOLDER, `${number}-${name}.png`));
    process.stdout.write(`${number} ${caption}\n`);
  };
  /** A phone with a cable of its own, at the connection form with the session's code. */
  const openPhone = async (code: string) => {
    const cable = await createCable(port);
    cables.push(cable);
    const context = await browser.newContext({ ...PHONE, baseURL: cable.origin, reducedMotion: 'reduce' });
    await prepareVisitor(context, cable.origin, { hasAcceptedNotice: true });
    const phone = await ControllerPage.open(await context.newPage(), `/${code}`);
    phones.push(phone);
    return { phone, cable };
  };
  const enterName = async (phone: ControllerPage, name: string) => {
    await phone.open('Settings');
    const field = phone.page.getByRole('textbox', { name: 'Name of this phone' });
    await field.fill(name);
    await field.press('Enter');
    await expect(desk.phones.filter({ hasText: name })).toHaveCount(1);
    await field.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
  };
  const press = (phone: ControllerPage, name: string) =>
    phone.page.getByRole('button', { name, exact: true }).click();
  const says = (phone: ControllerPage, text: string) => expect(phone.page.getByText(text)).toBeVisible();

  const { code, pin } = await desk.startSession();
  await expect(desk.screenStatus).toContainText('1 screen is on.');
  await show('The desk has a screen and a session');

  const { phone: asa } = await openPhone(code);
  await asa.pin.fill(pin);
  await show('A phone enters code and PIN');
  await asa.connect.click();
  await asa.next.waitFor();
  await expect(asa.status).toHaveText('Connected');
  await enterName(asa, 'Asa');
  await show('It is connected, and its owner types a name');

  await asa.search(LETTERS);
  await expect(asa.results.filter({ hasText: LINE })).toHaveCount(1);
  await show('It searches by first letters');
  await asa.results.filter({ hasText: LINE }).click();
  await expect(screen.line).toHaveText(LINE);
  await expect(asa.delivery).toHaveText('On screen');
  await show('It shows a line');
  await asa.next.click();
  await expect(screen.line).toHaveText(NEXT_LINE);
  await expect(asa.activeLine).toContainText(NEXT_LINE);
  await show('It steps to the next line');

  await asa.open('All Banis');
  await asa.page.getByRole('searchbox', { name: 'Find a bani' }).fill('rehras');
  const found = asa.page.getByRole('region', { name: 'Banis with this name' }).getByRole('button');
  await expect(found.first()).toContainText('ਰਹਰਾਸਿ');
  await show('It finds a bani by a common spelling');
  await found.first().click();
  await expect(desk.page.getByRole('heading', { name: 'ਰਹਰਾਸਿ' })).toBeVisible();
  await expect(screen.line).not.toHaveText(NEXT_LINE);
  await expect(asa.delivery).toHaveText('On screen');
  await asa.activeLine.waitFor();
  await show('The bani is on the screen');

  const { phone: bir, cable } = await openPhone(code);
  await bir.pin.fill(pin);
  await bir.connect.click();
  await bir.activeLine.waitFor();
  await enterName(bir, 'Bir');
  await bir.open('Lines');
  await desk.session.getByRole('button', { name: 'Only this phone drives: Asa' }).click();
  await says(asa, 'Only this phone drives the screen.');
  await says(bir, 'Asa drives the screen.');
  await show('The desk lets one of two phones alone drive');
  await bir.next.click();
  await expect(bir.delivery).toHaveText('Not shown: this phone may not control the display now.');
  await show('A tap of the other is refused, and says so');
  await press(bir, 'Ask to drive');
  await says(asa, 'Bir wants to drive');
  await expect(desk.page.getByText('Bir wants to drive')).toBeVisible();
  await show('The other asks to drive');
  await press(asa, 'Hand over');
  await says(bir, 'Only this phone drives the screen.');
  await says(asa, 'Bir drives the screen.');
  const former = (await screen.line.textContent()) ?? '';
  await bir.next.click();
  await expect(screen.line).not.toHaveText(former);
  await expect(bir.delivery).toHaveText('On screen');
  await show('It is handed over, and drives');

  const kept = (await screen.line.textContent()) ?? '';
  cable.cut();
  await expect(bir.status).toHaveText('Reconnecting');
  await bir.next.click();
  await expect(bir.delivery).toHaveText('Not shown: no connection in time.');
  await expect(screen.line).toHaveText(kept);
  await show('Its network is cut: its tap is not shown, also not later');
  cable.mend();
  await expect(bir.status).toHaveText('Connected');
  await expect(screen.line).toHaveText(kept);
  await bir.next.click();
  await expect(screen.line).not.toHaveText(kept);
  await expect(bir.delivery).toHaveText('On screen');
  await show('Its network is back, and it drives on');

  const before = (await screen.line.textContent()) ?? '';
  await bir.open('Search');
  await bir.search(LETTERS);
  await bir.results.filter({ hasText: LINE }).click();
  await expect(screen.line).toHaveText(LINE);
  await expect(bir.page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await show('A jump offers its way back');
  await press(bir, 'Undo');
  await expect(screen.line).toHaveText(before);
  await expect(bir.activeLine).toContainText(before);
  await show('It is taken back');

  await desk.session.getByRole('button', { name: 'End the session' }).click();
  for (const phone of phones) await expect(phone.problem).toHaveText('The display has ended this session.');
  await expect(screen.line).toHaveText(before);
  await show('The session ends; the line stays');
  process.stdout.write(`${String(steps)} pictures are in ${FOLDER}\n`);
}
