import type { BaniName } from '@naad/api-client';
import { parseBaniId } from '@naad/gurbani-model';
import { describe, expect, it } from 'vitest';
import { groupBanis } from './BaniPanel.tsx';

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

describe('the bani list [S3.21]', () => {
  it('has three groups, the first two in a fixed order [S9.25]', () => {
    const ids = [1, 2, 4, 6, 9, 10, 20, 21, 22, 23, 30, 31, 90, 91];
    const groups = groupBanis(ids.toReversed().map(bani));
    expect(groups.map(({ id, banis }) => [id, banis.map((each) => Number(each.id))])).toEqual([
      ['nitnem', [2, 4, 6, 9, 10, 20, 21, 23]],
      ['popular', [90, 30, 31, 22]],
      ['other', [91, 1]],
    ]);
  });

  it('leaves out empty groups', () => {
    expect(groupBanis([bani(2)]).map(({ id }) => id)).toEqual(['nitnem']);
    expect(groupBanis([])).toEqual([]);
  });
});
