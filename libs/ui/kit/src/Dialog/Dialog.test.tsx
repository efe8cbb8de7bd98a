import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

// How it opens, closes and keeps the focus is the browser's own: the stories ask a real one.
it('holds nothing while it is closed, and its page needs no script to leave it closed', () => {
  const { container } = render(
    <Dialog title="Display settings" isOpen={false} onClose={() => undefined}>
      <p>Larivaar</p>
    </Dialog>,
  );
  expect(container.innerHTML).toMatch(/^<dialog/);
  expect(container.innerHTML).not.toMatch(/ open|Larivaar|style=/);
});
