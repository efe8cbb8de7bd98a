import { axeFaults } from './checks/axeFaults.ts';
import { type Hall, HALL_SHABAD, openHall, versesOf } from './hall/openHall.ts';
import { expect, test as base } from './test.ts';
import { guessPins } from './hall/legacyClients.ts';

/** Timeout for opening and closing seven pages and a server, on cores that other tests use too. */
const OPEN_TIMEOUT_MS = 120_000;
const TAPS = 20;
/** Maximum time to reconnect once the connection works again (sync-protocol). */
const RECONNECT_TIMEOUT_MS = 10_000;

const test = base.extend<{ hall: Hall }>({
  hall: [
    async ({ browser }, use) => {
      const hall = await openHall(browser);
      await use(hall);
      await hall.close();
    },
    { timeout: OPEN_TIMEOUT_MS },
  ],
});

/** Expects that every page shows the line, and that the server sent the same state with the same sequence number to all of them. */
async function expectAgreement(hall: Hall, verse: string, timeout = 5_000): Promise<number> {
  const lines = () => hall.lines();
  const names = Object.keys(await lines());
  await expect.poll(lines, { timeout }).toEqual(Object.fromEntries(names.map((name) => [name, verse])));
  const sentState = () => {
    const [first, ...others] = Object.values(hall.sessionState()).map((each) => JSON.stringify(each));
    return others.every((each) => each === first) ? JSON.parse(first ?? 'null') : hall.sessionState();
  };
  await expect.poll(sentState).toMatchObject({ id: HALL_SHABAD.id, highlight: Number(verse) });
  return (sentState() as { seq: number }).seq;
}

