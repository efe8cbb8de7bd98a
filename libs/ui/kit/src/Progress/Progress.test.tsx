import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from './Progress.tsx';

it('Progress has a name and a value in words', () => {
  render(<Progress label="Keeping" value={12} max={40} valueText="12 of 40 files" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Keeping' });
  expect(bar.position).toBeCloseTo(0.3);
  expect(bar.getAttribute('aria-valuetext')).toBe('12 of 40 files');
});

it('Progress is indeterminate without a value', () => {
  render(<Progress label="Loading" isLabelHidden />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Loading' }).position).toBe(-1);
});
