import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('Button submits a form only with type submit', async () => {
  const handleSubmit = vi.fn((event: { preventDefault(): void }) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={handleSubmit}>
      <Button>Clear</Button>
      <Button type="submit">Search</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(handleSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(handleSubmit).toHaveBeenCalledOnce();
});

it('Button forwards class, ref and other props', () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(
    <Button ref={ref} className="mine" aria-pressed="true">
      Dark mode
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Dark mode', pressed: true });
  expect(button.className).toContain('mine');
  expect(ref.current).toBe(button);
});
