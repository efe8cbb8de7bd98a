import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Banner } from './Banner.tsx';

it('Banner has its tone as a word, a link, and a dismiss button', async () => {
  const handleDismiss = vi.fn();
  const { container } = render(
    <Banner tone="warning" link={{ href: '/help', label: 'Help' }} onDismiss={handleDismiss}>
      You are offline.
    </Banner>,
  );
  expect(container.textContent).toBe('Warning: You are offline. Help');
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(handleDismiss).toHaveBeenCalledOnce();
});

it('Banner has no button if it cannot be dismissed', () => {
  render(<Banner>The corpus is being updated.</Banner>);
  expect(screen.queryByRole('button')).toBeNull();
});
