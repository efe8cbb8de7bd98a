import type { FrameLocator, Page } from '@playwright/test';
import { axeFaults } from './checks/axeFaults.ts';
import { type Host, openHost } from './embed/openHost.ts';
import { expect, test as base, deferred } from './test.ts';

const test = base.extend<{ host: Host }>({
  host: async ({ browserName: _browser }, use) => {
    const host = await openHost();
    await use(host);
    await host.close();
  },
});

/** Ang 12, Aasaa: a short shabad. */
const SHABAD = '40';
const FALLBACK = 'The verse by itself';

const script = (site: string) => `<script async src="${site}/embed.js"></script>`;

/** Playwright's frame locators also find frames in shadow roots. */
const frameIn = (page: Page, holder: string): FrameLocator => page.frameLocator(`${holder} iframe`);

/** Height of a frame and of its content. */
async function heights(page: Page, holder: string) {
  const frame = page.locator(`${holder} iframe`);
  const inner = await frame
    .contentFrame()
    .locator('body')
    .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  return { outer: await frame.evaluate((element) => element.clientHeight), inner };
}

/** Collects the page's errors and warnings. */
function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  return faults;
}

test("a plain page shows shabads and angs in the legacy script's elements, several of them, and later ones [B118, K13]", async ({
  page,
  host,
  baseURL: site = '',
}) => {
  const faults = collectFaults(page);
  host.put('/plain', {
    html: `<div id="a" data-sttm-id="5"><a href="https://sttm.co/shabad?id=5">SikhiToTheMax</a></div>${script(site)}
      <div id="b" data-sttm-ang="3" data-sttm-height="300" data-sttm-width="400"></div>${script(site)}
      <div id="c" data-sttm-ang="3" data-sttm-source="D" data-sttm-id=""></div>`,
  });
  await page.goto(`${host.origin}/plain`);

  const first = page.locator('#a > iframe');
  await expect(first).toHaveAttribute('src', `${site}/embed/v1/shabad?id=5&theme=light&lang=en`);
  await expect(page.locator('#a > *')).toHaveCount(1);
  expect(await first.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
    500, 500,
  ]);
  await expect(page.locator('#b > iframe')).toHaveAttribute('src', /\/embed\/v1\/ang\?ang=3&source=G&/);
  await expect(page.locator('#b > iframe')).toHaveAttribute('width', '400');
  await expect(page.locator('#b > iframe')).toHaveAttribute('height', '300');
  await expect(page.locator('#c > iframe')).toHaveAttribute('src', /ang\?ang=3&source=D&/);
  await expect(frameIn(page, '#a').locator('[data-verse-id]').first()).toBeVisible();
  await expect(frameIn(page, '#b').getByRole('heading')).toContainText('Ang 3 of Sri Guru Granth Sahib');
  await expect(first).toHaveAttribute('title', /[\u0A00-\u0A7F]/);

  await page.evaluate(() => {
    const later = document.createElement('div');
    later.id = 'later';
    later.dataset['sttmId'] = '"><img src=x onerror=alert(1)>';
    document.body.append(later);
    document.getElementById('b')?.setAttribute('data-sttm-ang', '4');
  });
  await expect(frameIn(page, '#later').getByRole('heading')).toHaveText('Text not found.');
  await expect(frameIn(page, '#b').getByRole('heading')).toContainText('Ang 4 of');
  // The 404 of the missing text is the only expected message.
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('elements keep their fallback until the frame has content, then take its height', async ({
  page,
  host,
  baseURL: site = '',
}) => {
  const faults = collectFaults(page);
  const look = 'translations="en es" script="latin"';
  host.put('/elements', {
    // No inline script, no other origin than ours, and no text that becomes markup or script.
    policy: `default-src 'none'; script-src ${site}; frame-src ${site}; require-trusted-types-for 'script'`,
    html: `<main><gurbani-shabad shabad-id="${SHABAD}" ${look}><span>${FALLBACK}</span></gurbani-shabad></main>${script(site)}`,
  });
  const open = deferred();
  await page.route('**/embed/v1/shabad**', async (route) => {
    await open.promise;
    await route.continue();
  });
  await page.goto(`${host.origin}/elements`, { waitUntil: 'commit' });
  const element = page.locator('gurbani-shabad');
  await expect(element.locator('iframe')).toBeAttached();
  await expect(page.getByText(FALLBACK)).toBeVisible();
  open.resolve();

  const frame = frameIn(page, 'gurbani-shabad');
  await expect(frame.locator('[data-verse-id]').first()).toBeVisible();
  await expect(page.getByText(FALLBACK)).toBeHidden();
  await expect(frame.locator('[lang="es"]').first()).toBeVisible();
  await expect(frame.locator('[lang="pa-Latn"]').first()).toBeVisible();
  await expect(frame.getByText('English translation: Dr. Sant Singh Khalsa')).toBeVisible();

  await test.step('takes the height of its text at any width', async () => {
    const fits = async () => {
      const { outer, inner } = await heights(page, 'gurbani-shabad');
      return inner > 200 && outer === inner;
    };
    await expect.poll(fits).toBe(true);
    const wide = await heights(page, 'gurbani-shabad');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => (await heights(page, 'gurbani-shabad')).outer).toBeGreaterThan(wide.outer);
    await expect.poll(fits).toBe(true);
    await element.evaluate((each) => {
      each.setAttribute('translations', 'none');
      each.removeAttribute('script');
    });
    await expect(frame.locator('[lang="es"]')).toHaveCount(0);
    await expect.poll(async () => (await heights(page, 'gurbani-shabad')).outer).toBeLessThan(wide.outer);
    await expect.poll(fits).toBe(true);
  });

  await test.step('links to the site in a new window', async () => {
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('link', { name: 'Read on Naad' }).click(),
    ]);
    expect(new URL(opened.url()).pathname + new URL(opened.url()).search).toBe(`/shabad?id=${SHABAD}`);
  });
  expect(faults).toEqual([]);
});

