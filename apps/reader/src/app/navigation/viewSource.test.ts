import { expect, it } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { loadAllViews } from './views.ts';
import { viewSource } from './viewSource.ts';

it('viewSource finds a distinct file for the component of each page', async () => {
  await loadAllViews();
  const sources = Object.fromEntries(pages.map((page) => [page.id, viewSource(page)]));
  expect(new Set(Object.values(sources)).size).toBe(pages.length);
  expect(sources).toMatchObject({
    home: 'src/pages/home/HomePage.tsx',
    paath: 'src/pages/ang/AngPaath.tsx',
    article: 'src/features/article/ArticlePage.tsx',
  });
});
