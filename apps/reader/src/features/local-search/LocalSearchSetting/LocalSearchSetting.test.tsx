import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { LocalSearchState } from '../localSearchStore.ts';
import { LocalSearchSetting, LocalSearchSwitch } from './LocalSearchSetting.tsx';

function renderSwitch(state: LocalSearchState) {
  const onChange = vi.fn();
  render(<LocalSearchSwitch state={state} onChange={onChange} />, { wrapper: InEnglish });
  const choice = screen.getByRole<HTMLInputElement>('switch', { name: 'Offline suggestions' });
  return { onChange, choice };
}

it('the setting shows the download size before loading', async () => {
  const { choice, onChange } = renderSwitch({ kind: 'off', transferBytes: 23_214_000 });
  expect(choice.checked).toBe(false);
  screen.getByText(/This loads 24 MB\.$/);
  await userEvent.click(choice);
  expect(onChange).toHaveBeenCalledWith(true);
});

it('the setting shows progress and can be cancelled', async () => {
  const { choice, onChange } = renderSwitch({ kind: 'storing', bytes: 30_000_000, ofBytes: 61_000_000 });
  expect(choice.checked).toBe(true);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Loading suggestions' });
  expect([bar.value, bar.max]).toEqual([30_000_000, 61_000_000]);
  screen.getByText('30 of 61 MB');
  await userEvent.click(choice);
  expect(onChange).toHaveBeenCalledWith(false);
});

it.each([
  [{ kind: 'kept', bytes: 61_000_000, version: '1' }, true, 'Saved on this device: 61 MB.'],
  [{ kind: 'failed', failure: 'noRoom' }, false, 'Not enough space on this device.'],
  [{ kind: 'failed', failure: 'network' }, false, /^Loading failed\./],
  [{ kind: 'failed', failure: 'interrupted' }, false, /^Loading was interrupted\./],
  [{ kind: 'failed', failure: 'broken' }, false, /^The saved data is damaged/],
] as const)('the setting shows %j', (state, isOn, text) => {
  const { choice } = renderSwitch(state);
  expect(choice.checked).toBe(isOn);
  expect(screen.getByRole('status').textContent).toMatch(text);
});

it('the setting is hidden if the browser has no storage for this site', () => {
  render(<LocalSearchSetting />, { wrapper: InEnglish });
  expect(screen.queryByRole('switch')).toBeNull();
});
