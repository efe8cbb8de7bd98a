import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Article } from '../../content/article.ts';
import { ArticlePage } from './ArticlePage.tsx';

const article: Article = {
  title: 'ਮਦਦ',
  sections: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, heading: 'ਖੋਜ', blocks: [] })),
};

it('an article page is labelled in the language of its article', () => {
  render(<ArticlePage content={{ page: 'article', name: 'about', article, language: 'pa' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'ਮਦਦ' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'ਇਸ ਪੰਨੇ ਉੱਤੇ' })).toBeTruthy();
});
