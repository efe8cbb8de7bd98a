import { ShabadPage } from './pages/ShabadPage.ts';
import { expect, test } from './test.ts';

const VAAR = 'aasaa-ki-vaar-first-mehl';

test('an entry of all indexes leads to its row, visible and marked [B83, S2.23]', async ({ page }) => {
  await page.goto('/index');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Aasaa Ki Vaar/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/index/sri-guru-granth-sahib#${VAAR}$`));
  const row = page.locator(`#${VAAR}`);
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(row).toBeInViewport();
});

test('a row leads to its first ang with the first line marked, and to its last ang [B83]', async ({
  page,
}) => {
  await page.goto(`/index/sri-guru-granth-sahib#${VAAR}`);
  const row = page.locator(`#${VAAR}`);
  await expect(row.getByRole('link').last()).toHaveAttribute('href', '/ang?ang=475&source=G');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ang\?ang=462&source=G&highlight=\d+$/);
  await expect(new ShabadPage(page).highlighted).toBeInViewport();
});

for (const [address, id] of [
  ['/index/sri-guru-granth-sahib#SriRaagKiVaar', 'siree-raag-ki-vaar-fourth-mehl'],
  ['/index/sri-guru-granth-sahib#RaagMaala', 'raagmala'],
  ['/index/sri-dasam-granth-sahib#ChandiCharitarII', 'chandi-charittar'],
] as const) {
  test(`${address}, an anchor of other sites, leads to its row and marks it [B83]`, async ({ page }) => {
    await page.goto(address);
    const row = page.locator(`#${id}`);
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute('aria-current', 'true');
  });
}

test('every row of the legacy site has a row here, under its old name [B83]', async ({ page }) => {
  for (const [path, count] of [
    ['/index/sri-guru-granth-sahib', 62],
    ['/index/sri-dasam-granth-sahib', 18],
  ] as const) {
    await page.goto(path);
    const rows = page.getByRole('list', { name: 'Contents' }).getByRole('listitem');
    await expect(rows.filter({ has: page.locator('span[id]') })).toHaveCount(count);
  }
});

for (const [path, name, rows] of [
  ['/index/sri-guru-granth-sahib', 'Sri Guru Granth Sahib', 60],
  ['/index/sri-dasam-granth-sahib', 'Sri Dasam Granth', 15],
  ['/index/bhai-nand-lal-vaaran', 'Bhai Nand Lal', 4],
] as const) {
  test(`${path} lists the parts of the work, each with a link [S1.4, S2.24, S2.25, S2.26]`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const list = page.getByRole('list', { name: 'Contents' }).getByRole('listitem');
    expect(await list.count()).toBeGreaterThanOrEqual(rows);
    expect(await list.filter({ hasNot: page.getByRole('link') }).count()).toBe(0);
    await list.first().getByRole('link').first().click();
    await expect(new ShabadPage(page).lines.first()).toBeVisible();
  });
}

test('the vaaran are listed beside the works of Bhai Nand Lal, and linked from all indexes [S2.26]', async ({
  page,
}) => {
  await page.goto('/index');
  await page.locator('#work-B').getByRole('listitem').last().getByRole('link').click();
  await expect(page).toHaveURL(/\/index\/bhai-nand-lal-vaaran#vaar-40$/);
  const row = page.locator('#vaar-40');
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await page.locator('#vaar-41').getByRole('link').first().click();
  await expect(page).toHaveURL(/source=S/);
  await expect(new ShabadPage(page).lines.first()).toBeVisible();
});

test('a chapter of Amrit Keertan lists its shabads, and each leads back to it [B82, S1.4, S2.22, S2.27]', async ({
  page,
}) => {
  await page.goto('/index/amrit-keertan');
  const chapter = page.locator('#chapter-1');
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/amritkeertan/index/')) answers.push(request.url());
  });
  await chapter.getByRole('link').first().click();
  const shabads = chapter.getByRole('listitem').getByRole('link');
  await expect(shabads).toHaveCount(2);
  await shabads.first().click();
  await expect(page).toHaveURL(/\/amrit-keertan\/shabads\/3590\?chapter=1$/);
  await expect(new ShabadPage(page).lines.first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'ਮੰਗਲਾਚਰਣ' }).click();
  await expect(page).toHaveURL(/\/index\/amrit-keertan\?chapter=1#chapter-1$/);
  await expect(chapter).toBeInViewport();
  await expect(shabads).toHaveCount(2);
  // Its shabads were loaded once.
  expect(answers).toHaveLength(1);
});

test('every link of the header, of Home and of the footer leads to a page', async ({ page }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('header a[href], main a[href], footer a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  const own = hrefs.filter((href) => new URL(href).origin === new URL(page.url()).origin);
  for (const path of ['/hukamnama', '/sundar-gutka', '/index', '/index/amrit-keertan', '/sync', '/control'])
    expect(own.map((href) => new URL(href).pathname)).toContain(path);
  for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200);
});
