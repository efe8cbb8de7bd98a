import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { KeyAction } from '../settings/deskKeys.ts';
import { useDeskKeys } from './useDeskKeys.ts';

const press = (key: string, target: EventTarget = window) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

type Act = (action: KeyAction, drawn: number) => boolean;

function Keys({ drawn, onAct }: { drawn: number; onAct: Act }) {
  // Letters are keys in what is drawn first, and not in what is drawn then.
  useDeskKeys(drawn === 0, (action) => onAct(action, drawn));
  return <input aria-label="text" />;
}

/** Somebody who presses keys in the moment in which something is drawn. */
function Quick({ drawn }: { drawn: number }) {
  useLayoutEffect(() => {
    if (drawn === 0) return;
    press('ArrowDown');
    press('l');
  }, [drawn]);
  return null;
}

function Desk({ onAct }: { onAct: Act }) {
  const [drawn, setDrawn] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setDrawn(drawn + 1)}>
        draw
      </button>
      <Keys drawn={drawn} onAct={onAct} />
      <Quick drawn={drawn} />
    </>
  );
}

it('a key means what is drawn, in the moment in which it is drawn', () => {
  const onAct = vi.fn(() => true);
  render(<Desk onAct={onAct} />);
  fireEvent.click(screen.getByText('draw'));
  expect(onAct.mock.calls).toEqual([[{ kind: 'next' }, 1]]);
});

it('what is written is no key, and what a key did nothing for is left to the browser', () => {
  const onAct = vi.fn(() => false);
  render(<Desk onAct={onAct} />);
  press('l', screen.getByLabelText('text'));
  expect(onAct).not.toHaveBeenCalled();
  expect(press('l').defaultPrevented).toBe(false);
  onAct.mockReturnValue(true);
  expect(press('l').defaultPrevented).toBe(true);
});
