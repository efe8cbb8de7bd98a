import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Notice } from './Notice.tsx';

it('Notice says what happened and what to do, and can be dismissed', async () => {
  const handleDismiss = vi.fn();
  render(
    <Notice title="Can't load page" onDismiss={handleDismiss}>
      <a href="/ang?ang=5">Try again</a>
    </Notice>,
  );
  expect(screen.getByText("Can't load page")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(handleDismiss).toHaveBeenCalledOnce();
});

it('Notice uses the given dismiss label', () => {
  render(<Notice title="ਪੰਨਾ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ" dismissLabel="ਬੰਦ ਕਰੋ" onDismiss={() => undefined} />);
  expect(screen.getByRole('button').textContent).toBe('ਬੰਦ ਕਰੋ');
});
