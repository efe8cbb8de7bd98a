import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Makes the browser open the installed site with a file, as the system would. */
async function launchWithFile(page: Page, text: string): Promise<void> {
  await page.addInitScript((content) => {
    const file = new File([content], 'saved.json', { type: 'application/json' });
    // Browsers that have one don't let it be assigned.
    Object.defineProperty(window, 'launchQueue', {
      value: {
        setConsumer(consumer: (launch: object) => void) {
          consumer({ files: [{ getFile: () => Promise.resolve(file) }] });
        },
      },
    });
  }, text);
}

test.describe('the installed site', () => {
  test('has shortcuts to the hukamnama, the bani of the hour, search and the last place [O70, O74]', async ({
    page,
    request,
  }) => {
    const manifest = (await (await request.get('/site.webmanifest')).json()) as {
      shortcuts: { name: string; url: string }[];
    };
    const urls = Object.fromEntries(manifest.shortcuts.map(({ name, url }) => [name, url]));
    await page.goto(urls['Hukamnama'] ?? '');
    await expect(page.locator('main [data-verse-id]').first()).toBeVisible();
    await page.goto(urls['Search'] ?? '');
    await expect(page.getByRole('searchbox').first()).toBeVisible();

    await page.clock.setFixedTime(new Date(2026, 5, 1, 18));
    await page.goto(urls['Bani of the hour'] ?? '', { waitUntil: 'domcontentloaded' });
    await page.waitForURL('**/sundar-gutka/raharaas-saahib');
    await expect(page.locator('main [data-verse-id]').first()).toBeVisible();

    await page.goto('/ang?ang=917&source=G');
    await page.evaluate(() => {
      window.scrollTo(0, 300);
    });
    await page.goto(urls['Continue'] ?? '', { waitUntil: 'domcontentloaded' });
    await page.waitForURL('**/ang?ang=917&source=G*');
    // Going back doesn't lead on again.
    await page.goBack();
    await expect(page).toHaveURL(/\/ang\?ang=917/);
  });

  test('searches short shared text and checks longer text as a quotation [O71]', async ({ page }) => {
    const share = async (text: string) => {
      await page.goto('/about');
      await page.evaluate((shared) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = '/share';
        const field = document.createElement('textarea');
        field.name = 'text';
        field.value = shared;
        form.append(field);
        document.body.append(form);
        form.submit();
      }, text);
    };
    await share('ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ');
    await page.waitForURL('**/search?**');
    await expect(page.locator('main')).toContainText('ਜੁਗਾਦਿ');
    await share('ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ ॥ ਹੈ ਭੀ ਸਚੁ ਨਾਨਕ ਹੋਸੀ ਭੀ ਸਚੁ ॥੧॥ ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ');
    await page.waitForURL('**/share');
    await expect(page.getByRole('heading', { level: 1, name: 'Check a quotation' })).toBeVisible();
    await expect(page.locator('main')).toContainText('ang 1', { ignoreCase: true });
  });

  test('imports a file of lists that it is opened with [O72]', async ({ page }) => {
    await page.goto('/');
    const file = {
      format: 'naad.saved',
      version: 1,
      exportedAt: '2026-01-01T00:00:00.000Z',
      lists: [
        { id: 'x1', name: 'Sunday', items: [{ id: 1614544, shabadId: 3590, verse: 'ਲਖ ਖੁਸੀਆ ਪਾਤਿਸਾਹੀਆ' }] },
      ],
      notes: [],
    };
    await launchWithFile(page, JSON.stringify(file));
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Imported: 1 line, 0 notes.',
    );
    await expect(page.getByRole('dialog', { name: 'Multi-view' })).toBeVisible();
  });

  test('has pictures of itself where its manifest says [O73]', async ({ request }) => {
    const manifest = (await (await request.get('/site.webmanifest')).json()) as {
      screenshots: { src: string; type: string }[];
    };
    for (const { src, type } of manifest.screenshots) {
      const response = await request.get(src);
      expect(response.status(), src).toBe(200);
      expect(response.headers()['content-type'], src).toBe(type);
    }
  });
});
