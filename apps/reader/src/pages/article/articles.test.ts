import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Article } from '../../content/article.ts';
import { linksOf, shapeOf } from '../../features/article/testing/articleChecks.ts';
import { siteRoutes } from '../pages.ts';

const files = import.meta.glob<Article>('../../content/*/*.md', { eager: true, import: 'article' });

/** Every page by its name, in each language by its code. */
const pages = new Map<string, Map<string, Article>>();
for (const [path, article] of Object.entries(files)) {
  const [, , language = '', name = ''] = path.split(/[/.]+/);
  pages.set(name, (pages.get(name) ?? new Map<string, Article>()).set(language, article));
}
const allLanguages = [...new Set([...pages.values()].flatMap((versions) => [...versions.keys()]))];

/** The pages by the path of their address, for links that lead to a section of another page. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/about': 'about',
  '/help': 'help',
  '/rehat-maryadha': 'rehat-maryadha',
  '/terms-of-service': 'terms',
};

/** Pages that the server has besides the reader's. */
const OTHER_PAGES = ['/control', '/display'];

describe.each([...pages])('the page %s', (_name, versions) => {
  it('exists in every language', () => {
    expect([...versions.keys()].toSorted()).toEqual(allLanguages.toSorted());
  });

  it.each([...versions])('has the sections, blocks and links of the English page in %s', (_code, article) => {
    expect(shapeOf(article)).toEqual(shapeOf(versions.get('en') ?? article));
  });

  it.each([...versions])('links only to pages and sections that exist in %s', (code, article) => {
    for (const href of linksOf(article)) {
      if (href.startsWith('https:')) continue;
      const { pathname, hash } = new URL(href, 'https://naad.test');
      // The compiler checks the sections of the same page.
      if (href.startsWith('#') || OTHER_PAGES.includes(pathname)) continue;
      expect(matchRoutes(siteRoutes, pathname), href).not.toBeNull();
      if (hash === '') continue;
      const target = pages.get(ADDRESSES[pathname] ?? '')?.get(code);
      expect(
        target?.sections.map(({ id }) => `#${id}`),
        href,
      ).toContain(hash);
    }
  });
});

it('the pages of prose are found', () => {
  expect([...pages.keys()].toSorted()).toEqual(Object.values(ADDRESSES).toSorted());
  expect(allLanguages).toEqual(expect.arrayContaining(['en', 'pa']));
});
