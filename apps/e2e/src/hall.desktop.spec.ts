import { type Hall, HALL_SHABAD, openHall, versesOf } from './hall/openHall.ts';
import { expect, test as base } from './test.ts';

/** Seven pages and a server are opened before the test begins. */
const OPENED_WITHIN_MS = 60_000;
const TAPS = 20;
/** Whoever was cut off is back within this time of there being a way again (sync-protocol). */
const BACK_WITHIN_MS = 10_000;

const test = base.extend<{ hall: Hall }>({
  hall: [
    async ({ browser }, use) => {
      const hall = await openHall(browser);
      await use(hall);
      await hall.close();
    },
    { timeout: OPENED_WITHIN_MS },
  ],
});

/** All have the line, by themselves, and the server told all of them the same of it, by the same number. */
async function expectAgreement(hall: Hall, verse: string, timeout = 5_000): Promise<number> {
  const lines = () => hall.lines();
  const names = Object.keys(await lines());
  await expect.poll(lines, { timeout }).toEqual(Object.fromEntries(names.map((name) => [name, verse])));
  const told = () => {
    const [first, ...others] = Object.values(hall.heard()).map((each) => JSON.stringify(each));
    return others.every((each) => each === first) ? JSON.parse(first ?? 'null') : hall.heard();
  };
  await expect.poll(told).toMatchObject({ id: HALL_SHABAD.id, highlight: Number(verse) });
  return (told() as { seq: number }).seq;
}

test('a hall of phones and a projector agrees on every line, through cut cables and a server that is killed', async ({
  hall,
}) => {
  test.setTimeout(120_000);
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

  await test.step('every tap of either phone is on the projector, and then on all screens', async () => {
    let last = '';
    for (let count = 0; count < TAPS; count += 1) {
      last = await tap(count % 2 === 0 ? one : other, (count * 2 + 1) % verses.length);
      await screen.slide.locator(`[data-verse-id="${last}"]`).waitFor();
    }
    await expectAgreement(hall, last);
  });

  await test.step('a line stays under the finger that is on it while another phone drives', async () => {
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

  await test.step('a phone without a network comes back to the line', async () => {
    const { current, status } = phone.opened;
    const last = (await current.getAttribute('data-verse-id')) ?? '';
    await phone.page.context().setOffline(true);
    await expect(status).toHaveText('Reconnecting… This line may be an old one.');
    await screen.slide.locator(`[data-verse-id="${await tap(one, 3)}"]`).waitFor();
    const verse = await tap(other, 1);
    await screen.slide.locator(`[data-verse-id="${verse}"]`).waitFor();
    await expect(current).toHaveAttribute('data-verse-id', last);
    await phone.page.context().setOffline(false);
    await expectAgreement(hall, verse, BACK_WITHIN_MS);
  });

  await test.step('a display whose cable is cut goes on; it, a phone that drives and one that follows come back to its line', async () => {
    const cables = [display.cable, one.cable, computer.cable];
    for (const cable of cables) cable.cut();
    await expect(one.opened.status).toHaveText('Reconnecting');
    await expect(computer.opened.status).toHaveAttribute('data-status', 'reconnecting');
    await expect(phone.opened.status).toHaveText(
      'The display is not connected. This is what it showed last.',
    );
    await expect(other.opened.status).toHaveText('Connected, but the display is away');
    await tap(other, 0);
    await expect(other.opened.delivery).toHaveText('Not shown: the display is not connected.');
    await display.page.keyboard.press('ArrowDown');
    const verse = verses[2] ?? '';
    await screen.slide.locator(`[data-verse-id="${verse}"]`).waitFor();
    for (const cable of cables) cable.mend();
    await expectAgreement(hall, verse, BACK_WITHIN_MS);
    await expectAgreement(hall, await tap(one, 3));
  });

  await test.step('a server that is killed in the middle loses nobody', async () => {
    const before = await expectAgreement(hall, await tap(other, 4));
    await hall.killServer();
    await expect(display.page.locator('[data-connection=reconnecting]')).toBeVisible();
    await display.page.keyboard.press('ArrowDown');
    const verse = verses[5] ?? '';
    await screen.slide.locator(`[data-verse-id="${verse}"]`).waitFor();
    await hall.startServer();
    expect(await expectAgreement(hall, verse, BACK_WITHIN_MS)).toBeGreaterThan(before);
    await expectAgreement(hall, await tap(one, 1));
    await expectAgreement(hall, await tap(other, 2));
  });

  expect(faults).toEqual([]);
});
