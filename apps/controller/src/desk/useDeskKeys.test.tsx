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

type Act = (action: KeyAction, renderCount: number) => boolean;

function Keys({ renderCount, onAct }: { renderCount: number; onAct: Act }) {
  // Letters are shortcuts in the first render and not in the second.
  useDeskKeys(renderCount === 0, (action) => onAct(action, renderCount));
  return <input aria-label="text" />;
}

/** Presses keys during a render's layout effects. */
function KeyPresser({ renderCount }: { renderCount: number }) {
  useLayoutEffect(() => {
    if (renderCount === 0) return;
    press('ArrowDown');
    press('l');
  }, [renderCount]);
  return null;
}

function Desk({ onAct }: { onAct: Act }) {
  const [renderCount, setRenderCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setRenderCount(renderCount + 1)}>
        render
      </button>
      <Keys renderCount={renderCount} onAct={onAct} />
      <KeyPresser renderCount={renderCount} />
    </>
  );
}

it('a key pressed during a render uses the new handler', () => {
  const onAct = vi.fn(() => true);
  render(<Desk onAct={onAct} />);
  fireEvent.click(screen.getByText('render'));
  expect(onAct.mock.calls).toEqual([[{ kind: 'next' }, 1]]);
});

it('typing in a field triggers no shortcut, and the browser handles keys without effect', () => {
  const onAct = vi.fn(() => false);
  render(<Desk onAct={onAct} />);
  press('l', screen.getByLabelText('text'));
  expect(onAct).not.toHaveBeenCalled();
  expect(press('l').defaultPrevented).toBe(false);
  onAct.mockReturnValue(true);
  expect(press('l').defaultPrevented).toBe(true);
});
