import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InEnglish } from '../../../testing/InEnglish.tsx';
import type { LocalSearchState } from '../localSearchStore.ts';
import { LocalSearchSetting, LocalSearchSwitch } from './LocalSearchSetting.tsx';

function draw(state: LocalSearchState) {
  const onChange = vi.fn();
  render(<LocalSearchSwitch state={state} onChange={onChange} />, { wrapper: InEnglish });
  const choice = screen.getByRole<HTMLInputElement>('switch', { name: 'Search without a connection' });
  return { onChange, choice };
}

it('says how much it would load before it does', async () => {
  const { choice, onChange } = draw({ kind: 'off', transferBytes: 23_214_000 });
  expect(choice.checked).toBe(false);
  screen.getByText(/This loads 24 MB\.$/);
  await userEvent.click(choice);
  expect(onChange).toHaveBeenCalledWith(true);
});

it('shows how far it is, and can be given up', async () => {
  const { choice, onChange } = draw({ kind: 'storing', bytes: 30_000_000, ofBytes: 61_000_000 });
  expect(choice.checked).toBe(true);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Loading the search' });
  expect([bar.value, bar.max]).toEqual([30_000_000, 61_000_000]);
  screen.getByText('30 of 61 MB');
  await userEvent.click(choice);
  expect(onChange).toHaveBeenCalledWith(false);
});

it.each([
  [{ kind: 'kept', bytes: 61_000_000, version: '1' }, true, 'Kept on this device: 61 MB.'],
  [{ kind: 'failed', failure: 'noRoom' }, false, 'There is not enough room on this device.'],
  [{ kind: 'failed', failure: 'network' }, false, /^It did not load\./],
  [{ kind: 'failed', failure: 'interrupted' }, false, /^Loading was interrupted\./],
  [{ kind: 'failed', failure: 'broken' }, false, /^What was kept is damaged/],
] as const)('tells of %j', (state, isOn, text) => {
  const { choice } = draw(state);
  expect(choice.checked).toBe(isOn);
  expect(screen.getByRole('status').textContent).toMatch(text);
});

it('is not there where the browser keeps nothing for this site', () => {
  render(<LocalSearchSetting />, { wrapper: InEnglish });
  expect(screen.queryByRole('switch')).toBeNull();
});
