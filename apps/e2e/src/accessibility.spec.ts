import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PAGES = {
  Home: '/',
  'search results': '/search?q=hhh&type=0&source=all',
  'English results': '/search?q=death&type=3&source=G',
  'no results': '/search?q=%E0%A8%96%E0%A8%96%E0%A8%96%E0%A8%96%E0%A8%96%E0%A8%96%E0%A8%96&type=0',
  'an empty query': '/search?q=&type=0',
  'a shabad': '/shabad?id=3590',
  'several shabads': '/shabad?id=1,1839',
  'an ang': '/ang?ang=917&source=G',
  'an ang that is not': '/ang?ang=2000&source=G',
  'not found': '/no/such/place',
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    for (const [name, address] of Object.entries(PAGES)) {
      test(`${name} has no fault that axe finds`, async ({ page }) => {
        await page.goto(address);
        const { violations, passes } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        expect(passes.length).toBeGreaterThan(10);
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      });
    }
  });
}

test('every piece of Gurmukhi says that it is', async ({ page }) => {
  for (const address of [
    '/',
    '/search?q=hhh&type=0',
    '/shabad?id=3590',
    '/ang?ang=917',
    '/search?q=xyz&type=3',
  ]) {
    await page.goto(address);
    const untagged = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || element.closest('script, style')) continue;
        if (
          /[\u0A00-\u0A7F]/.test(node.textContent ?? '') &&
          element.closest('[lang]')?.getAttribute('lang') !== 'pa-Guru'
        ) {
          found.push(node.textContent ?? '');
        }
      }
      return found;
    });
    expect(untagged).toEqual([]);
  }
});

test('nothing is wider than the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of Object.values(PAGES)) {
    await page.goto(address);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({ address, overflow }).toEqual({ address, overflow: 0 });
  }
});

test('in the header nothing lies over anything else, at any width', async ({ page }) => {
  for (const width of [320, 767, 768, 1000, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    for (const address of ['/shabad?id=3590', '/search?q=hhh&type=0']) {
      await page.goto(address);
      const form = await page.getByRole('search').boundingBox();
      const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
      if (!form || !navigation) throw new Error('The header has no form or no navigation.');
      const isBeside = form.x + form.width <= navigation.x;
      const isBelow = navigation.y + navigation.height <= form.y;
      expect({ width, address, isClear: isBeside || isBelow }).toEqual({ width, address, isClear: true });
    }
  }
});
