import { expect, it } from 'vitest';
import { loadAllViews } from './views.ts';
import { viewSource } from './viewSource.ts';

it('is a file of its own for each view', async () => {
  const names = await loadAllViews();
  const sources = names.map(viewSource);
  expect(new Set(sources).size).toBe(names.length);
  expect(viewSource('home')).toBe('src/routes/home/HomePage.tsx');
  expect(viewSource('paath')).toBe('src/routes/ang/AngPaath.tsx');
  expect(viewSource('article')).toBe('src/features/article/ArticlePage.tsx');
});