test("a frame follows its page's light or dark theme as it changes, unless it has its own", async ({
  page,
  host,
  baseURL: site = '',
}) => {
  host.put('/dark', {
    html: `<style>.night { background: #111; color: #eee }</style>
      <gurbani-shabad shabad-id="${SHABAD}"></gurbani-shabad>
      <gurbani-shabad id="told" shabad-id="5" theme="sepia"></gurbani-shabad>${script(site)}`,
  });
  await page.goto(`${host.origin}/dark`);
  const theme = (holder: string) => frameIn(page, holder).locator('html').getAttribute('data-theme');
  await expect.poll(() => theme('gurbani-shabad:not([id])')).toBe('light');
  await page.evaluate(() => document.body.classList.add('night'));
  await expect.poll(() => theme('gurbani-shabad:not([id])')).toBe('dark');
  expect(await theme('#told')).toBe('sepia');
});

test("a refused frame leaves or restores the page's content", async ({ page, host, baseURL: site = '' }) => {
  host.put('/refused', {
    policy: `default-src 'none'; script-src ${site}; frame-src 'none'`,
    html: `<gurbani-verse verse-id="1"><span>${FALLBACK}</span></gurbani-verse>
      <div data-sttm-id="5"><a href="https://sttm.co/shabad?id=5">SikhiToTheMax</a></div>${script(site)}`,
  });
  await page.clock.install();
  await page.goto(`${host.origin}/refused`);
  await expect(page.locator('gurbani-verse iframe')).toBeAttached();
  // The script can't look into the browser's error page, so it waits.
  const refused = page.locator('[data-sttm-id] iframe');
  await expect.poll(() => refused.evaluate((frame: HTMLIFrameElement) => frame.contentDocument)).toBeNull();
  await expect(page.getByText(FALLBACK)).toBeVisible();
  const before = page.getByRole('link', { name: 'SikhiToTheMax' });
  await expect(before).toBeHidden();
  await page.clock.fastForward(5_000);
  await expect(before).toBeVisible({ timeout: 10_000 });
});

test('React can render, change and remove the elements', async ({ page, host, baseURL: site = '' }) => {
  const faults = collectFaults(page);
  host.put('/react', { html: `<div id="app" data-site="${site}"></div><script src="/react.js"></script>` });
  await page.goto(`${host.origin}/react`);
  const element = frameIn(page, 'gurbani-shabad');
  const legacy = frameIn(page, '[data-sttm-id]');
  await expect(element.locator('[data-verse-id]').first()).toBeVisible();
  await expect(legacy.locator('[data-verse-id]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Other' }).click();
  for (const frame of [element, legacy]) {
    await expect(frame.getByRole('heading')).toContainText('Ang 968');
  }
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle' }).click();
  await expect(element.locator('[data-verse-id]').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(2);
  expect(faults).toEqual([]);
});

test('no other page of the site can be framed', async ({ page, host, baseURL: site = '' }) => {
  host.put('/thief', {
    html: `<iframe id="own" src="${site}/embed/v1/shabad?id=5"></iframe><iframe id="page" src="${site}/shabad?id=5"></iframe>`,
  });
  await page.goto(`${host.origin}/thief`);
  await expect(page.frameLocator('#own').locator('[data-verse-id]').first()).toBeVisible();
  await expect(page.frameLocator('#page').locator('[data-verse-id]')).toHaveCount(0);
});

test("the builder's code shows the chosen options, in its preview and on another site", async ({
  page,
  host,
  baseURL: site = '',
}) => {
  await page.goto('/embed?id=3590');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.locator('[data-verse-id]').nth(8)).toBeVisible();
  await page.getByLabel('Lines').selectOption({ index: 2 });
  await page.getByLabel('Spanish').check();
  await page.getByLabel('Latin').check();
  await page.getByLabel('Theme').selectOption('sepia');
  await expect(preview.locator('[data-verse-id]')).toHaveCount(1);
  await expect(preview.locator('[lang="es"]')).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'sepia');
  const line = await preview.locator('[data-verse-id] [lang="pa-Guru"]').textContent();
  // The builder and its preview frame.
  expect(await axeFaults(page)).toEqual([]);

  const code = await page.getByLabel('Adapts to your page').inputValue();
  const plain = await page.getByLabel("For pages that don't allow scripts").inputValue();
  host.put('/built', { html: code + plain });
  await page.goto(`${host.origin}/built`);
  for (const frame of [frameIn(page, 'gurbani-verse'), page.frameLocator('body > iframe')]) {
    await expect(frame.locator('[data-verse-id] [lang="pa-Guru"]')).toHaveText(line ?? '');
    await expect(frame.locator('[lang="es"]')).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'sepia');
  }
  expect(new URL((await page.locator('gurbani-verse a').getAttribute('href')) ?? '').origin).toBe(site);
});
