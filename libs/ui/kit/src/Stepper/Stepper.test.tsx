import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Stepper } from './Stepper.tsx';

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

it('steps by keyboard, says its value, and stops at its end without losing the focus', async () => {
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
