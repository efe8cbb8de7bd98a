import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

it('is busy, says so once, and draws as many lines as will come', () => {
  const { container } = render(<Skeleton lines={6} kind="gurbani" label="Loading the shabad" />);
  const skeleton = container.querySelector<HTMLElement>('[aria-busy=true]');
  expect(skeleton?.dataset['kind']).toBe('gurbani');
  expect(screen.getByText('Loading the shabad')).toBeTruthy();
  expect(skeleton?.querySelectorAll('[aria-hidden=true]')).toHaveLength(6);
});
