import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLoaded } from './useLoaded.ts';

it('a loaded value is never returned for another key [P34]', async () => {
  const answers = new Map<string, (value: string) => void>();
  const { result, rerender } = renderHook(
    ({ key }) => useLoaded(key, () => new Promise<string>((resolve) => void answers.set(key, resolve))),
    { initialProps: { key: 'of one line' } },
  );
  await act(async () => Promise.resolve(answers.get('of one line')?.('its meaning')));
  expect(result.current[0]).toEqual({ status: 'loaded', found: 'its meaning' });
  rerender({ key: 'of the next' });
  expect(result.current[0]).toEqual({ status: 'loading' });
  rerender({ key: 'of a third' });
  await act(async () => Promise.resolve(answers.get('of the next')?.('late')));
  expect(result.current[0]).toEqual({ status: 'loading' });
});

it('a failed value is loaded again on demand, and a loaded one is cached', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Offline'));
  load.mockResolvedValue('value');
  const { result } = renderHook(() => useLoaded('of a word', load));
  await waitFor(() => {
    expect(result.current[0].status).toBe('failed');
  });
  act(() => {
    result.current[1]();
  });
  await waitFor(() => {
    expect(result.current[0]).toEqual({ status: 'loaded', found: 'value' });
  });
  renderHook(() => useLoaded('of a word', load));
  await act(async () => Promise.resolve());
  expect(load).toHaveBeenCalledTimes(2);
});
