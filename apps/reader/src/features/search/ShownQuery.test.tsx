import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SearchType } from '@naad/gurbani-model';
import { DEFAULT_CHOICE } from './searchChoice.ts';
import { ShownQuery } from './ShownQuery.tsx';

describe('the shown query', () => {
  it.each([
    ['is Gurmukhi with the keys beside it if typed in legacy keys', 0, 'DDrgj', 'ਧਧਰਗਜ (DDrgj)', 'ਧਧਰਗਜ'],
    ['is unchanged in Gurmukhi', 2, 'ਰਾਮਦਾਸ', 'ਰਾਮਦਾਸ', 'ਰਾਮਦਾਸ'],
    // ਅ and ਾ form a single letter, ਆ.
    ['is normalised in another spelling of Gurmukhi', 2, 'ਅਾਸਾ', 'ਆਸਾ', 'ਆਸਾ'],
    ['is marked as Gurmukhi in a type that accepts any script', 8, 'ਰਾਮਦਾਸ', 'ਰਾਮਦਾਸ', 'ਰਾਮਦਾਸ'],
    ['is not read as keys in mixed scripts', 8, 'ਰਾਮ das', 'ਰਾਮ das', 'ਰਾਮ das'],
    ['is unchanged in Latin letters', 4, 'jo mange thakur apne', 'jo mange thakur apne', undefined],
  ] as const)('%s', (_name, type, query, shown, gurmukhi) => {
    const { container } = render(
      <ShownQuery choice={{ ...DEFAULT_CHOICE, type: type satisfies SearchType, query }} />,
    );
    expect(container.textContent).toBe(shown);
    expect(container.querySelector('[lang="pa-Guru"]')?.textContent).toBe(gurmukhi);
  });
});
