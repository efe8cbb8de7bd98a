import { expect, it, vi } from 'vitest';
import { announceUpdate, onUpdate } from './updates.ts';

it('an update is announced once, also to a notice that loads later [O50]', () => {
  const reload = vi.fn();
  announceUpdate(reload);
  const early = vi.fn();
  const end = onUpdate(early);
  expect(early).toHaveBeenCalledExactlyOnceWith(reload);
  end();
  const late = vi.fn();
  onUpdate(late);
  expect(late).not.toHaveBeenCalled();
  announceUpdate(reload);
  expect(late).toHaveBeenCalledExactlyOnceWith(reload);
  expect(early).toHaveBeenCalledTimes(1);
});
