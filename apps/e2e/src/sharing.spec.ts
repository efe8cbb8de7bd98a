import { axeFaults } from './checks/axeFaults.ts';
import { ReadingTools } from './pages/ReadingTools.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { expect, test } from './test.ts';

/** Satta and Balwand, ang 968: nine lines. */
const SHABAD = '/shabad?id=3590';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a copied short address leads back to the text with its highlighted line [S1.10, S2.43, S2.44, S2.88]', async ({
  page,
}) => {
  const plain = await ReadingTools.open(page, SHABAD);
  const line = (await plain.lines.nth(4).getAttribute('data-verse-id')) ?? '';
  const origin = new URL(page.url()).origin;
  for (const [address, short, back] of [
    [`${SHABAD}&highlight=${line}&q=abc`, `/s/3590/${line}`, `${SHABAD}&highlight=${line}`],
    ['/shabad?id=3590,1', '/s/3590,1', '/shabad?id=3590,1'],
    ['/ang?ang=917&source=G', '/g/917', '/ang?ang=917'],
    ['/ang?ang=3&source=D', '/d/3', '/ang?ang=3&source=D'],
    ['/sundar-gutka/2', '/sundar-gutka/japujee-saahib', '/sundar-gutka/japujee-saahib'],
  ] as const) {
    const tools = await ReadingTools.open(page, address);
    await tools.use('Copy short URL');
    await expect(tools.notices).toContainText('Copied the short link');
    expect(await tools.clipboard()).toBe(origin + short);
    const answer = await page.request.get(short, { maxRedirects: 0 });
    if (short !== back) expect([answer.status(), answer.headers()['location']]).toEqual([302, back]);
  }
  await page.goto(`/s/3590/${line}`);
  await expect(page.locator(`[data-verse-id="${line}"]`)).toHaveAttribute('aria-current', 'true');
});

test('the embed code can be copied, and a failed copy is reported [S1.10, S2.87, S8.23, S8.24]', async ({
  page,
}) => {
  const tools = await ReadingTools.open(page, SHABAD);
  await tools.use('Embed');
  await expect(tools.notices).toContainText('Copied the embed code');
  const origin = new URL(page.url()).origin;
  const code = await tools.clipboard();
  expect(code).toContain('data-sttm-id="3590"');
  expect(code).toContain(`<a href="${origin}/s/3590">`);
  expect(code).toContain(`<script async src="${origin}/embed.js"></script>`);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await tools.use('Embed');
  await expect(page.getByText('Could not copy embed code.')).toBeVisible();
  await tools.use('Copy short URL');
  await expect(page.getByText(/^Could not copy link/)).toBeVisible();
});

test('a text is shared with an app of the device if the browser supports it [S1.10, S2.90]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (what: ShareData) => {
        document.documentElement.dataset['given'] = JSON.stringify(what);
        return Promise.resolve();
      },
    });
  });
  const tools = await ReadingTools.open(page, SHABAD);
  const title = await page.title();
  await tools.use('Share');
  await expect(page.locator('html')).toHaveAttribute('data-given', /s\/3590/);
  const given = JSON.parse((await page.locator('html').getAttribute('data-given')) ?? '') as ShareData;
  expect(given.url).toBe(`${new URL(page.url()).origin}/s/3590`);
  expect(given.title).toBe(title);
  expect(given.text).toMatch(/[\u0A00-\u0A7F]/);
});

test('a dialog shares a text otherwise: its address, networks, and a picture to download [S1.10, S2.89]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  const tools = await ReadingTools.open(page, SHABAD);
  await tools.use('Share');
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const url = `${new URL(page.url()).origin}/s/3590`;
  await expect(dialog.getByLabel('Short link')).toHaveValue(url);
  const whatsApp = new URL((await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(whatsApp.host).toBe('wa.me');
  expect(whatsApp.searchParams.get('text')).toMatch(new RegExp(`[\\u0A00-\\u0A7F].*\\n${url}$`));
  const picture = dialog.getByRole('figure').getByRole('img');
  const widthOf = () =>
    picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
  await expect.poll(widthOf).toBe(1200);
  await dialog.getByRole('switch', { name: 'Square' }).click();
  await expect.poll(widthOf).toBe(1080);
  await dialog.getByText('QR code').click();
  await expect(dialog.getByRole('img', { name: 'Short link as a QR code' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download picture' }).click();
  expect((await download).suggestedFilename()).toBe('shabad-3590.png');
  await dialog.getByRole('button', { name: 'Close' }).click();
  // The tool is in a panel that has closed.
  await expect(new SiteShell(page).moreButton).toBeFocused();
});
