import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { steppedValue, Stepper } from './Stepper.tsx';

function FontSize({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(38);
  return (
    <Stepper
      label="Font size"
      value={value}
      min={12}
      max={40}
      step={2}
      formatValue={(px) => `${String(px)} px`}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

it('Stepper steps by keyboard, announces its value, and keeps the focus at its ends', async () => {
  const handleChange = vi.fn();
  render(<FontSize onChange={handleChange} />);
  expect(screen.getByRole('group', { name: 'Font size' })).toBeTruthy();
  const increase = screen.getByRole('button', { name: 'Increase: Font size' });
  const decrease = screen.getByRole('button', { name: 'Decrease: Font size' });
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(increase);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('40 px');
  expect(increase.getAttribute('aria-disabled')).toBe('true');
  expect(decrease.getAttribute('aria-disabled')).toBe('false');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(increase);
  await userEvent.click(decrease);
  expect(handleChange.mock.calls).toEqual([[40], [38]]);
});

it.each([
  [18, 1, { min: 12, max: 40, step: 2 }, 20],
  [39, 1, { min: 12, max: 40, step: 2 }, 40],
  [12, -1, { min: 12, max: 40, step: 2 }, 12],
  [0.2, 1, { min: 0, max: 1, step: 0.1 }, 0.3],
  [1, -1, { min: 0, max: 2, step: 0.25 }, 0.75],
] as const)('steppedValue steps from %d by %d', (value, direction, range, expected) => {
  expect(steppedValue(value, direction, range)).toBe(expected);
});

it('steppedValue stays in range and is reversible', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 9 }), (value, step) => {
      const range = { min: -50, max: 50, step };
      const up = steppedValue(value, 1, range);
      expect(up).toBeLessThanOrEqual(50);
      if (value + step <= 50) expect(steppedValue(up, -1, range)).toBe(value);
    }),
  );
});
