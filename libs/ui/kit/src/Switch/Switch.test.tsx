import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

it('Switch has its label as name and toggles by keyboard and by its label', async () => {
  const handleChange = vi.fn();
  render(
    <Switch
      label="Larivaar"
      hint="Words are written together"
      onChange={(event) => {
        handleChange(event.target.checked);
      }}
    />,
  );
  const larivaar = screen.getByRole<HTMLInputElement>('switch', { name: 'Larivaar' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(larivaar.checked).toBe(true);
  await userEvent.click(screen.getByText('Words are written together'));
  expect(handleChange.mock.calls).toEqual([[true], [false]]);
});

it('Switch does not toggle while disabled', async () => {
  const handleChange = vi.fn();
  render(<Switch label="Larivaar assist" disabled onChange={handleChange} />);
  await userEvent.click(screen.getByText('Larivaar assist'));
  expect(handleChange).not.toHaveBeenCalled();
});
