import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CloseIcon } from '../Icon/Icons.tsx';
import { IconButton } from './IconButton.tsx';

it('IconButton has its label as name and works by keyboard', async () => {
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

it('IconButton requires a label', () => {
  // @ts-expect-error -- the label is what this test is about
  render(<IconButton>×</IconButton>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});
