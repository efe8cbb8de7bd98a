import { expect, it } from 'vitest';
import { saveLastSync, readLastSync } from './lastSync.ts';

function keeperOf(stored: Record<string, string>) {
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
  } as Storage;
  return { localStorage };
}

it('the last sync code is from this site, or else from the legacy site [S3.41]', () => {
  const keeper = keeperOf({ 'previous-sync': 'ABC-XYZ' });
  expect(readLastSync(keeper)).toBe('ABC-XYZ');
  saveLastSync(keeper, 'BCD-FGH');
  expect(readLastSync(keeper)).toBe('BCD-FGH');
  expect(readLastSync(keeperOf({}))).toBeNull();
});

it('a browser without storage has no last sync code, and saving does not throw', () => {
  const localStorage = {
    getItem: () => {
      throw new DOMException('no');
    },
    setItem: () => {
      throw new DOMException('no');
    },
  } as unknown as Storage;
  expect(readLastSync({ localStorage })).toBeNull();
  saveLastSync({ localStorage }, 'BCD-FGH');
});
