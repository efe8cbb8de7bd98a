import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

it('Skeleton is busy, announces it once, and renders the given number of lines', () => {
  const { container } = render(<Skeleton lines={6} kind="gurbani" label="Loading the shabad" />);
  const skeleton = container.querySelector<HTMLElement>('[aria-busy=true]');
  expect(skeleton?.dataset['kind']).toBe('gurbani');
  expect(screen.getByText('Loading the shabad')).toBeTruthy();
  expect(skeleton?.querySelectorAll('[aria-hidden=true]')).toHaveLength(6);
});
