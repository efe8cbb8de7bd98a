import { act, renderHook } from '@testing-library/react';
import type { SentCommand } from '@naad/sync-client';
import type { Command, Delivery, SessionState } from '@naad/sync-protocol';
import { describe, expect, it, vi } from 'vitest';
import { SHABAD_STATE } from '../testing/sampleTexts.ts';
import { useUndo } from './useUndo.ts';

const ON_SCREEN: Delivery = { phase: 'onScreen', seq: 1, isConfirmed: true };
const OPEN: Command = { type: 'shabad', shabadId: 628, verseId: 5, lineCount: 2 };
const OPENED = { ...SHABAD_STATE, id: 628, highlight: 5, lineCount: 2 };
const sent = (id: number, command: Command): SentCommand => ({ id, command, delivery: ON_SCREEN });

function renderUndo(display: { canUndo?: boolean } = { canUndo: true }) {
  const send = vi.fn();
  const initialProps = {
    deliveries: [] as readonly SentCommand[],
    session: SHABAD_STATE as SessionState,
    display,
  };
  const hook = renderHook((state: typeof initialProps) => useUndo(state, send), { initialProps });
  const tap = (id: number, command: Command, session: SessionState = OPENED) => {
    const deliveries = [sent(id, command)];
    hook.rerender({ deliveries, session: SHABAD_STATE, display });
    hook.rerender({ deliveries, session, display });
  };
  return { ...hook, send, tap };
}

describe('undoing a tap of the phone', () => {
  it('is offered for ten seconds after a jump, and names the screen that it leaves', () => {
    vi.useFakeTimers();
    const { result, tap, send } = renderUndo();
    expect(result.current).toBeNull();
    tap(1, OPEN);
    act(() => result.current?.());
    expect(send.mock.calls).toEqual([[{ type: 'undo', of: OPENED }]]);
    expect(result.current).toBeNull();
    tap(2, OPEN);
    expect(result.current).not.toBeNull();
    act(() => vi.advanceTimersByTime(10_000));
    expect(result.current).toBeNull();
  });

  it('is not offered for a step to the next line, nor once another screen has come', () => {
    const { result, tap } = renderUndo();
    const next = { ...SHABAD_STATE, lineCount: 4, highlight: 642709 };
    tap(1, { type: 'shabad', shabadId: 3590, verseId: 642709, lineCount: 4 }, next);
    expect(result.current).toBeNull();
    tap(2, OPEN, { ...OPENED, id: 700 });
    expect(result.current).toBeNull();
  });

  it('is not offered for a display that does not know it', () => {
    const { result, tap } = renderUndo({});
    tap(1, OPEN);
    expect(result.current).toBeNull();
  });
});
