import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Toolbar } from './Toolbar.tsx';

function Tools() {
  return (
    <Toolbar label="Tools">
      <button type="button">Display</button>
      <a href="/random">Random</a>
      <button type="button" disabled>
        Gone
      </button>
      <button type="button">Copy</button>
      <div role="group">
        <button type="button">Inside</button>
      </div>
    </Toolbar>
  );
}

it('Toolbar has one tab stop, moved by the arrow keys', async () => {
  render(<Tools />);
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Display' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Random' }));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Display' }));
  await user.keyboard('{ArrowLeft}');
  const stops = screen.getByRole('toolbar', { name: 'Tools' }).querySelectorAll(':scope > [tabindex="0"]');
  expect([...stops]).toEqual([screen.getByRole('button', { name: 'Copy' })]);
});

it('Toolbar ignores keys in the popup of a control', async () => {
  render(<Tools />);
  const inside = screen.getByRole('button', { name: 'Inside' });
  inside.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(inside);
  expect(screen.getByRole('button', { name: 'Display' }).tabIndex).toBe(0);
});
