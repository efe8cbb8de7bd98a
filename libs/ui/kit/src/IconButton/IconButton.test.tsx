import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CloseIcon } from '../Icon/Icons.tsx';
import { IconButton } from './IconButton.tsx';

it('is found by its label and works by keyboard', async () => {
  const handleClick = vi.fn();
  render(
    <IconButton label="Close" onClick={handleClick}>
      <CloseIcon />
    </IconButton>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter} ');
  expect(handleClick).toHaveBeenCalledTimes(2);
});

it('cannot be made without a name', () => {
  // @ts-expect-error -- the label is what this test is about
  render(<IconButton>×</IconButton>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});