test('phones and a projector agree on every line, through cut cables and a killed server [Y14]', async ({
  hall,
}) => {
  const { display, screen, controllers, followers } = hall;
  const [one, other] = controllers;
  const [computer, phone] = followers;
  const verses = await versesOf(one);
  const tap = async ({ opened }: typeof one, row: number) => {
    await opened.lines.nth(row).tap();
    return verses[row] ?? '';
  };
  const faults: string[] = [];
  const pages = [display, ...controllers, ...followers].map(({ page }) => page);
  for (const page of [...pages, screen.page]) {
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('load', () => faults.push(`${page.url()} was loaded again`));
  }

  await test.step('every tap of either phone reaches the projector, and then all screens', async () => {
    let last = '';
    for (let count = 0; count < TAPS; count += 1) {
      last = await tap(count % 2 === 0 ? one : other, (count * 2 + 1) % verses.length);
      await screen.slide.locator(`[data-verse-id="${last}"]`).waitFor();
    }
    await expectAgreement(hall, last);
  });

  await test.step('a pressed line stays under the finger while another phone controls the display', async () => {
    const { page, opened } = other;
    await expectAgreement(hall, await tap(one, 6));
    const line = opened.lines.nth(7);
    const middle = async () => {
      const box = await line.boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const { x, y } = await middle();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expectAgreement(hall, await tap(one, 1));
    expect((await middle()).y).toBeCloseTo(y, -1);
    await page.mouse.up();
    await expectAgreement(hall, verses[7] ?? '');
  });

  await test.step('an offline phone comes back to the current line', async () => {
    const { current, status } = phone.opened;
    const last = (await current.getAttribute('data-verse-id')) ?? '';
    await phone.page.context().setOffline(true);
    await expect(status).toHaveText('Reconnecting… This line may be out of date.');
    await screen.slide.locator(`[data-verse-id="${await tap(one, 3)}"]`).waitFor();
    const verse = await tap(other, 1);
    await screen.slide.locator(`[data-verse-id="${verse}"]`).waitFor();
    await expect(current).toHaveAttribute('data-verse-id', last);
    await phone.page.context().setOffline(false);
    await expectAgreement(hall, verse, RECONNECT_TIMEOUT_MS);
  });

  await test.step('a disconnected display goes on; it, a controller and a follower come back to its line', async () => {
    const cables = [display.cable, one.cable, computer.cable];
    for (const cable of cables) cable.cut();
    await expect(one.opened.status).toHaveText('Reconnecting');
    await expect(computer.opened.status).toHaveAttribute('data-status', 'reconnecting');
    await expect(phone.opened.status).toHaveText(
      'The display is not connected. This is what it showed last.',
    );
    await expect(other.opened.status).toHaveText('Connected, but the display is offline');
    await tap(other, 0);
    await expect(other.opened.delivery).toHaveText('Not shown: the display is not connected.');
    await display.page.keyboard.press('ArrowDown');
    const verse = verses[2] ?? '';
    await screen.slide.locator(`[data-verse-id="${verse}"]`).waitFor();
    for (const cable of cables) cable.mend();
    await expectAgreement(hall, verse, RECONNECT_TIMEOUT_MS);
    await expectAgreement(hall, await tap(one, 3));
  });

  await test.step('a killed server loses nobody', async () => {
    const before = await expectAgreement(hall, await tap(other, 4));
    await hall.killServer();
    await expect(display.page.locator('[data-connection=reconnecting]')).toBeVisible();
    await display.page.keyboard.press('ArrowDown');
    const verse = verses[5] ?? '';
    await screen.slide.locator(`[data-verse-id="${verse}"]`).waitFor();
    await hall.startServer();
    expect(await expectAgreement(hall, verse, RECONNECT_TIMEOUT_MS)).toBeGreaterThan(before);
    await expectAgreement(hall, await tap(one, 1));
    await expectAgreement(hall, await tap(other, 2));
  });

  expect(faults).toEqual([]);
});

test('a desk lists the phones that control it, removes one, changes the PIN, and can admit new phones after wrong PINs of others [SYNC-ADMIT-2] [SYNC-ADMIT-7] [SYNC-ADMIT-8] [SYNC-ADMIT-9]', async ({
  hall,
}) => {
  const { display, screen, controllers, origin, code } = hall;
  const [one, other] = controllers;
  const desk = display.opened;
  const verses = await versesOf(one);
  const late = await hall.addPhone();
  for (const { page } of [one, other, late]) page.on('dialog', (dialog) => void dialog.accept());
  const enter = async ({ opened }: typeof late, pin: string) => {
    await opened.pin.fill(pin);
    await opened.connect.click();
  };
  const drives = async ({ opened }: typeof one, row: number) => {
    await opened.lines.nth(row).tap();
    await screen.slide.locator(`[data-verse-id="${verses[row] ?? ''}"]`).waitFor();
  };
  await expect(desk.phones).toHaveCount(2);
  await expect(desk.phones.first()).toContainText('Android phone');

  await test.step('wrong PINs from many addresses lock new phones out; a reloaded phone stays connected', async () => {
    for (let address = 1; address <= 6; address += 1)
      await guessPins(origin, code, `192.0.2.${String(address)}`, 5);
    await expect(desk.session.getByRole('alert')).toContainText("New phones can't connect until");
    await enter(late, hall.pin);
    await expect(late.opened.problem).toContainText('Too many wrong PINs. Try again in');
    await one.page.reload();
    await expect(one.opened.status).toHaveText('Connected');
    await drives(one, 3);
    await expect(desk.phones).toHaveCount(2);
    const scanned = await hall.addPhone();
    scanned.page.on('dialog', (dialog) => void dialog.accept());
    await scanned.page.goto('about:blank');
    await scanned.page.goto(await desk.scannedPath());
    await scanned.opened.connect.click();
    await expect(scanned.opened.status).toHaveText('Connected');
    await expect(desk.phones).toHaveCount(3);
    await scanned.page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(desk.phones).toHaveCount(2);
  });

  await test.step('a reloaded desk knows the lock and the phones, and admits new ones', async () => {
    await display.page.reload();
    await desk.tool('Phones');
    await expect(desk.phones).toHaveCount(2);
    const alert = desk.session.getByRole('alert');
    await expect(alert).toContainText("New phones can't connect until");
    expect(await axeFaults(display.page)).toEqual([]);
    await desk.session.getByRole('button', { name: 'Allow PINs again' }).click();
    await expect(alert).toHaveCount(0);
    await enter(late, hall.pin);
    await expect(late.opened.status).toHaveText('Connected');
    await drives(late, 4);
    await expect(desk.phones).toHaveCount(3);
  });

  await test.step('a removed phone says so at once, and no longer controls the display', async () => {
    await desk.session.getByRole('button', { name: 'Remove Android phone 3' }).click();
    await expect(late.opened.problem).toHaveText(
      'This phone was removed at the display. Enter the PIN to reconnect.',
    );
    await expect(late.opened.code).toHaveValue(code);
    await expect(late.opened.pin).toBeFocused();
    await expect(desk.phones).toHaveCount(2);
    await expect(desk.session.getByText(/^Android phone 3 was removed\./)).toBeFocused();
    await late.page.reload();
    await expect(late.opened.status).toHaveText('Disconnected');
    await drives(one, 1);
  });

  await test.step('a new PIN keeps the removed phone out, and connected phones stay', async () => {
    const pin = await desk.changePin();
    await enter(late, hall.pin);
    await expect(late.opened.problem).toContainText('with this PIN');
    await drives(other, 2);
    await other.page.reload();
    await expect(other.opened.status).toHaveText('Connected');
    await drives(other, 5);
    await enter(late, pin);
    await expect(late.opened.status).toHaveText('Connected');
  });

  await test.step('a phone that disconnects leaves the list; an offline one is away', async () => {
    await late.page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(desk.phones).toHaveCount(2);
    other.cable.cut();
    await expect(desk.phones.filter({ hasText: 'Offline, joined' })).toHaveCount(1);
    other.cable.mend();
    await expect(desk.phones.filter({ hasText: 'Connected, joined' })).toHaveCount(2);
  });
});
