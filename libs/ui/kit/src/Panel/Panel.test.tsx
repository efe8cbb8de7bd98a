import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Panel } from './Panel.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        Display
      </button>
      <Panel
        title="Display settings"
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        <button type="button">Reset</button>
      </Panel>
    </>
  );
}

it('Panel takes the focus, closes on Escape and by its button, and restores the focus', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Display' });
  for (const close of ['{Escape}', '{Tab}{Enter}']) {
    await userEvent.click(button);
    expect(screen.getByRole('dialog', { name: 'Display settings' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Display settings');
    await userEvent.keyboard(close);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  }
});

it('Panel does not restore a focus that moved elsewhere', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Display' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.queryByText('Reset')).toBeNull();
  expect(document.activeElement).toBe(button);
});
