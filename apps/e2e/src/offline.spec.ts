import { createServer, connect, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { followLink, keptHrefs, mainText, untilKept, untilPageKept } from './offline/keptPages.ts';
import { freePort } from './startBuiltServer.ts';
import { expectOfWorker as expect, openPage, prepareVisitor, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** The last ten are opened without another document. */
const VISITED = [
  '/shabad?id=3590',
  '/shabad?id=1',
  '/shabad?id=3406',
  '/ang?ang=1&source=G',
  '/ang?ang=917&source=G',
  '/search?q=%E0%A8%B8%E0%A8%A4%E0%A8%BF&type=2&source=all&writer=all',
  '/search?q=death&type=3&source=all&writer=all',
  '/hukamnama?date=2024/1/31',
  '/index',
  '/sundar-gutka/raag-maalaa',
  '/shabad?id=2600',
  '/shabad?id=2',
  '/ang?ang=2&source=G',
  '/ang?ang=1430&source=G',
  '/ang?ang=5&source=D',
  '/search?q=hhh&type=0&source=all&writer=all',
  '/hukamnama?date=2024/2/1',
  '/index/sri-guru-granth-sahib',
  '/sundar-gutka/baareh-maahaa',
  '/help',
];

const DAILY = [
  'japujee-saahib',
  'jaap-saahib',
  'tavai-prasaadh-savaye-sraavag-sudh',
  'benatee-chauapiee-saahib',
  'anandh-saahib',
  'raharaas-saahib',
  'sohilaa-saahib',
  'aasaa-kee-vaar',
  'salok-mahalaa-nauvaa',
  'sukhamanee-saahib',
  'aaratee',
  'shabadh-hazaare',
].map((name) => `/sundar-gutka/${name}`);

async function chooseDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('header button[aria-pressed]')?.click();
  });
}

/** Heading and lines of the pages as the server sends them, like {@link mainText}. */
async function textsOfServer(page: Page, hrefs: readonly string[]): Promise<string[][]> {
  const documents: string[] = [];
  for (const href of hrefs) documents.push(await (await page.context().request.get(href)).text());
  return page.evaluate(
    (sources) =>
      sources.map((source) => {
        const sent = new DOMParser().parseFromString(source, 'text/html');
        return Array.from(sent.querySelectorAll('main h1, main [data-verse-id]'), ({ textContent }) =>
          (textContent ?? '').normalize('NFC').replace(/\s+/g, ' ').trim(),
        );
      }),
    documents,
  );
}

