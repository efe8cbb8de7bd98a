import type { APIRequestContext, Page } from '@playwright/test';
import { untranslatedText } from './checks/untranslatedText.ts';
import { SiteShell } from './pages/SiteShell.ts';
import { SITE_ROUTES, type SiteRoute, openRoute } from './siteRoutes.ts';
import { expect, test, prepareVisitor } from './test.ts';

/** Time that a page takes at most to open and be read on a busy machine. */
const PAGE_TIMEOUT_MS = 4_000;

/** Accessible names on a page. */
const names = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((each) => (each.getAttribute('aria-label') ?? each.textContent).trim()).filter(Boolean),
    );

test.describe('a browser with Punjabi as its language', () => {
  test.use({ locale: 'pa-IN' });

  test("gets Punjabi in the document's language, its title and the names in the header [S2.91]", async ({
    page,
  }) => {
    for (const path of ['/', '/help', '/search?q=hhh&type=0', '/shabad?id=1', '/no/such/place']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pa-Guru');
      for (const name of await names(page, 'header nav a, header nav button')) {
        expect({ path, name }).toEqual({ path, name: expect.stringMatching(/[\u0A00-\u0A7F]/) });
        expect({ path, name }).toEqual({ path, name: expect.not.stringMatching(/[A-Za-z]{3}/) });
      }
    }
    await page.goto('/help');
    await expect(page).toHaveTitle(/^[\u0A00-\u0A7F].* - Naad$/);
  });

  test('keeps Punjabi from page to page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').locator('a[href="/about"]').click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa-Guru');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/[\u0A00-\u0A7F]/);
    await expect(page).toHaveTitle(/[\u0A00-\u0A7F].* - Naad$/);
  });

  test('can switch to English', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/help');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

/** Switches from a page with a query to another language and back, by the footer. */
async function switchThereAndBack(page: Page) {
  const path = '/search?q=hhh&type=0&source=G&offset=2';
  await page.goto(path);
  const languages = page.getByRole('contentinfo').locator('nav').last();
  await languages.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa-Guru');
  await expect(page).toHaveURL(path);
  await expect(languages.locator('[aria-current="true"]')).toHaveText('ਪੰਜਾਬੀ');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'naad');
  expect(cookie?.value).toContain('language:pa');
  await languages.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(path);
}

test('the footer switches the language and stays on the page', async ({ page }) => {
  await switchThereAndBack(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer switches the language and stays on the page', async ({ page }) => {
    await switchThereAndBack(page);
  });
});

for (const [language, tag, direction] of [
  ['en', 'en', 'ltr'],
  ['pa', 'pa-Guru', 'ltr'],
  ['hi', 'hi', 'ltr'],
  ['es', 'es', 'ltr'],
  ['pa-Arab', 'pa-Arab', 'rtl'],
] as const) {
  test(`every page is sent in ${tag}, with its writing direction`, async ({ context, baseURL }) => {
    await prepareVisitor(context, baseURL ?? '', { language });
    for (const { name, path } of SITE_ROUTES) {
      const html = await (await context.request.get(path)).text();
      const [, lang, dir] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(html) ?? [];
      expect({ name, lang, dir }).toEqual({ name, lang: tag, dir: direction });
    }
  });
}

/** The API's names of works, their parts, writers and raags. */
async function givenNames(request: APIRequestContext): Promise<string[]> {
  const answers = await Promise.all(
    ['sources', 'writers', 'raags'].map(async (list) => {
      const { rows } = (await (await request.get(`/api/v2/${list}`)).json()) as {
        rows: Record<string, unknown>[];
      };
      return rows.flatMap((row) => [row['SourceEnglish'], row['WriterEnglish'], row['RaagEnglish']]);
    }),
  );
  const parts = await Promise.all(
    ['G', 'D', 'N', 'B', 'S'].map(async (source) => {
      const { rows } = (await (await request.get(`/api/index/${source}`)).json()) as {
        rows: { name: { english: unknown } }[];
      };
      return rows.map(({ name }) => name.english);
    }),
  );
  const { translations } = (await (await request.get('/api/capabilities')).json()) as {
    translations: { translator: string }[];
  };
  const translators = translations.map(({ translator }) => translator);
  const names = [...answers.flat(), ...parts.flat(), ...translators];
  return names.filter((name) => typeof name === 'string' && name !== '') as string[];
}

