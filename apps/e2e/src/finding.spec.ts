import { SITE_ROUTES } from './siteRoutes.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { axeFaults } from './checks/axeFaults.ts';
import { expect, test } from './test.ts';

/** Redirects of legacy addresses, page metadata, and files for browsers and crawlers. */

const content = (page: Page, selector: string) =>
  page.locator(`head meta[${selector}]`).first().getAttribute('content');
const canonical = (page: Page) => page.locator('head link[rel=canonical]').getAttribute('href');

/** A page's structured data (JSON-LD) by type. */
async function structuredData(page: Page): Promise<Map<unknown, Record<string, unknown>>> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '') as { '@graph': Record<string, unknown>[] };
  return new Map(graph.map((thing) => [thing['@type'], thing]));
}

async function redirectOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  return [answer.status(), answer.headers()['location']];
}

test.describe('a legacy address', () => {
  for (const [address, to] of [
    ['/search.asp', '/'],
    ['/page.asp?SourceID=G&PageNo=5', '/ang?ang=5&source=G'],
    ['/page.asp?sourceid=D&pageno=5', '/ang?ang=5&source=D'],
    ['/page.asp?ShabadID=7', '/shabad?id=7'],
    ['/page.asp?random=1', '/shabad?random'],
    ['/page.asp?random', '/shabad?random'],
    ['/page.asp', '/'],
  ] as const) {
    test(`${address} redirects to ${to} [S2.37, S2.38, B5, B6]`, async ({ request }) => {
      expect(await redirectOf(request, address)).toEqual([301, to]);
    });
  }

  for (const [address, host] of [
    ['/rehat.asp', 'khalisfoundation.org'],
    ['/tabla.asp', 'tabla.pro'],
  ] as const) {
    test(`${address} names ${host} with a link, and goes there after a moment [S2.39, S2.40, B7]`, async ({
      page,
    }) => {
      await page.route(`https://${host}/**`, (route) => route.fulfill({ body: 'the other site' }));
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('main').getByRole('link', { name: host })).toHaveAttribute(
        'href',
        `https://${host}/`,
      );
      await expect(page).toHaveURL(`https://${host}/`, { timeout: 10_000 });
    });
  }

  test('/tabla.asp has no axe violation', async ({ page }) => {
    await page.goto('/tabla.asp');
    await page.getByRole('button', { name: 'Stay here' }).click();
    expect(await axeFaults(page)).toEqual([]);
  });

  test('/tabla.asp lets the visitor stay', async ({ page }) => {
    await page.goto('/tabla.asp');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'You stay here.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go there' })).toBeFocused();
  });
});

