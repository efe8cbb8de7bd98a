import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Slider } from './Slider.tsx';

it('Slider has a name and a value in words, and reports changes as numbers', () => {
  const handleChange = vi.fn();
  render(
    <Slider
      label="Auto scroll"
      min={0}
      max={100}
      value={40}
      formatValue={(value) => `${String(value)} %`}
      onChange={handleChange}
    />,
  );
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Auto scroll' });
  expect(slider.getAttribute('aria-valuetext')).toBe('40 %');
  expect(screen.getByText('40 %')).toBeTruthy();
  // jsdom doesn't move ranges by arrow keys; browsers do.
  fireEvent.change(slider, { target: { value: '55' } });
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(55);
});