/** Both checks of a language share one device, because storing the site takes longest. */
for (const language of ['en', 'pa'] as const) {
  test(`the twelve daily banis open without a connection although none was visited, and the last twenty visited pages in the theme chosen since, in ${language} [O40, O41]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareVisitor(context, baseURL ?? '', { language });
    await page.goto('/');
    await untilKept(page);
    const daily = await textsOfServer(page, DAILY);
    await context.setOffline(true);
    for (const [index, href] of DAILY.entries()) {
      await page.goto(href);
      expect(daily[index]?.length, href).toBeGreaterThan(10);
      expect(await mainText(page), href).toEqual(daily[index]);
    }

    await context.setOffline(false);
    const online: string[][] = [];
    for (const [index, href] of VISITED.entries()) {
      if (index < 10) await page.goto(href);
      else await followLink(page, href);
      online.push(await mainText(page));
      await untilPageKept(page);
    }
    await page.goto('/ang?ang=1&source=G');
    await page.emulateMedia({ colorScheme: 'light' });
    await chooseDark(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await context.setOffline(true);
    for (const [index, href] of VISITED.entries()) {
      await page.goto(href);
      expect(await mainText(page), href).toEqual(online[index]);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
  });
}

for (const language of ['pa', 'hi', 'pa-Arab', 'es'] as const) {
  test(`pages without a connection are interactive, with their messages and fonts, in ${language} [O47]`, async ({
    page,
    context,
    baseURL,
  }) => {
    await prepareVisitor(context, baseURL ?? '', { language });
    await page.goto('/help');
    const help = await mainText(page);
    await untilPageKept(page);
    await untilKept(page);
    await context.setOffline(true);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
    await page.goto('/help');
    expect(await mainText(page)).toEqual(help);
    await page.goto('/sundar-gutka/sohilaa-saahib');
    await page.locator('[data-panels] button, button[data-panels]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(failed.filter((path) => path.startsWith('/assets/'))).toEqual([]);
  });
}

test.describe('where the browser forbids it', () => {
  for (const [name, forbid] of Object.entries({
    'cache storage is missing': () => Object.defineProperty(window, 'caches', { value: undefined }),
    'service workers are missing': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    'a worker is refused': () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('Refused.', 'SecurityError'));
    },
    'storing is refused': () => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
    },
  })) {
    test(`and ${name}, pages work as without a worker [O43]`, async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.addInitScript(forbid);
      await page.goto('/shabad?id=3590');
      await followLink(page, '/ang?ang=2&source=G');
      await expect(page.locator('main [data-verse-id]').first()).toBeVisible();
      await page.goto('/sundar-gutka');
      await expect(page.locator('main').getByRole('link').first()).toBeVisible();
      expect(faults).toEqual([]);
      expect(
        await page.evaluate(() => navigator.serviceWorker?.controller ?? null).catch(() => null),
      ).toBeNull();
    });
  }
});

test('the worker is registered only after the page is loaded, interactive and idle [O44]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { orderLog: log });
    const note = (what: string) => log.push(what);
    window.addEventListener('load', () => note('load'));
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (task, options) =>
      idle((deadline) => {
        note('idle');
        task(deadline);
      }, options);
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...values) {
      note(document.querySelector('#root[data-alive]') ? 'register when interactive' : 'register too early');
      return register.apply(this, values);
    };
  });
  await page.goto('/');
  const log = () => page.evaluate(() => (window as unknown as { orderLog: string[] }).orderLog);
  await expect.poll(log).toContain('register when interactive');
  const order = await log();
  expect(order.indexOf('load')).toBeLessThan(order.indexOf('idle'));
  expect(order.indexOf('idle')).toBeLessThan(order.indexOf('register when interactive'));
});

for (const language of ['en', 'pa-Arab'] as const) {
  test(`what is kept without asking transfers at most 1.5 MB, headers included, in ${language} [O46]`, async ({
    browser,
    baseURL,
  }) => {
    /** Bytes of a first visit to Home. */
    const visit = async (serviceWorkers: 'allow' | 'block') => {
      const meter = await openMeter(Number(new URL(baseURL ?? '').port));
      const context = await browser.newContext({ serviceWorkers });
      await prepareVisitor(context, meter.origin, { language });
      const page = await context.newPage();
      await page.goto(meter.origin);
      if (serviceWorkers === 'allow') {
        await untilKept(page);
        expect(await keptHrefs(page)).toEqual(expect.arrayContaining(DAILY));
      }
      await page.waitForLoadState('networkidle');
      await context.close();
      await meter.close();
      return meter.bytes();
    };
    const own = await visit('block');
    // Fails if the meter counts nothing.
    expect(own).toBeGreaterThan(100_000);
    const all = await visit('allow');
    test.info().annotations.push({ type: 'bytes', description: `${String(own)} of ${String(all)}` });
    expect(all - own).toBeLessThanOrEqual(1_500_000);
  });
}

test('kept pages open while connections hang, and while a proxy says that the server is down; a page that was never opened is replaced by what can be read: daily banis by their names [O45, O48]', async ({
  browser,
  baseURL,
}) => {
  const line = await openMeter(Number(new URL(baseURL ?? '').port));
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await prepareVisitor(context, line.origin, {});
  const page = await context.newPage();
  await openPage(page, `${line.origin}/shabad?id=3590`);
  const text = await mainText(page);
  await untilPageKept(page);
  await untilKept(page);

  line.failWith('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 7\r\nConnection: close\r\n\r\nGateway');
  await page.goto(`${line.origin}/shabad?id=3590`);
  expect(await mainText(page)).toEqual(text);
  // It says more than a message of this device could.
  await page.goto(`${line.origin}/shabad?id=77`);
  await expect(page.locator('body')).toHaveText('Gateway');

  line.failWith('nothing');
  await page.goto(`${line.origin}/shabad?id=3590`);
  expect(await mainText(page)).toEqual(text);

  await context.setOffline(true);
  await openPage(page, `${line.origin}/shabad?id=77`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You are offline');
  const section = (name: string) => page.getByRole('region', { name }).getByRole('link');
  await expect(section('What you can read now')).toHaveCount(1);
  await expect(section('What you can read now')).toHaveAttribute('href', '/shabad?id=3590');
  await expect(section('Daily banis')).toHaveCount(DAILY.length + 1);
  await expect(section('Daily banis').first()).toHaveText('ਜਪੁ ਜੀ ਸਾਹਿਬ');
  for (const name of await section('Daily banis').allInnerTexts())
    expect(name).toMatch(/^[\u0A00-\u0A7F ()]+$/);
  await section('Daily banis').first().click();
  await expect(page.getByText('ਆਦਿ ਸਚੁ ਜੁਗਾਦਿ ਸਚੁ')).toBeVisible();
  await context.close();
  await line.close();
});

/** Forwards connections to the server of a port, counts what the server sends, headers included, and can fail. */
async function openMeter(port: number) {
  let bytes = 0;
  let failure: string | null = null;
  const clients = new Set<Socket>();
  const meter = createServer((client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    if (failure !== null) {
      const answer = failure;
      client.on('error', () => client.destroy());
      client.once('data', () => {
        if (answer !== 'nothing') client.end(answer);
      });
      return;
    }
    const server = connect(port, 'localhost');
    const end = () => {
      client.destroy();
      server.destroy();
    };
    client.on('error', end).on('close', end);
    server.on('error', end).on('close', end);
    client.pipe(server);
    server.on('data', (data) => {
      bytes += data.length;
      client.write(data);
    });
  });
  const own = await freePort();
  await new Promise<void>((resolve) => meter.listen(own, resolve));
  return {
    origin: `http://localhost:${String(own)}`,
    bytes: () => bytes,
    /** From now on, requests are answered with this text, or `nothing`. */
    failWith(answer: string) {
      failure = answer;
      for (const client of clients) client.destroy();
    },
    close() {
      for (const client of clients) client.destroy();
      return new Promise<void>((resolve) => meter.close(() => resolve()));
    },
  };
}