test.describe('the head', () => {
  test('of a shabad has its title line, translator, writer and place', async ({ page }) => {
    await page.goto('/shabad?id=3590&q=abc&type=0&utm_source=x');
    const origin = new URL(page.url()).origin;
    expect(await canonical(page)).toBe(`${origin}/shabad?id=3590`);
    const title = await page.title();
    const [line = ''] = title.split(' - ');
    expect(line).toMatch(/[\u0A00-\u0A7F]/);
    const description = await content(page, 'name=description');
    expect(description).toContain(line);
    expect(description).toContain('(Dr. Sant Singh Khalsa)');
    expect(description).toMatch(/Guru .* · Ang \d+ of Sri Guru Granth Sahib/);
    expect(await content(page, 'property="og:description"')).toBe(description);
    expect(await content(page, 'property="og:url"')).toBe(`${origin}/shabad?id=3590`);
    expect(await content(page, 'name="twitter:card"')).toBe('summary_large_image');
    expect(await content(page, 'property="og:image"')).toBe(`${origin}/og/shabad/3590.png`);
    expect((await page.request.get('/og/shabad/3590.png')).headers()['content-type']).toBe('image/png');
    expect(`${(await content(page, 'property="og:title"')) ?? ''} - Naad`).toBe(title);
  });

  test('of a highlighted line describes that line [B119]', async ({ page }) => {
    await page.goto('/shabad?id=3590');
    const own = await page.title();
    const last = page.locator('[data-verse-id]').last();
    const id = (await last.getAttribute('data-verse-id')) ?? '';
    const words = (await last.locator('[data-word]').allInnerTexts()).map((word) => word.trim()).join(' ');
    await page.goto(`/shabad?id=3590&highlight=${id}`);
    expect(await page.title()).not.toBe(own);
    expect(await page.title()).toContain(words);
    expect(await content(page, 'name=description')).toContain(words);
    expect(await canonical(page)).toMatch(/\/shabad\?id=3590$/);
    expect(await content(page, 'property="og:image"')).toMatch(new RegExp(`/og/verse/${id}\\.png$`));
    expect(await content(page, 'property="og:url"')).toMatch(
      new RegExp(`/shabad\\?id=3590&highlight=${id}$`),
    );
    await page.goto('/shabad?id=3590&highlight=1');
    expect(await page.title()).toBe(own);
  });

  test('of a shabad has structured data with its whole text and its place', async ({ page }) => {
    await page.goto('/shabad?id=3590');
    const things = await structuredData(page);
    const quoted = things.get('Quotation') ?? {};
    expect(quoted['inLanguage']).toBe('pa-Guru');
    const lines = await page
      .locator('[data-verse-id]')
      .evaluateAll((verses) =>
        verses.map((verse) =>
          [...verse.querySelectorAll('[data-word]')].map((word) => word.textContent.trim()).join(' '),
        ),
      );
    expect(lines.length).toBeGreaterThan(3);
    expect(String(quoted['text']).split('\n')).toEqual(lines);
    expect(things.get('BreadcrumbList')?.['itemListElement']).toHaveLength(3);
  });

  test('of Home and of angs has their canonical address', async ({ page }) => {
    await page.goto('/?utm_source=x');
    const origin = new URL(page.url()).origin;
    expect(await canonical(page)).toBe(`${origin}/`);
    expect((await structuredData(page)).get('WebSite')).toHaveProperty('potentialAction');
    await page.goto('/ang?ang=917&source=G&highlight=1');
    expect(await canonical(page)).toBe(`${origin}/ang?ang=917`);
    await page.goto('/ang?ang=5&source=D');
    expect(await canonical(page)).toBe(`${origin}/ang?ang=5&source=D`);
  });

  for (const address of ['/search?q=hh&type=0', '/nowhere', '/shabad?id=999999', '/tabla.asp']) {
    test(`of ${address} excludes search engines`, async ({ page }) => {
      await page.goto(address);
      expect(await content(page, 'name=robots')).toBe('noindex');
      await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
    });
  }

  test("has the chosen theme's colour for the browser's frame", async ({ page }) => {
    await page.goto('/');
    const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const before = await surface();
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect.poll(surface).not.toBe(before);
    const chosen = await content(page, 'name="theme-color"');
    await page.reload();
    expect(await content(page, 'name="theme-color"')).toBe(chosen);
    await expect(page.locator('head meta[name="theme-color"]')).toHaveCount(1);
  });
});

test.describe('files for browsers and crawlers', () => {
  test('robots.txt leads to sitemaps, whose pages have the listed address as canonical', async ({
    page,
    request,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
    const maps = [...(await (await request.get(index)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
    expect(maps.length).toBeGreaterThan(5);
    for (const [, map = ''] of maps) {
      const [, first = ''] = /<loc>([^<]*)<\/loc>/.exec(await (await request.get(map)).text()) ?? [];
      const address = first.replaceAll('&amp;', '&');
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      expect(await canonical(page)).toBe(address);
    }
  });

  test('every page of the sitemap is among the pages of the end-to-end tests', async ({ request }) => {
    const xml = await (await request.get('/sitemaps/pages.xml')).text();
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
    const visited = new Set(SITE_ROUTES.map(({ path }) => new URL(path, 'http://naad.test').pathname));
    // All chapters of a code of conduct count as one page.
    const unvisited = paths.filter((path) => !visited.has(path) && !/^\/rehat-maryadha\/./.test(path));
    expect(paths.length).toBeGreaterThan(10);
    expect(unvisited).toEqual([]);
  });

  test('the manifest and the search description are well-formed and linked', async ({ page, request }) => {
    await page.goto('/');
    const manifest = await page.locator('head link[rel=manifest]').getAttribute('href');
    expect(await (await request.get(manifest ?? '')).json()).toMatchObject({
      name: 'Naad',
      display: 'standalone',
      start_url: '/',
    });
    const search = await page.locator('head link[rel=search]').getAttribute('href');
    const template = await page.evaluate(async (href) => {
      const text = await (await fetch(href)).text();
      const parsed = new DOMParser().parseFromString(text, 'text/xml');
      return parsed.querySelector('Url[type="text/html"]')?.getAttribute('template') ?? null;
    }, search ?? '');
    expect(template).toMatch(/\/search\?q=\{searchTerms\}&type=8$/);
    await page.goto((template ?? '').replace('{searchTerms}', 'DDrgj'));
    await expect(page.getByRole('main')).toContainText('ਧੰਨੁ');
  });
});
