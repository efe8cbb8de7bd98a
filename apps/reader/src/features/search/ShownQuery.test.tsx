import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SearchType } from '@naad/api-contract';
import { DEFAULT_CHOICE } from './searchChoice.ts';
import { ShownQuery } from './ShownQuery.tsx';

describe('what was searched for', () => {
  it.each([
    ['in legacy keys is Gurmukhi, with the keys beside it', 0, 'DDrgj', 'ਧਧਰਗਜ (DDrgj)', 'ਧਧਰਗਜ'],
    ['in Gurmukhi is itself alone', 2, 'ਰਾਮਦਾਸ', 'ਰਾਮਦਾਸ', 'ਰਾਮਦਾਸ'],
    // ਅ and ਾ, which is one letter: ਆ.
    ['in Gurmukhi of another spelling is it as it is written', 2, 'ਅਾਸਾ', 'ਆਸਾ', 'ਆਸਾ'],
    ['in Gurmukhi says so where any script is taken', 8, 'ਰਾਮਦਾਸ', 'ਰਾਮਦਾਸ', 'ਰਾਮਦਾਸ'],
    ['in both is not taken for keys', 8, 'ਰਾਮ das', 'ਰਾਮ das', 'ਰਾਮ das'],
    ['in Latin letters is left as it is', 4, 'jo mange thakur apne', 'jo mange thakur apne', undefined],
  ] as const)('%s', (_name, type, query, shown, gurmukhi) => {
    const { container } = render(
      <ShownQuery choice={{ ...DEFAULT_CHOICE, type: type satisfies SearchType, query }} />,
    );
    expect(container.textContent).toBe(shown);
    expect(container.querySelector('[lang="pa-Guru"]')?.textContent).toBe(gurmukhi);
  });
});
