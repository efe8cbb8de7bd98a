import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from './Card.tsx';

it('Card is an article whose heading is a link', () => {
  render(
    <Card title="Hukamnama" href="/hukamnama" headingLevel={2} className="mine">
      Today
    </Card>,
  );
  const heading = screen.getByRole('heading', { name: 'Hukamnama', level: 2 });
  expect(heading.querySelector('a')?.getAttribute('href')).toBe('/hukamnama');
  expect(screen.getByRole('article').className).toContain('mine');
});

it('Card has no link without href', () => {
  render(<Card title="About" />);
  expect(screen.queryByRole('link')).toBeNull();
});
