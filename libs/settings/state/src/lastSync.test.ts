import { expect, it } from 'vitest';
import { keepLastSync, readLastSync } from './lastSync.ts';

function keeperOf(kept: Record<string, string>) {
  const localStorage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
  } as Storage;
  return { localStorage };
}

it('the last session is that of this site, or else of the one before', () => {
  const keeper = keeperOf({ 'previous-sync': 'ABC-XYZ' });
  expect(readLastSync(keeper)).toBe('ABC-XYZ');
  keepLastSync(keeper, 'BCD-FGH');
  expect(readLastSync(keeper)).toBe('BCD-FGH');
  expect(readLastSync(keeperOf({}))).toBeNull();
});

it('a browser that keeps nothing has none, and is asked in vain without a word', () => {
  const localStorage = {
    getItem: () => {
      throw new DOMException('no');
    },
    setItem: () => {
      throw new DOMException('no');
    },
  } as unknown as Storage;
  expect(readLastSync({ localStorage })).toBeNull();
  keepLastSync({ localStorage }, 'BCD-FGH');
});
