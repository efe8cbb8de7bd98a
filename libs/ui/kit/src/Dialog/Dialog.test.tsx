import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

// Opening, closing and focus are native, so the stories test them in a real browser.
it('Dialog is empty while closed, and closed without JavaScript', () => {
  const { container } = render(
    <Dialog title="Display settings" isOpen={false} onClose={() => undefined}>
      <p>Larivaar</p>
    </Dialog>,
  );
  expect(container.innerHTML).toMatch(/^<dialog/);
  expect(container.innerHTML).not.toMatch(/ open|Larivaar|style=/);
});
