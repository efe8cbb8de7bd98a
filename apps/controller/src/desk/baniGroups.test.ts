import type { BaniName } from '@naad/api-client';
import { parseBaniId } from '@naad/gurbani-corpus';
import { describe, expect, it } from 'vitest';
import { baniGroups } from './baniGroups.ts';

function bani(number: number): BaniName {
  const id = parseBaniId(number);
  if (id === null) throw new RangeError('no id');
  const name = String(number);
  return {
    id,
    slug: name,
    unicode: name,
    transliteration: name,
    transliterations: { en: name, hi: name, ur: name, ipa: name },
    hasLengths: false,
  };
}

describe('all banis', () => {
  it('are in three groups, the first two in their own order', () => {
    const ids = [1, 2, 4, 6, 9, 10, 20, 21, 22, 23, 30, 31, 90, 91];
    const groups = baniGroups(ids.toReversed().map(bani));
    expect(groups.map(({ id, banis }) => [id, banis.map((each) => Number(each.id))])).toEqual([
      ['nitnem', [2, 4, 6, 9, 10, 20, 21, 23]],
      ['popular', [90, 30, 31, 22]],
      ['other', [91, 1]],
    ]);
  });

  it('leave out a group that has none', () => {
    expect(baniGroups([bani(2)]).map(({ id }) => id)).toEqual(['nitnem']);
    expect(baniGroups([])).toEqual([]);
  });
});