/** Names that are the same in every language, and examples of queries. */
const NAMES = [
  // The site, and the translators credited under the lines.
  'Naad',
  'Dr. Sant Singh Khalsa',
  'Dr. Surinder Singh Kohli',
  'Pritpal Singh Bindra',
  'Bhai Manmohan Singh',
  'Shamsher Singh Puri',
  'Dr. Jodh Singh',
  'W. H. McLeod',
  'SGPC',
  'Prof. Sahib Singh',
  'SikhNet',
  'Sri Guru Granth Darpan (Prof. Sahib Singh)',
  // Chapters of the Amrit Keertan sample.
  'Invocation',
  'naamu',
  // The credit of the sample code of conduct.
  'Two texts made up for tests',
  // Names on the keys of keyboards.
  'Shift',
  'Ctrl',
  'Cmd',
  // Other sites that some addresses lead to.
  'khalisfoundation.org',
  'tabla.pro',
  // Queries and addresses, shown as typed.
  'death',
  'jo mange thakur apne te',
  'how to find peace of mind',
  'hhh',
  'nothing',
  '/no/such/place',
  // A visitor's list and slide.
  'Sunday',
  'Langar at noon',
  // Example queries for translations, which are in English.
  'ocean of peace',
  'What is the best time to meditate?',
  // Codes have the same letters in every language.
  'ABC-XYZ',
  // The footer has each language in its own words, tagged except in the page's own language.
  'English',
  'Español',
];

test.describe('in the pseudo-locale', () => {
  test.beforeEach(async ({ page, context, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepareVisitor(context, baseURL ?? '', { language: 'en-XA' });
  });

  test('every text of every page is translatable', async ({ page, request }) => {
    test.setTimeout(PAGE_TIMEOUT_MS * SITE_ROUTES.length);
    const given = [...NAMES, ...(await givenNames(request))];
    const literals: string[] = [];
    for (const route of SITE_ROUTES) {
      await openRoute(page, route);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      literals.push(...(await untranslatedText(page, given)).map((text) => `${route.name}: ${text}`));
    }
    expect(literals).toEqual([]);
  });

  test('every text that opens over a page is translatable', async ({ page, request }) => {
    const given = [...NAMES, ...(await givenNames(request))];
    const literals: string[] = [];
    for (const { name, path, prepare } of OPENED) {
      await page.goto(path);
      await prepare?.(page);
      literals.push(...(await untranslatedText(page, given)).map((text) => `${name}: ${text}`));
    }
    expect(literals).toEqual([]);
  });
});

/** Located by structure, since their names are in the pseudo-locale. */
const OPENED: readonly SiteRoute[] = [
  {
    name: 'settings',
    path: '/shabad?id=1',
    kind: 'reading',
    prepare: async (page) => {
      await page.locator('nav [data-panels] > button').first().click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'shortcuts',
    path: '/shabad?id=1',
    kind: 'reading',
    prepare: async (page) => {
      await page.locator('nav [data-panels] > button').first().click();
      await page.getByRole('dialog').locator('button:has(svg)').last().click();
      await expect(page.getByRole('dialog').locator('kbd').first()).toBeVisible();
    },
  },
  {
    name: 'multi-view',
    path: '/search?q=hhh&type=0&source=G',
    kind: 'search',
    prepare: async (page) => {
      await page.locator('article button[data-panels]').first().click();
      // The notice has Undo, then the choice of a list, which leads to the list.
      await page.locator('[data-place="bottom"] button[data-panels]').nth(1).click();
      await page.getByRole('dialog').locator('button').nth(2).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    },
  },
  {
    name: 'multi-view, empty',
    path: '/',
    kind: 'home',
    prepare: async (page) => {
      await page.locator('main button[data-panels]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'what did not load',
    path: '/shabad?id=3590',
    kind: 'reading',
    prepare: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await page.locator('a[rel="next"]').last().click();
      await expect(page.locator('[aria-live] a, [role="status"] a').first()).toBeVisible();
      await page.unroute('**/api/**');
    },
  },
];

test('the footer has every language in its own words, in every language', async ({
  page,
  context,
  baseURL,
}) => {
  const own = ['English', 'ਪੰਜਾਬੀ', 'हिन्दी', 'Español', 'پنجابی'];
  for (const language of ['en', 'pa', 'pa-Arab'] as const) {
    await prepareVisitor(context, baseURL ?? '', { language });
    await page.goto('/about');
    await expect(new SiteShell(page).footer.locator('nav').last().getByRole('link')).toHaveText(own);
  }
});
