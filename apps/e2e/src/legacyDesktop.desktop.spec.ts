import { ControllerPage } from './pages/ControllerPage.ts';
import { ShabadPage } from './pages/ShabadPage.ts';
import { SyncPage } from './pages/SyncPage.ts';
import { startLegacyDesktop } from './hall/startLegacyDesktop.ts';
import { expect, test } from './test.ts';

/** First verse ids of the reference: 1839 from its public id 22188 of the fifth line, 3590 any, since rows decide. */
const FIRSTS = { 1839: 22_184, 3590: 41_000 };

test("our pages follow and move a legacy desktop with the reference's verse ids [T92, T93]", async ({
  browser,
  baseURL,
}) => {
  const options = { baseURL: baseURL ?? '' };
  const desktop = await startLegacyDesktop(new URL(options.baseURL).origin, FIRSTS);
  const [follower, phone] = await Promise.all([browser.newPage(options), browser.newPage(options)]);
  const sync = await SyncPage.follow(follower, desktop.code);
  const rowOf = (lines: typeof sync.lines) =>
    lines.evaluateAll((all) => all.findIndex((line) => line.closest('[aria-current="true"]') !== null));

  await test.step('the follower marks the line at which the desktop opened a shabad', async () => {
    desktop.open(1839, 4);
    await expect(sync.current).toContainText('ਨਿਮਖ ਨ ਬਿਸਰਉ');
    await expect(sync.current).toBeInViewport();
  });

  const controller = await ControllerPage.enter(phone, desktop);
  await test.step('the phone moves the line, also of a shabad that the operator opens', async () => {
    await controller.lines.nth(6).click();
    await expect.poll(() => desktop.screen).toEqual({ shabad: 1839, row: 6 });
    await expect(sync.current).toContainText('ਕਾਪੜੁ ਪਤਿ ਪਰਮੇਸਰੁ ਰਾਖੀ');
    desktop.open(3590, 4);
    await expect(controller.lines).toHaveCount(9);
    await expect.poll(() => rowOf(controller.lines)).toBe(4);
    await controller.lines.nth(1).click();
    await expect.poll(() => desktop.screen).toEqual({ shabad: 3590, row: 1 });
  });

  await test.step("the follower and the phone mark the operator's next line", async () => {
    desktop.move(6);
    await expect.poll(() => rowOf(controller.lines)).toBe(6);
    await expect(sync.current).toHaveCount(1);
    const { verses } = (await (await phone.request.get('/api/v2/shabads/3590')).json()) as {
      verses: { verseId: number }[];
    };
    await expect(sync.current).toHaveAttribute('data-verse-id', String(verses[6]?.verseId));
  });
  desktop.quit();
  await Promise.all([follower.close(), phone.close()]);
});

test('an old link highlights the line that it names by an existing id [T91]', async ({ page }) => {
  const shabad = await ShabadPage.open(page, '/shabad?id=1839&highlight=22188');
  await expect(shabad.highlighted).toContainText('ਨਿਮਖ ਨ ਬਿਸਰਉ');
  await expect(shabad.highlighted).toBeInViewport();
  expect(new URL(page.url()).search).toBe('?id=1839&highlight=1582610');
});
